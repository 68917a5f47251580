import { describe, expect, it } from 'vitest'
import { Split } from '../src/lib/split.svelte'

const splitOf = (needed: number): Split => Object.assign(new Split(), { reference: 220, usual: 70, needed })

describe('Split', () => {
  it('gives the rack what the melds do not need', () => {
    expect(splitOf(150).limits.most).toBe(140)
  })

  it('leaves the melds in sight, unless the rack has too many tiles', () => {
    expect(splitOf(220).limits).toEqual({ most: 70, utmost: 70 + 0.4 * 220 })
    const split = splitOf(150)
    split.rack = split.limits.most
    expect(split.visible).toBe(150)
  })

  it('leaves the table its least height', () => {
    expect(splitOf(0).limits).toEqual({ most: 70 + 220 - 96, utmost: 70 + 220 - 96 })
    expect(splitOf(150).limits.utmost).toBe(70 + 220 - 96)
  })
})
