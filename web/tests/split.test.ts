import { describe, expect, it } from 'vitest'
import { Split } from '../src/lib/split.svelte'

const splitOf = (needed: number): Split => Object.assign(new Split(), { reference: 220, usual: 70, needed })

describe('Split', () => {
  it('gives the rack what the melds do not need', () => {
    expect(splitOf(150).most).toBe(140)
  })

  it('leaves the melds in sight, however many tiles the rack has', () => {
    expect(splitOf(220).most).toBe(70)
    const split = splitOf(150)
    split.rack = split.most
    expect(split.visible).toBe(150)
  })

  it('leaves the table its least height', () => {
    expect(splitOf(0).most).toBe(70 + 220 - 96)
  })
})
