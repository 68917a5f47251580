/* Where the melds of the table lie. The server sends how the table came about, step by step. The page replays the steps on
   its own screen: a meld stays where it is until somebody touches it, and new melds take free places. When nothing fits any
   more, the table is packed again between two turns, usually with smaller tiles. See docs/adr/0008-the-table-is-a-place.md. */

import { Grid, packed, type Box, type Cell } from './grid'
import { columns, deepest, largestSize, widestSize } from './layout'
import type { PutMeld, TableStep } from './wire'

export interface Felt {
  width: number
  height: number
  /** The smallest tiles. Below them the table scrolls. */
  floor: number
}

export interface Arrangement {
  felt: Felt
  size: number
  cols: number
  /** The last half line for rows; the table grows beyond it only with the smallest tiles. */
  deepest: number
  boxes: Map<number, Box>
  /** How often the table was packed again. */
  repacks: number
}

/** Lines that are free after packing for each line with melds, so that it does not happen often. */
const FREE_SHARE = 0.4
/** With this share the tiles keep their size: the melds were spread, and there is room. */
const SPREAD_SHARE = 1
/** With smaller tiles there is no room to spare beside the rows. */
const ROOMY = 34
/** There must always be room for rows of these lengths: what a turn of some size needs. */
const NEXT_ROWS = [4, 3]
/** Lines that are free after packing, at least. */
const FREE_LINES = 2
/** Otherwise packing makes the tiles at least this much smaller: few large steps disturb less than many small ones. */
const SHRINK = 0.76
/** With the smallest tiles, a table that scrolls is packed again if it loses so many lines. */
const SAVED_LINES = 2
const WHOLE = 10_000

export const emptyTable = (felt: Felt): Arrangement => sized(felt, largestSize(felt.width, felt.height))

const sized = (felt: Felt, size: number): Arrangement => ({
  felt,
  size,
  cols: columns(felt.width, size),
  deepest: deepest(felt.height, size),
  boxes: new Map(),
  repacks: 0,
})

/** A cell as a share of the felt, for screens of other sizes, and back. */
export const toPlace = (cell: Cell, table: Arrangement): [number, number] => [
  share(cell.col, table.cols),
  share(cell.v, table.deepest),
]
const share = (part: number, whole: number) => Math.min(WHOLE, Math.round((part * WHOLE) / Math.max(1, whole)))
export const fromPlace = ([x, y]: [number, number], table: Arrangement): Cell => ({
  col: Math.round((x * table.cols) / WHOLE),
  v: Math.round((y * table.deepest) / WHOLE),
})

/** The table after one more step. */
export function advance(before: Arrangement, step: TableStep): Arrangement {
  const touched = new Set([...step.gone, ...step.put.map((put) => put.slot)])
  const boxes = new Map([...before.boxes].filter(([slot]) => !touched.has(slot)))
  const grid = new Grid(before.cols, boxes.values())
  const placed = (put: PutMeld, cell: Cell | null): boolean => {
    if (!cell || !grid.free(cell.v, cell.col, put.length)) return false
    const box = { ...cell, length: put.length }
    boxes.set(put.slot, box)
    grid.add(box)
    return true
  }
  /** A row goes below what is visible only if it finds no other place, and the tiles are the smallest. */
  const lowest = () => Math.max(before.deepest, before.size > before.felt.floor ? 0 : grid.lowest)
  const source = (put: PutMeld): Cell | null => {
    const box = put.origin === null || put.origin === undefined ? undefined : before.boxes.get(put.origin)
    return box ? { v: box.v, col: Math.max(0, box.col + 2 * (put.offset ?? 0)) } : null
  }
  const stays = (put: PutMeld) => !put.place && put.origin === put.slot
  // First the melds whose tiles stay where they are, then those that a player put somewhere, then the others.
  let waiting = step.put.filter((put) => !(stays(put) && (placed(put, source(put)) || placed(put, before.boxes.get(put.slot)!))))
  waiting = waiting.filter((put) => !(put.place && placed(put, grid.nearest(fromPlace(put.place, before), put.length, lowest()))))
  const found = (put: PutMeld, deepest: number): Cell | null => {
    const near = source(put)
    return near ? grid.nearest(near, put.length, deepest, true) : grid.first(put.length, deepest)
  }
  waiting = waiting.filter((put) => !placed(put, found(put, lowest())))
  if (before.size <= before.felt.floor) waiting = waiting.filter((put) => !placed(put, found(put, lowest() + 2)))
  const smallest = before.size <= before.felt.floor
  if (!waiting.length && (smallest ? !isLoose(grid, boxes, before) : hasRoom(grid, before))) return { ...before, boxes }
  return repacked(before, boxes, waiting)
}

/** Whether there is room for the next turn. */
function hasRoom(grid: Grid, { deepest }: Arrangement): boolean {
  for (const length of NEXT_ROWS) {
    const cell = grid.first(length, deepest)
    if (!cell) return false
    grid.add({ ...cell, length })
  }
  return true
}

/** Whether the table scrolls and would be clearly shorter after packing. */
function isLoose(grid: Grid, boxes: Map<number, Box>, { deepest, cols }: Arrangement): boolean {
  if (grid.lowest <= deepest) return false
  const tight = packed(inReadingOrder(boxes), cols, false)
  return grid.lowest - Math.max(...[...tight.values()].map((box) => box.v)) >= 2 * SAVED_LINES
}

const inReadingOrder = (boxes: Map<number, Box>) => [...boxes].sort(([, a], [, b]) => a.v - b.v || a.col - b.col)

/** All melds in their order, packed anew with tiles that leave enough room for what comes. */
function repacked(before: Arrangement, boxes: Map<number, Box>, waiting: PutMeld[]): Arrangement {
  const { felt } = before
  const all: [number, Box][] = [...inReadingOrder(boxes), ...waiting.map((put): [number, Box] => [put.slot, { v: 0, col: 0, length: put.length }])]
  const longest = Math.max(...all.map(([, box]) => box.length))
  const smaller = Math.max(Math.min(before.size, felt.floor), Math.floor(before.size * SHRINK))
  const largest = Math.min(smaller, widestSize(longest, felt.width))
  const fitted = (size: number, roomy: boolean, share = FREE_SHARE): Arrangement | null => {
    const table = sized(felt, size)
    const packing = packed(all, table.cols, roomy)
    const lines = 1 + Math.max(...[...packing.values()].map((box) => box.v)) / 2
    const more = Math.max(FREE_LINES, Math.ceil(lines * share))
    const fits = size <= felt.floor || 2 * (lines - 1 + more) <= table.deepest
    return fits ? { ...table, boxes: packing, repacks: before.repacks + 1 } : null
  }
  const spread = before.size > felt.floor && before.size <= widestSize(longest, felt.width) && fitted(before.size, true, SPREAD_SHARE)
  if (spread) return spread
  for (const roomy of [true, false])
    for (let size = largest; size > (roomy ? ROOMY : felt.floor); size--) {
      const found = fitted(size, roomy)
      if (found) return found
    }
  return fitted(Math.min(largest, felt.floor), false)!
}

/** The table after all steps, continued from an earlier one where possible. */
export class Replay {
  #round = ''
  #done = 0
  #table: Arrangement | null = null

  /** `round` names the round; with another one everything begins anew. */
  table(round: string, steps: readonly TableStep[], felt: Felt): Arrangement {
    const same = this.#table && this.#round === round && this.#done <= steps.length && sameFelt(this.#table.felt, felt)
    let table = same ? this.#table! : emptyTable(felt)
    for (const step of steps.slice(same ? this.#done : 0)) table = advance(table, step)
    this.#round = round
    this.#done = steps.length
    this.#table = table
    return table
  }
}

export const sameFelt = (a: Felt, b: Felt) => a.width === b.width && a.height === b.height && a.floor === b.floor
