import { describe, expect, it } from 'vitest'
import { Split } from '../src/lib/split.svelte'

function splitOf(content: number, small: boolean): Split {
  const split = new Split()
  Object.assign(split, { reference: 220, content, line: 40, small })
  return split
}

describe('Split', () => {
  it('gives the rack what the table does not need', () => {
    expect(splitOf(100, false).most).toBe(80)
    expect(splitOf(100, false).limit).toBe(120)
  })

  it('gives the rack little of a table whose tiles are small already', () => {
    // Otherwise the table would be drawn smaller still, and the rack would grow again.
    expect(splitOf(100, true).most).toBe(0)
    expect(splitOf(100, true).limit).toBeCloseTo(44)
  })

  it('leaves the table its least height', () => {
    const split = splitOf(0, true)
    split.reference = 100
    expect(split.limit).toBe(4)
  })
})
