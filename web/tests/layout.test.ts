import { describe, expect, it } from 'vitest'
import { drawn, levels, wholeFactor } from '../src/lib/layout'
import type { Box } from '../src/lib/grid'

const FELT = { width: 900, height: 300 }
const rows = (count: number, length = 3): Map<number, Box> => new Map(Array.from({ length: count }, (_, at) => [at, { v: 2 * at, col: 0, length }]))

describe('levels', () => {
  it.each([[320, 277], [390, 521], [1280, 565], [1920, 833]])('of a felt of %i by %i become smaller and hold more', (width, height) => {
    const all = levels({ width, height })
    for (const [at, level] of all.entries()) {
      if (!at) continue
      expect(level.size).toBeLessThan(all[at - 1]!.size)
      expect(level.holds).toBeGreaterThan(all[at - 1]!.holds)
    }
    expect(all.at(-1)!.holds).toBeGreaterThan(200)
  })
})

describe('wholeFactor', () => {
  it('leaves a table alone that is visible', () => {
    expect(wholeFactor(rows(2).values(), 60, FELT)).toBe(1)
    expect(wholeFactor([], 60, FELT)).toBe(1)
  })

  it('makes everything as small as needed, down and across', () => {
    for (const [boxes, size] of [[rows(3), 70], [rows(9), 70], [rows(12), 26], [rows(1, 13), 70]] as const) {
      const factor = wholeFactor(boxes.values(), size, FELT)
      expect(factor).toBeLessThan(1)
      const view = drawn(boxes, size, FELT, factor)
      for (const place of view.places.values()) {
        expect(place.y + place.height).toBeLessThanOrEqual(FELT.height)
        expect(place.x + place.width).toBeLessThanOrEqual(FELT.width)
      }
      // Not smaller than that.
      const larger = [...drawn(boxes, size, FELT, factor * 1.04).places.values()]
      expect(larger.some((place) => place.y + place.height > FELT.height || place.x + place.width > FELT.width)).toBe(true)
    }
  })
})
