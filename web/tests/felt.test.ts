// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { TableFelt } from '../src/lib/felt.svelte'
import { MARGIN, wholeFactor } from '../src/lib/layout'
import type { Row } from '../src/lib/pieces'
import type { MeldScene, TableStep } from '../src/lib/wire'
import { meld, row, sceneWith } from './helpers'

const SIZE = { width: 900, height: 500 }
const melds: MeldScene[] = [
  meld(1, [1, 2, 3, 4, 5], 'r3', 'r4', 'r5', 'r6', 'r7'),
  meld(2, [6, 7, 8], 'k9', 'b9', 'r9'),
]
const steps: TableStep[] = melds.map(({ slot, tiles }) => ({ put: [{ slot, length: tiles.length, origin: null, offset: 0, place: null }], gone: [], seat: 0, last_tile: 0 }))
const scene = sceneWith({ table: melds, steps })
let felt: TableFelt
let rows: Row[]
const box = (id: number) => felt.boxes.get(id)!

beforeEach(() => {
  felt = new TableFelt()
  rows = [row(1, 'r3', 'r4', 'r5', 'r6', 'r7'), row(2, 'k9', 'b9', 'r9')]
  felt.arrange(rows, scene, null, SIZE)
})

describe('rows on the felt', () => {
  it('lie where the arrangement has their melds', () => {
    expect(box(1)).toEqual(felt.table!.boxes.get(1))
    expect(box(2)).toEqual(felt.table!.boxes.get(2))
    expect([felt.place(1), felt.place(2)]).toEqual([null, null])
  })

  it('stay while others are touched, and the parts of a split row keep their tiles in place', () => {
    const [run, group] = rows as [Row, Row]
    const was = box(1)
    const left = { ...run, pieces: run.pieces.slice(0, 2) }
    const right = { ...row(13), pieces: run.pieces.slice(3) }
    felt.arrange([left, right, group, row(14, 'r5')], scene, null, SIZE)
    expect(box(1)).toEqual({ ...was, length: 2 })
    expect(box(13)).toEqual({ v: was.v, col: was.col + 6, length: 2 })
    expect(box(2)).toEqual(felt.table!.boxes.get(2))
  })

  it('grow to the side where the new tile is', () => {
    const [run, group] = rows as [Row, Row]
    const was = box(2)
    felt.arrange([run, { ...group, pieces: [...row(0, 'o9').pieces, ...group.pieces] }], scene, null, SIZE)
    expect(box(2)).toEqual({ ...was, col: was.col - 2, length: 4 })
  })

  it('lie where they were dropped, and the server is told', () => {
    const dropped = row(15, 'k1')
    felt.arrange([...rows, dropped], scene, { id: 15, x: 600, y: 320 }, SIZE)
    const { size } = felt.table!
    expect(Math.abs(MARGIN + (box(15).col * size * 1.05) / 2 + size / 2 - 600)).toBeLessThan(size / 2)
    const place = felt.place(15)!
    expect(place[0]).toBeGreaterThan(5000)
    // Another page with the same felt puts it there too.
    const other = new TableFelt()
    other.arrange([...rows, { ...dropped, place }], scene, null, SIZE)
    expect(other.boxes.get(15)).toEqual(box(15))
    // So does the arrangement after the lay, here and everywhere.
    const after = { ...scene, at: 2, table: [...melds, meld(15, [9], 'k1')], steps: [...steps, { put: [{ slot: 15, length: 1, origin: null, offset: 0, place }], gone: [], seat: 0, last_tile: 0 }] }
    const was = box(15)
    felt.arrange([...rows, dropped], after, null, SIZE)
    expect(box(15)).toEqual(was)
    expect(felt.place(15)).toBeNull()
  })

  it('come back to their places when a change is undone', () => {
    const was = box(2)
    felt.arrange([rows[0]!], scene, null, SIZE)
    felt.arrange([rows[0]!, row(16, 'k1')], scene, { id: 16, x: 400, y: 400 }, SIZE)
    felt.arrange(rows, scene, null, SIZE)
    expect(box(2)).toEqual(was)
  })

  it('are read line by line', () => {
    felt.arrange([row(17, 'k1'), ...rows], scene, { id: 17, x: 500, y: 400 }, SIZE)
    expect(felt.inOrder([row(17, 'k1'), ...rows]).map((each) => each.id)).toEqual([1, 2, 17])
  })

  it('make way beside and below the others when nothing is free during a turn', () => {
    const many = Array.from({ length: 30 }, (_, at) => row(100 + at, 'k1', 'k2', 'k3'))
    felt.arrange([...rows, ...many], scene, null, SIZE)
    expect(felt.boxes.size).toBe(32)
    expect(box(1)).toEqual(felt.table!.boxes.get(1))
    const places = new Set([...felt.boxes.values()].map(({ v, col }) => `${v}.${col}`))
    expect(places.size).toBe(32)
    // Their tiles are larger than if all new rows lay below.
    const { size } = felt.table!
    const below = new Map([...felt.boxes.values()].map((each, at) => [at, { ...each, v: 2 * Math.floor(at / 4), col: 9 * (at % 4) }]))
    expect(wholeFactor(felt.boxes.values(), size, SIZE)).toBeGreaterThan(1.1 * wholeFactor(below.values(), size, SIZE))
    // A row that is there stays while another one comes.
    const was = new Map(felt.boxes)
    felt.arrange([...rows, ...many, row(200, 'k1', 'k2', 'k3')], scene, null, SIZE)
    for (const [id, place] of was) expect(box(id)).toEqual(place)
  })
})

describe('a felt that gets lower', () => {
  const many: TableStep[] = Array.from({ length: 14 }, (_, at) => ({ put: [{ slot: at + 1, length: 4, origin: null, offset: 0, place: null }], gone: [], seat: 0, last_tile: 0 }))
  const table = many.map((_, at) => meld(at + 1, [4 * at, 4 * at + 1, 4 * at + 2, 4 * at + 3], 'k1', 'k2', 'k3', 'k4'))
  const full = sceneWith({ table, steps: many })
  const lying = table.map((each) => row(each.slot, ...each.tiles))
  const tile = (height: number) => felt.table!.size * wholeFactor(felt.boxes.values(), felt.table!.size, { width: 900, height })

  it('keeps its melds in their places as long as they fit', () => {
    felt.arrange(lying, full, null, SIZE)
    const was = felt.boxes
    felt.visible = felt.needed
    felt.arrange(lying, full, null, SIZE)
    expect(felt.boxes).toEqual(was)
  })

  it('has larger tiles than one that is only drawn smaller', () => {
    felt.arrange(lying, full, null, SIZE)
    const { boxes, needed } = felt
    felt.visible = 0.55 * needed
    const drawn = tile(felt.visible)
    felt.arrange(lying, full, null, SIZE)
    expect(felt.needed).toBe(needed)
    expect(tile(felt.visible)).toBeGreaterThan(drawn)
    expect(Math.max(...[...felt.boxes.values()].map((each) => each.v))).toBeLessThanOrEqual(felt.table!.deepest)
    // The places are those of every page with such a felt, and the old ones come back with the height.
    const other = Object.assign(new TableFelt(), { visible: felt.visible })
    other.arrange(lying, full, null, SIZE)
    expect(other.boxes).toEqual(felt.boxes)
    felt.visible = Infinity
    felt.arrange(lying, full, null, SIZE)
    expect(felt.boxes).toEqual(boxes)
  })
})

it('counts when the table is packed again, but not for another window', () => {
  const more: TableStep[] = Array.from({ length: 16 }, (_, at) => ({ put: [{ slot: at + 3, length: 5, origin: null, offset: 0, place: null }], gone: [], seat: 0, last_tile: 0 }))
  const full = { ...scene, steps: [...steps, ...more] }
  felt.arrange(rows, full, null, SIZE)
  expect(felt.repacks).toBe(1)
  felt.arrange(rows, full, null, { ...SIZE, width: 500 })
  expect(felt.repacks).toBe(1)
})
