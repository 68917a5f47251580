import { describe, expect, it } from 'vitest'
import { CHANNELS, findPeaks, measured, quality, type Picture } from '../src/photo/peaks'
import type { Peak } from '../src/lib/rest'

const ROWS = 6
const COLUMNS = 8

/** The output of a model that sees tiles in these cells, with these logits. */
function cells(tiles: { row: number; column: number; logit: number }[]): Float32Array {
  const values = new Float32Array(CHANNELS * ROWS * COLUMNS).fill(0)
  values.fill(-9, 0, ROWS * COLUMNS)
  for (const { row, column, logit } of tiles) {
    const put = (channel: number, value: number) => (values[(channel * ROWS + row) * COLUMNS + column] = value)
    ;[logit, 0.5, 0.25, Math.log(2), 0, 0, -2].forEach((value, channel) => put(channel, value))
    put(7 + 2, 8)
    put(14 + 4, 20)
  }
  return values
}

describe('peaks', () => {
  it('are places, sizes and directions in pixels, best first', () => {
    const found = findPeaks(cells([{ row: 1, column: 2, logit: 1 }, { row: 4, column: 6, logit: 3 }]), ROWS, COLUMNS, 8)
    expect(found.map(({ x, y }) => [x, y])).toEqual([[52, 34], [20, 10]])
    expect(found[0]).toMatchObject({ width: 64, height: 32, up: [0, -1] })
    expect(found[0]!.colours).toEqual([-8, -8, 0, -8, -8, -8, -8])
    expect(found[0]!.numbers[4]).toBe(0)
    expect(Math.min(...found[0]!.numbers)).toBe(-12)
    expect(found[0]!.score).toBeCloseTo(0.9526, 3)
  })
  it('are local maxima over a threshold', () => {
    const beside = [{ row: 2, column: 2, logit: 2 }, { row: 2, column: 3, logit: 1 }, { row: 5, column: 7, logit: -1.5 }]
    expect(findPeaks(cells(beside), ROWS, COLUMNS, 8)).toHaveLength(1)
  })
})

function painted(paint: (x: number, y: number) => [number, number, number]): Picture {
  const data = new Uint8ClampedArray(4 * 60 * 60)
  for (let y = 0; y < 60; y++) for (let x = 0; x < 60; x++) data.set([...paint(x, y), 255], 4 * (y * 60 + x))
  return { width: 60, height: 60, data }
}
const tile: Peak = { x: 30, y: 30, width: 40, height: 50, up: [0, -1], colours: [], numbers: [], score: 1 }

describe('ink', () => {
  it('is what the print absorbs, also in shadow', () => {
    for (const light of [1, 0.4]) {
      const picture = painted((x) => (Math.abs(x - 30) < 3 ? [200 * light, 20 * light, 20 * light] : [240 * light, 240 * light, 240 * light]))
      const { ink, face } = measured(picture, tile)
      expect(face![0]).toBeCloseTo(240 * light, 0)
      expect(ink![0]).toBeLessThan(0.2)
      expect(ink![1]).toBeCloseTo(0.7, 1)
      expect(ink![2]).toBeCloseTo(0.7, 1)
    }
  })
  it('is null without contrast, and outside the picture', () => {
    const blank = painted(() => [220, 220, 210])
    expect(measured(blank, tile)).toEqual({ face: [220, 220, 210], ink: null })
    expect(measured(blank, { ...tile, x: 500 })).toEqual({ face: null, ink: null })
  })
})

describe('quality', () => {
  it('tells light, edges, contrast and colour', () => {
    const halves = painted((x) => (x < 30 ? [10, 10, 10] : [200, 200, 200]))
    expect(quality(halves)).toEqual({ light: 200, edges: 190, contrast: 190, colour: 0 })
    expect(quality(painted(() => [9, 9, 9]))).toEqual({ light: 9, edges: 0, contrast: 0, colour: 0 })
    expect(quality(painted(() => [250, 50, 90])).colour).toBe(200)
  })
})
