import { describe, expect, it } from 'vitest'
import { FLOOR, RACK_FLOOR, RATIO, arrange, largestSize, rackSize, rowHeight, rowWidth, scaled, tileGap, type Layout, type Shape } from '../src/lib/layout'

const shapes = (...counts: number[]): Shape[] => counts.map((count, at) => ({ id: at + 1, count }))
const [WIDTH, HEIGHT] = [900, 500]

/** Every row is on the table, and no two rows overlap. */
function check(layout: Layout, expected: Shape[]): void {
  expect([...layout.places.keys()].sort((a, b) => a - b)).toEqual(expected.map((each) => each.id).sort((a, b) => a - b))
  const boxes = [...layout.places.values()]
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
  }
  for (const [at, one] of boxes.entries())
    for (const two of boxes.slice(at + 1)) {
      const apart = one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y
      expect(apart).toBe(true)
    }
}

describe('a new layout', () => {
  it('shows an empty table at the largest size', () => {
    const layout = arrange([], WIDTH, HEIGHT, null, false)
    expect(layout.size).toBe(largestSize(WIDTH, HEIGHT))
    expect(layout.fits).toBe(true)
  })

  it('makes tiles smaller until everything fits, but not smaller than the floor', () => {
    const few = arrange(shapes(3, 4), WIDTH, HEIGHT, null, false)
    const many = arrange(shapes(...Array<number>(26).fill(4)), WIDTH, HEIGHT, null, false)
    const tooMany = arrange(shapes(...Array<number>(60).fill(5)), 360, 300, null, false)
    check(few, shapes(3, 4))
    check(many, shapes(...Array<number>(26).fill(4)))
    expect(many.size).toBeLessThan(few.size)
    expect(tooMany.size).toBe(FLOOR)
    expect(tooMany.fits).toBe(false)
  })

  it('leaves room for one more row', () => {
    const layout = arrange(shapes(4, 4, 4, 4, 4, 4), WIDTH, HEIGHT, null, false)
    const more = arrange([...shapes(4, 4, 4, 4, 4, 4), { id: 99, count: 3 }], WIDTH, HEIGHT, layout, true)
    expect(more.size).toBe(layout.size)
    expect(more.fits).toBe(true)
  })
})

describe('during a turn', () => {
  const before = arrange(shapes(3, 4, 5, 3), WIDTH, HEIGHT, null, false)

  it('untouched rows stay where they are', () => {
    const after = arrange([...shapes(3, 4, 5, 3), { id: 9, count: 1 }], WIDTH, HEIGHT, before, true)
    for (const id of [1, 2, 3, 4]) expect(after.places.get(id)).toEqual(before.places.get(id))
  })

  it('a row that is gone leaves a gap', () => {
    const after = arrange(shapes(3, 4, 5, 3).filter((each) => each.id !== 1), WIDTH, HEIGHT, before, true)
    expect(after.places.get(2)).toEqual(before.places.get(2))
    expect(after.places.has(1)).toBe(false)
  })

  it('a row that grows pushes only the rows behind it', () => {
    const grown = shapes(3, 4, 5, 3).map((each) => (each.id === 2 ? { ...each, count: 5 } : each))
    const after = arrange(grown, WIDTH, HEIGHT, before, true)
    check(after, grown)
    expect(after.places.get(1)).toEqual(before.places.get(1))
    expect(after.places.get(2)!.width).toBeGreaterThan(before.places.get(2)!.width)
  })

  it('a new row goes to the line where it was dropped', () => {
    const wide = arrange(shapes(10, 3), WIDTH, HEIGHT, null, false)
    const line = wide.places.get(2)!.line
    const after = arrange([...shapes(10, 3), { id: 9, count: 1 }], WIDTH, HEIGHT, wide, true, { id: 9, x: 600, y: wide.places.get(2)!.y + 5 })
    expect(after.places.get(9)!.line).toBe(line)
  })

  it('another size of the window makes a new layout', () => {
    expect(arrange(shapes(3, 4, 5, 3), 400, HEIGHT, before, true).width).toBe(400)
  })
})

describe('scaled', () => {
  it('multiplies every length', () => {
    const layout = arrange(shapes(3, 4), WIDTH, HEIGHT, null, false)
    const twice = scaled(layout, 2)
    expect(twice.size).toBe(layout.size * 2)
    expect(twice.rowHeight).toBe(rowHeight(layout.size) * 2)
    expect(twice.places.get(2)!.x).toBe(layout.places.get(2)!.x * 2)
    expect(twice.fits).toBe(false)
    expect(scaled(layout, 1).fits).toBe(true)
  })
})

describe('rackSize', () => {
  it('is smaller for more tiles and never below the floor', () => {
    const sizes = [8, 14, 30, 60].map((count) => rackSize([count], 700, 140))
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(rackSize([200], 300, 80)).toBe(RACK_FLOOR)
  })

  it('lets all tiles fit into the height', () => {
    const size = rackSize([14], 700, 140)
    const perLine = Math.floor(700 / (size + tileGap(size)))
    expect(Math.ceil(14 / perLine) * (Math.round(size * RATIO) + 8)).toBeLessThanOrEqual(140)
  })
})

it('a gap is as wide as the row that was there', () => {
  expect(rowWidth(-4, 40)).toBe(rowWidth(4, 40))
})
