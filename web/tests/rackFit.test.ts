import { describe, expect, it } from 'vitest'
import { Split } from '../src/lib/split.svelte'
import { RATIO, tileGap } from '../src/lib/layout'
import { GROUP_GAP, LINE_GAP, PADDING, RACK_FLOOR, RackMemory, fitRack, rackLines, rackSize, usualHeight, type Part } from '../src/lib/rackFit'

const parts = (count: number, every = 4): Part[] => Array.from({ length: count }, (_, uid) => ({ uid, gap: uid > 0 && uid % every === 0, joined: false }))
const free = { most: Infinity, utmost: Infinity }
const counts = (lines: number[][]) => lines.map((line) => line.length)
/** The width of the rack, the height of the page, and that of the table beside a usual rack, on seven screens. */
const SCREENS = [[304, 568, 277], [359, 667, 350], [374, 844, 521], [640, 390, 230], [550, 1024, 701], [1056, 800, 565], [1690, 1080, 833]] as const
/** A rack in runs of this many tiles, or with a gap after so many. */
const RACKS = [
  ...[3, 4, 7].map((every) => (count: number) => parts(count, every)),
  ...[3, 5, 9].map((every) => (count: number) => parts(count, every).map((part) => ({ ...part, gap: false, joined: part.uid % every > 0 }))),
]

describe('fitRack', () => {
  it.each(SCREENS)('on %i by %i never gets lower with more tiles, and cuts none off', (width, page, table) => {
    const largest = rackSize(width, page)
    for (const share of [0, 0.4, 0.6, 0.8, 1])
      for (const rack of RACKS) {
        const { most, utmost } = Object.assign(new Split(), { reference: table, usual: usualHeight(width, largest), needed: share * table }).limits
        let before = 0
        for (let count = 0; count <= 60; count++) {
          const { size, height, scrolls, lines } = fitRack(rack(count), width, largest, { most, utmost }, 52)
          const high = (tile: number, number: number) => number * tile * RATIO + (number - 1) * LINE_GAP + 2 * PADDING.y
          expect(lines.flat()).toEqual(rack(count).map((part) => part.uid))
          expect(height).toBeGreaterThanOrEqual(before)
          expect(height).toBeLessThanOrEqual(utmost)
          expect(size).toBeGreaterThanOrEqual(RACK_FLOOR)
          if (!scrolls && count) expect(high(size, lines.length)).toBeLessThanOrEqual(height + 1)
          // It scrolls only where the smallest tiles do not fit either.
          if (scrolls) expect(high(RACK_FLOOR, rackLines(rack(count), RACK_FLOOR, width).length)).toBeGreaterThan(utmost - 1)
          before = height
        }
      }
  })

  it('is as high as its tiles', () => {
    const lines = (count: number) => fitRack(parts(count), 359, rackSize(359, 667), free, 52).lines.length
    expect([0, 1, 7, 8, 14, 16, 32].map(lines)).toEqual([0, 1, 1, 1, 2, 2, 4])
    expect(fitRack([], 359, 39, free, 52).height).toBe(0)
    const [fourteen, sixteen] = [14, 16].map((count) => fitRack(parts(count), 359, 39, free, 52).height)
    expect(fourteen).toBe(sixteen)
    expect(usualHeight(359, 39)).toBe(sixteen)
  })

  it('grows before tiles become small', () => {
    const low = fitRack(parts(20), 359, 39, { most: 130, utmost: 130 }, 52)
    expect(fitRack(parts(20), 359, 39, free, 52).size).toBeGreaterThan(low.size)
  })

  it('takes height from the melds before it scrolls', () => {
    const { height, scrolls, size } = fitRack(parts(32), 359, 39, { most: 128, utmost: 268 }, 52)
    expect({ scrolls, size }).toEqual({ scrolls: false, size: RACK_FLOOR })
    expect(height).toBeGreaterThan(128)
  })

  it('shows half a line where it scrolls', () => {
    for (const utmost of [130, 150, 200, 230]) {
      const { size, height, scrolls } = fitRack(parts(60), 304, 33, { most: 112, utmost }, 52)
      expect(scrolls).toBe(true)
      const line = size * RATIO + LINE_GAP
      const part = ((height - PADDING.y) % line) / line
      expect(part).toBeGreaterThan(0.3)
      expect(part).toBeLessThan(0.8)
    }
  })
})

describe('rackLines', () => {
  it('breaks where the browser would', () => {
    const line = 2 * 40 + tileGap(40) + GROUP_GAP * 40 + 2 * PADDING.x
    expect(counts(rackLines(parts(2, 1), 40, line + 1))).toEqual([2])
    expect(counts(rackLines(parts(2, 1), 40, line - 1))).toEqual([1, 1])
  })

  it('keeps on one line what belongs together, if a line has room for it', () => {
    const run = (from: number, length: number): Part[] => Array.from({ length }, (_, at) => ({ uid: from + at, gap: at === 0 && from > 0, joined: at > 0 }))
    const width = 8 * 42 + 2 * PADDING.x
    expect(counts(rackLines([...run(0, 5), ...run(5, 4), ...run(9, 3)], 40, width))).toEqual([5, 7])
    expect(counts(rackLines(run(0, 10), 40, width))).toEqual([8, 2])
  })
})

describe('RackMemory', () => {
  const fit = (memory: RackMemory, all: Part[], key = 'a') => memory.fit(key, all, 359, 39, free, 52)

  it('moves no other line when a tile is taken or comes back, and keeps the height', () => {
    const memory = new RackMemory()
    const before = fit(memory, parts(16))
    expect(counts(before.lines)).toEqual([8, 8])
    const taken = fit(memory, parts(16).filter((part) => part.uid !== 2))
    expect(taken.lines).toEqual([before.lines[0]!.filter((uid) => uid !== 2), before.lines[1]])
    expect(taken.height).toBe(before.height)
    expect(fit(memory, parts(16))).toEqual(before)
  })

  it('scrolls no longer when there is more height', () => {
    const memory = new RackMemory()
    const fit = (most: number) => memory.fit('a', parts(32), 359, 39, { most, utmost: most }, 52)
    expect(fit(128).scrolls).toBe(true)
    expect(fit(300).scrolls).toBe(false)
    expect(fit(128).height).toBeLessThanOrEqual(128)
  })

  it('begins anew with other tiles, another order, or a tile that finds no room', () => {
    const memory = new RackMemory()
    fit(memory, parts(16))
    expect(fit(memory, parts(5), 'b').lines).toHaveLength(1)
    fit(memory, parts(16))
    expect(counts(fit(memory, parts(16).toReversed()).lines)).toEqual([8, 8])
    fit(memory, parts(16))
    expect(fit(memory, [{ uid: 99, gap: false, joined: false }, ...parts(16)]).lines.flat()).toHaveLength(17)
  })
})
