import { describe, expect, it } from 'vitest'
import { freeSpot } from '../src/lib/freeSpot'

const felt = { width: 300, height: 200 }

describe('a free place on the felt', () => {
  it('is at the bottom on the left if nothing lies there', () => {
    expect(freeSpot(100, 30, felt, [])).toEqual({ left: 8, top: 162 })
  })
  it('is beside or above a meld that lies there', () => {
    const meld = { left: 10, top: 150, width: 120, height: 45 }
    expect(freeSpot(100, 30, felt, [meld])).toEqual({ left: 134, top: 162 })
    expect(freeSpot(200, 30, felt, [meld])).toEqual({ left: 8, top: 116 })
  })
  it('is nowhere on a full table', () => {
    expect(freeSpot(100, 30, felt, [{ left: 20, top: 20, width: 260, height: 160 }])).toBeNull()
    expect(freeSpot(290, 30, felt, [])).toBeNull()
  })
})
