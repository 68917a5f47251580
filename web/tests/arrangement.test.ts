import { describe, expect, it } from 'vitest'
import { Replay, advance, emptyTable, fromPlace, toPlace, type Arrangement } from '../src/lib/arrangement'
import late from '../../tests/web/late_tables.json'
import { cells, filled, packed } from '../src/lib/grid'
import { levels, type Felt } from '../src/lib/layout'
import type { PutMeld, TableStep } from '../src/lib/wire'

const FELT: Felt = { width: 900, height: 500 }
const put = (slot: number, length: number, more: Partial<PutMeld> = {}): PutMeld => ({ slot, length, origin: null, offset: 0, place: null, ...more })
const step = (...melds: PutMeld[]): TableStep => ({ put: melds, gone: [], seat: 0, last_tile: 0 })
const laid = (...steps: TableStep[]): Arrangement => steps.reduce(advance, emptyTable(FELT))

/** No two melds share a cell, and none leaves the felt sideways. */
function check(table: Arrangement): void {
  const all = [...table.boxes.values()]
  for (const [at, one] of all.entries()) {
    expect(one.col).toBeGreaterThanOrEqual(0)
    expect(one.col + 2 * one.length).toBeLessThanOrEqual(table.cols)
    for (const two of all.slice(at + 1)) {
      const apart = Math.abs(one.v - two.v) >= 2 || one.col + cells(one.length) <= two.col || two.col + cells(two.length) <= one.col
      expect(apart).toBe(true)
    }
  }
}

/** The same sequence every time. */
function randomSteps(count: number, seed: number): TableStep[] {
  let state = seed
  const random = (below: number) => (state = (state * 1103515245 + 12345) % 2147483648) % below
  const lengths = new Map<number, number>()
  return Array.from({ length: count }, (_, number): TableStep => {
    const slots = [...lengths.keys()]
    const other = slots[random(Math.max(1, slots.length))]
    if (other !== undefined && random(3) === 0) {
      lengths.set(other, Math.min(9, lengths.get(other)! + 1))
      return step(put(other, lengths.get(other)!, { origin: other, offset: -random(2) }))
    }
    lengths.set(number + 1, 3 + random(3))
    return step(put(number + 1, lengths.get(number + 1)!, other !== undefined && random(2) ? { origin: other, offset: random(4) } : {}))
  })
}

describe('the arrangement', () => {
  it('shows an empty table with the largest tiles', () => {
    expect(emptyTable(FELT)).toMatchObject({ size: levels(FELT)[0]!.size, repacks: 0 })
  })

  it('moves no meld that nobody touched, except when it packs the table again', () => {
    for (const felt of [FELT, { ...FELT, width: 320, height: 190 }, { ...FELT, width: 844, height: 150 }])
      for (const seed of [1, 2, 3]) {
        let table = emptyTable(felt)
        for (const each of randomSteps(24, seed)) {
          const after = advance(table, each)
          check(after)
          const touched = new Set(each.put.map((one) => one.slot))
          if (after.repacks === table.repacks) {
            expect(after.size).toBe(table.size)
            for (const [slot, box] of table.boxes) if (!touched.has(slot)) expect(after.boxes.get(slot)).toEqual(box)
          } else expect(after.repacks).toBe(table.repacks + 1)
          table = after
        }
        expect(table.repacks).toBeLessThanOrEqual(6)
      }
  })

  it('keeps room for the next row as long as packing can make it', () => {
    const table = laid(...randomSteps(30, 5))
    expect(Math.max(...[...table.boxes.values()].map((box) => box.v))).toBeLessThanOrEqual(table.deepest)
    expect(advance(table, step(put(99, 4))).repacks).toBe(table.repacks)
  })

  it('packs melds that a player has spread without making them smaller', () => {
    const felt = { width: 378, height: 390 }
    const spread = [[4500, 4300], [3300, 8600], [2000, 1300], [1100, 6500]].map((place, at) => step(put(at + 1, 3, { place: place as [number, number] })))
    const table = [...spread, step(put(5, 3), put(6, 3))].reduce(advance, emptyTable(felt))
    check(table)
    expect(table.size).toBe([1, 2, 3, 4, 5, 6].map((slot) => step(put(slot, 3))).reduce(advance, emptyTable(felt)).size)
  })

  it('fills the ends of earlier lines only where no room is left to spare', () => {
    const boxes = [8, 6, 3].map((length, at): [number, { v: number; col: number; length: number }] => [at, { v: 0, col: 0, length }])
    expect([...packed(boxes, 26, false).values()].map((box) => box.v)).toEqual([0, 2, 0])
    expect([...packed(boxes, 26, true).values()].map((box) => box.v)).toEqual([0, 2, 2])
    const uneven = [3, 8, 4, 6, 3].map((length, at): [number, { v: number; col: number; length: number }] => [at, { v: 0, col: 0, length }])
    expect(new Set([...filled(uneven, 30).values()].map((box) => box.v))).toEqual(new Set([0, 2]))
  })

  it('keeps the tiles of a meld in place when it grows to the left or loses its first tile', () => {
    const table = laid(step(put(1, 4, { place: [5000, 5000] })))
    const was = table.boxes.get(1)!
    expect(advance(table, step(put(1, 5, { origin: 1, offset: -1 }))).boxes.get(1)).toEqual({ ...was, col: was.col - 2, length: 5 })
    expect(advance(table, step(put(1, 3, { origin: 1, offset: 1 }))).boxes.get(1)).toEqual({ ...was, col: was.col + 2, length: 3 })
  })

  it('leaves the parts of a split meld side by side', () => {
    const table = laid(step(put(1, 7)))
    const was = table.boxes.get(1)!
    const after = advance(table, step(put(1, 4, { origin: 1, offset: 3 }), put(2, 3, { origin: 1, offset: 0 })))
    expect(after.boxes.get(1)).toMatchObject({ v: was.v, col: was.col + 6 })
    const other = after.boxes.get(2)!
    expect(Math.abs(other.v - was.v)).toBeLessThanOrEqual(2)
  })

  it('puts a meld near the one it came from', () => {
    const table = laid(step(put(1, 6, { place: [2000, 9000] })), step(put(2, 3)))
    const box = advance(table, step(put(1, 3, { origin: 1 }), put(3, 3, { origin: 1, offset: 3 }))).boxes.get(3)!
    const from = table.boxes.get(1)!
    expect(Math.abs(box.v - from.v)).toBeLessThanOrEqual(2)
    expect(Math.abs(box.col - from.col - 6)).toBeLessThanOrEqual(4)
  })

  it('puts a meld where the player put it, exactly on the same screen', () => {
    const table = emptyTable(FELT)
    for (let v = 0; v <= table.deepest; v++)
      for (let col = 0; col + 6 <= table.cols; col++) {
        expect(fromPlace(toPlace({ v, col }, table), table)).toEqual({ v, col })
        expect(laid(step(put(1, 3, { place: toPlace({ v, col }, table) }))).boxes.get(1)).toMatchObject({ v, col })
      }
  })

  it('makes tiles smaller for a meld that is wider than the table', () => {
    const felt = { width: 320, height: 190 }
    const table = [step(put(1, 3)), step(put(2, 13))].reduce(advance, emptyTable(felt))
    check(table)
    expect(table.size).toBeLessThan(levels(felt)[0]!.size)
  })
})

/** How a round went, as it was recorded: rows as [slot, length, origin, offset], and how many steps lead to a late table. */
interface Recorded {
  steps: [[number, number, number | null, number][], number[], number, number][]
  points: { steps: number }[]
}
const { rounds } = late as unknown as { rounds: Recorded[] }
/** The felts of the seven screens that the browser tests look at. */
const FELTS = [[320, 277], [375, 350], [390, 521], [844, 230], [768, 701], [1280, 565], [1920, 833]] as const

describe('recorded rounds', () => {
  it.each(FELTS)('on a felt of %i by %i have all melds in sight, and fewer tiles are never smaller', (width, height) => {
    for (const spread of [false, true]) {
      const found: { tiles: number; size: number }[] = []
      for (const round of rounds) {
        let table = emptyTable({ width, height })
        let sizes = 0
        for (const [at, [rows, gone, seat, last_tile]] of round.steps.entries()) {
          const place = spread ? ([(at * 4217) % 10000, (at * 2741) % 10000] as [number, number]) : null
          const melds = rows.map(([slot, length, origin, offset]) => put(slot, length, { origin, offset, place: origin === null ? place : null }))
          const before = table
          table = advance(table, { put: melds, gone, seat, last_tile })
          if (table.size !== before.size) sizes++
          check(table)
          expect(Math.max(...[...table.boxes.values()].map((box) => box.v))).toBeLessThanOrEqual(table.deepest)
          if (round.points.some((point) => point.steps === at + 1))
            found.push({ tiles: [...table.boxes.values()].reduce((sum, box) => sum + box.length, 0), size: table.size })
        }
        expect(sizes, 'few steps disturb less than many').toBeLessThanOrEqual(6)
        expect(table.repacks).toBeLessThanOrEqual(10)
      }
      found.sort((a, b) => a.tiles - b.tiles)
      expect(found.map(({ size }) => size)).toEqual(found.map(({ size }) => size).sort((a, b) => b - a))
    }
  })
})

describe('a replay', () => {
  const steps = randomSteps(20, 9)

  it('gives the same table step by step, at once, and after a reload', () => {
    const live = new Replay()
    let last: Arrangement | null = null
    for (let count = 0; count <= steps.length; count++) last = live.table('1', steps.slice(0, count), FELT)
    const again = new Replay().table('1', steps, FELT)
    expect(last!.boxes).toEqual(again.boxes)
    expect(last!.repacks).toBe(again.repacks)
  })

  it('begins anew with the next round and in another window', () => {
    const replay = new Replay()
    replay.table('1', steps, FELT)
    expect(replay.table('2', [], FELT).boxes.size).toBe(0)
    expect(replay.table('2', steps, { ...FELT, width: 400 }).boxes).toEqual(new Replay().table('x', steps, { ...FELT, width: 400 }).boxes)
  })
})
