/* Where the melds of the table lie. The server sends how the table came about, step by step. The page replays the steps on
   its own screen: a meld stays where it is until somebody touches it, and new melds take free places. The number of tiles
   decides how large they are. When they get smaller, or nothing fits any more, the table is packed again between two
   turns. See docs/adr/0008-the-table-is-a-place.md. */

import { Grid, filled, packed, type Box, type Cell } from './grid'
import { bottomOf, levelOf, levels, type Felt, type Level } from './layout'
import type { PutMeld, TableStep } from './wire'

export interface Arrangement extends Level {
  felt: Felt
  levels: Level[]
  /** Which of the levels it has. */
  level: number
  boxes: Map<number, Box>
  /** The height that the melds have needed with tiles of this size. It does not fall, so that nothing jumps to and fro. */
  needed: number
  /** How often the table was packed again. */
  repacks: number
}

/** There is room for so many more tiles, and for a row of this length, if packing can make it: what most turns need. */
const NEXT_TILES = 12
const NEXT_ROW = 4
const WHOLE = 10_000

export function emptyTable(felt: Felt): Arrangement {
  const all = levels(felt)
  return { ...all[0]!, felt, levels: all, level: 0, boxes: new Map(), needed: 0, repacks: 0 }
}

/** A cell as a share of the felt, for screens of other sizes, and back. */
export const toPlace = (cell: Cell, table: Level): [number, number] => [
  share(cell.col, table.cols),
  share(cell.v, table.deepest),
]
const share = (part: number, whole: number) => Math.min(WHOLE, Math.round((part * WHOLE) / Math.max(1, whole)))
export const fromPlace = ([x, y]: [number, number], table: Level): Cell => ({
  col: Math.round((x * table.cols) / WHOLE),
  v: Math.round((y * table.deepest) / WHOLE),
})

/** The table after one more step. */
export function advance(before: Arrangement, step: TableStep): Arrangement {
  const after = advanced(before, step)
  const bottom = bottomOf(after.boxes.values(), after.size)
  return { ...after, needed: after.size === before.size ? Math.max(before.needed, bottom) : bottom }
}

function advanced(before: Arrangement, step: TableStep): Arrangement {
  const touched = new Set([...step.gone, ...step.put.map((put) => put.slot)])
  const boxes = new Map([...before.boxes].filter(([slot]) => !touched.has(slot)))
  const grid = new Grid(before.cols, boxes.values())
  const placed = (put: PutMeld, cell: Cell | null): boolean => {
    if (!cell || cell.v > before.deepest || !grid.free(cell.v, cell.col, put.length)) return false
    const box = { ...cell, length: put.length }
    boxes.set(put.slot, box)
    grid.add(box)
    return true
  }
  const source = (put: PutMeld): Cell | null => {
    const box = put.origin === null || put.origin === undefined ? undefined : before.boxes.get(put.origin)
    return box ? { v: box.v, col: Math.max(0, box.col + 2 * (put.offset ?? 0)) } : null
  }
  const stays = (put: PutMeld) => !put.place && put.origin === put.slot
  // First the melds whose tiles stay where they are, then those that a player put somewhere, then the others.
  let waiting = step.put.filter((put) => !(stays(put) && (placed(put, source(put)) || placed(put, before.boxes.get(put.slot)!))))
  waiting = waiting.filter((put) => !(put.place && placed(put, grid.nearest(fromPlace(put.place, before), put.length, before.deepest))))
  waiting = waiting.filter((put) => {
    const near = source(put)
    return !placed(put, near ? grid.nearest(near, put.length, before.deepest, true) : grid.first(put.length, before.deepest))
  })
  const after = { ...before, boxes }
  const tiles = [...boxes.values(), ...waiting].reduce((sum, { length }) => sum + length, 0)
  const level = Math.max(before.level, levelFor(tiles, before.levels))
  if (level === before.level && !waiting.length) {
    if (hasRoom(after)) return after
    const again = repacked(after, [], level)
    return again.level === level && hasRoom(again) ? again : after
  }
  return repacked(after, waiting, level)
}

/** The largest tiles for so many of them and those of the next turn. */
const levelFor = (tiles: number, all: Level[]) => {
  const found = all.findIndex((level) => level.holds >= tiles + NEXT_TILES)
  return found < 0 ? all.length - 1 : found
}

/** Whether there is room for the next turn. */
const hasRoom = ({ boxes, cols, deepest }: Arrangement) => new Grid(cols, boxes.values()).first(NEXT_ROW, deepest) !== null

const inReadingOrder = (boxes: Map<number, Box>) => [...boxes].sort(([, a], [, b]) => a.v - b.v || a.col - b.col)

/** All melds in their order, packed anew with tiles of this level, or smaller ones if they do not fit. */
function repacked(before: Arrangement, waiting: PutMeld[], least: number): Arrangement {
  const { felt, levels: all } = before
  const melds: [number, Box][] = [...inReadingOrder(before.boxes), ...waiting.map((put): [number, Box] => [put.slot, { v: 0, col: 0, length: put.length }])]
  const longest = Math.max(...melds.map(([, box]) => box.length))
  for (const [level, found] of all.entries()) {
    if (level < least) continue
    let size = found
    // A run that is wider than the table: tiles between the two levels.
    while (2 * longest > size.cols && size.size > (all[level + 1]?.size ?? 1)) size = levelOf(felt, size.size - 1)
    if (2 * longest > size.cols) continue
    const table = { ...before, ...size, level, repacks: before.repacks + 1 }
    const fitting = [...(level > before.level ? [packed(melds, size.cols, true)] : []), packed(melds, size.cols, false), filled(melds, size.cols)]
      .map((boxes) => ({ ...table, boxes }))
      .filter(({ boxes }) => Math.max(...[...boxes.values()].map((box) => box.v)) <= size.deepest)
    const best = fitting.find(hasRoom) ?? fitting.at(-1)
    if (best) return best
  }
  const smallest = { ...before, ...all.at(-1)!, level: all.length - 1, repacks: before.repacks + 1 }
  return { ...smallest, boxes: filled(melds, smallest.cols) }
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

export const sameFelt = (a: Felt, b: Felt) => a.width === b.width && a.height === b.height
