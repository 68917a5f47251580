import { describe, expect, it } from 'vitest'
import { Split } from '../src/lib/split.svelte'

const splitOf = (needed: number): Split => Object.assign(new Split(), { reference: 220, usual: 70, needed })

describe('Split', () => {
  it('gives the rack what the melds do not need', () => {
    expect(splitOf(150).room).toEqual({ most: 140, limit: 114 })
  })

  it('lends a part of a full table to a rack that would scroll otherwise', () => {
    expect(splitOf(220).room).toEqual({ most: 70, limit: 114 })
  })

  it('leaves the table its least height', () => {
    expect(splitOf(0).room.most).toBe(70 + 220 - 96)
  })
})
