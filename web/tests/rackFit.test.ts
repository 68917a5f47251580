import { describe, expect, it } from 'vitest'
import { RATIO, tileGap } from '../src/lib/layout'
import { GROUP_GAP, LINE_GAP, PADDING, RACK_FLOOR, RackMemory, fitRack, rackLines, rackSize, usualHeight, type Part } from '../src/lib/rackFit'

const parts = (count: number, every = 4): Part[] => Array.from({ length: count }, (_, uid) => ({ uid, gap: uid > 0 && uid % every === 0, joined: false }))
const FREE = Infinity
const counts = (lines: number[][]) => lines.map((line) => line.length)

describe('fitRack', () => {
  it('never cuts a tile: all lines fit into the height, or it scrolls with the smallest tiles', () => {
    for (const [width, page] of [[304, 568], [359, 667], [374, 844], [640, 390], [1078, 800]] as const)
      for (let count = 1; count <= 60; count++) {
        const largest = rackSize(width, page)
        const most = 0.3 * page
        const { size, height, scrolls, lines } = fitRack(parts(count), width, largest, most, 52)
        expect(lines.flat()).toEqual(parts(count).map((part) => part.uid))
        expect(height).toBeLessThanOrEqual(most)
        expect(size).toBeGreaterThanOrEqual(RACK_FLOOR)
        if (scrolls) expect(size).toBe(RACK_FLOOR)
        else expect(lines.length * size * RATIO + (lines.length - 1) * LINE_GAP + 2 * PADDING.y).toBeLessThanOrEqual(height)
      }
  })

  it('is as high as its tiles', () => {
    const lines = (count: number) => fitRack(parts(count), 359, rackSize(359, 667), FREE, 52).lines.length
    expect([0, 1, 7, 8, 14, 16, 32].map(lines)).toEqual([0, 1, 1, 1, 2, 2, 4])
    expect(fitRack([], 359, 39, FREE, 52).height).toBe(0)
    const [fourteen, sixteen] = [14, 16].map((count) => fitRack(parts(count), 359, 39, FREE, 52).height)
    expect(fourteen).toBe(sixteen)
    expect(usualHeight(359, 39)).toBe(sixteen)
  })

  it('grows before tiles become small', () => {
    const low = fitRack(parts(20), 359, 39, 130, 52)
    expect(fitRack(parts(20), 359, 39, FREE, 52).size).toBeGreaterThan(low.size)
  })

  it('shows half a line where it scrolls', () => {
    const { height, scrolls } = fitRack(parts(60), 304, 33, 200, 52)
    expect(scrolls).toBe(true)
    const line = RACK_FLOOR * RATIO + LINE_GAP
    expect(((height - PADDING.y) % line) / line).toBeCloseTo(0.5, 1)
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
  const fit = (memory: RackMemory, all: Part[], key = 'a') => memory.fit(key, all, 359, 39, FREE, 52)

  it('moves no other line when a tile is taken or comes back, and keeps the height', () => {
    const memory = new RackMemory()
    const before = fit(memory, parts(16))
    expect(counts(before.lines)).toEqual([8, 8])
    const taken = fit(memory, parts(16).filter((part) => part.uid !== 2))
    expect(taken.lines).toEqual([before.lines[0]!.filter((uid) => uid !== 2), before.lines[1]])
    expect(taken.height).toBe(before.height)
    expect(fit(memory, parts(16))).toEqual(before)
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
