import { describe, expect, it } from 'vitest'
import { RATIO, tileGap } from '../src/lib/layout'
import { GROUP_GAP, LINE_GAP, PADDING, RACK_FLOOR, fitRack, lowRack, rackLines } from '../src/lib/rackFit'

const gaps = (count: number, every = 4) => Array.from({ length: count }, (_, at) => at % every === 0)

describe('fitRack', () => {
  it('never cuts a tile: all lines fit into the height, or it scrolls with the smallest tiles', () => {
    for (const [width, usual, most] of [[300, 108, 230], [355, 108, 300], [700, 74, 150], [1300, 153, 500]] as const)
      for (let count = 1; count <= 60; count++) {
        const { size, height, scrolls } = fitRack(gaps(count), width, usual, most, most, 52)
        expect(height).toBeGreaterThanOrEqual(usual)
        expect(height).toBeLessThanOrEqual(Math.max(usual, most))
        const lines = rackLines(gaps(count), size, width)
        if (scrolls) expect(size).toBe(RACK_FLOOR)
        else expect(lines * size * RATIO + (lines - 1) * LINE_GAP + 2 * PADDING.y).toBeLessThanOrEqual(height)
      }
  })

  it('grows before tiles become small', () => {
    const low = fitRack(gaps(20), 355, 108, 108, 108, 52)
    const high = fitRack(gaps(20), 355, 108, 300, 300, 52)
    expect(high.size).toBeGreaterThan(low.size)
    expect(high.height).toBeGreaterThan(108)
  })

  it('does not grow for a line that slightly smaller tiles do not need', () => {
    // Fifteen tiles on a phone: at 38 pixels the first line would lack a tenth of a pixel.
    const rack = [0, 3, 4, 8, 10, 12].reduce((all, at) => all.with(at, true), Array.from({ length: 15 }, () => false))
    const { size, height } = fitRack(rack, 370, 135, 400, 400, 52)
    expect(height).toBe(135)
    expect(size).toBeGreaterThanOrEqual(36)
    const more = [0, 4, 7, 8, 10, 16, 19].reduce((all, at) => all.with(at, true), Array.from({ length: 24 }, () => false))
    const three = fitRack(more, 370, 135, 400, 400, 52)
    expect(rackLines(more, three.size, 370)).toBe(3)
    expect(three.height).toBeLessThanOrEqual(Math.ceil(3 * three.size * RATIO + 2 * LINE_GAP) + 2 * PADDING.y)
  })

  it('takes a little more before it scrolls', () => {
    const [count, width] = [22, 350]
    const lines = rackLines(gaps(count), RACK_FLOOR, width)
    const needed = Math.ceil(lines * RACK_FLOOR * RATIO + (lines - 1) * LINE_GAP) + 2 * PADDING.y
    expect(fitRack(gaps(count), width, 108, needed - 18, needed - 18, 52).scrolls).toBe(true)
    expect(fitRack(gaps(count), width, 108, needed - 18, needed, 52)).toEqual({ size: RACK_FLOOR, height: needed, scrolls: false })
  })

  it('shows half a line where it scrolls', () => {
    const { height, scrolls } = fitRack(gaps(60), 300, 108, 230, 230, 52)
    expect(scrolls).toBe(true)
    const line = RACK_FLOOR * RATIO + LINE_GAP
    const part = ((height - PADDING.y) % line) / line
    expect(part).toBeGreaterThan(0.3)
    expect(part).toBeLessThan(0.7)
  })
})

it('counts lines as the browser breaks them', () => {
  const size = 40
  const line = 2 * size + tileGap(size) + GROUP_GAP * size
  expect(rackLines([false, true], size, line + 2 * PADDING.x + 1)).toBe(1)
  expect(rackLines([false, true], size, line + 2 * PADDING.x - 1)).toBe(2)
})

describe('lowRack', () => {
  it('gives height to a table that is cut, and keeps a line of large tiles', () => {
    const line = Math.ceil(38 * RATIO) + 2 * PADDING.y
    expect(lowRack(5, 370, 135, 300)).toBe(line)
    expect(lowRack(5, 370, 135, 20)).toBe(115)
    expect(lowRack(5, 370, 135, 0)).toBe(135)
  })

  it('gives nothing if all lines are needed', () => {
    expect(lowRack(14, 370, 135, 300)).toBeGreaterThan(120)
    expect(lowRack(30, 370, 135, 300)).toBe(135)
  })
})
