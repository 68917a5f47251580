/* Drafts across reloads and other players' turns: the draft and the order of the rack are saved in the browser's session. */

import { kinds, matchedRows, type Piece, type Row } from './pieces'
import { sameTiles, without } from './tiles'
import type { Scene } from './wire'

export interface SavedDraft {
  at: number
  rows: string[][]
  /** Where rows lie that were put somewhere, as a share of the felt. */
  places?: ([number, number] | null)[]
  rack: string[]
}

const storageKey = (room: string) => `tilerummy:${room}`

export function saveDraft(room: string, draft: SavedDraft): void {
  try {
    sessionStorage.setItem(storageKey(room), JSON.stringify(draft))
  } catch {
    // Without storage a reload loses the draft, and nothing else.
  }
}

export function savedDraft(room: string): SavedDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(room)) ?? 'null') as SavedDraft | null
  } catch {
    return null
  }
}

/** The planned rows on the table as it is now; null where the plan no longer fits. */
export function rebased(rows: Row[], before: Scene, now: Scene): Row[] | null {
  if (now.stage !== 'playing' || before.game !== now.game) return null
  const oldMelds = before.table.map((meld) => [...meld.tiles])
  const planned = rows.filter((row) => !remove(oldMelds, kinds(row.pieces)))
  const table = now.table.map((meld) => [...meld.tiles])
  if (!oldMelds.every((meld) => remove(table, meld))) return null
  const needed = [...table.flat(), ...planned.flatMap((row) => kinds(row.pieces))]
  const available = [...now.table.flatMap((meld) => meld.tiles), ...now.rack]
  if (without(needed, available, (kind) => kind)[0].length) return null
  const kept = rows.filter((row) => !planned.includes(row))
  return [...matchedRows(table, kept), ...planned]
}

/** Rows that were tried before, with their places; null if a tile is not there. */
export function laidAgain(tried: string[][], places: SavedDraft['places'], rows: Row[], rack: Piece[], scene: Scene): Row[] | null {
  const matched = matchedRows(tried, rows, rack)
  const available = [...scene.table.flatMap((meld) => meld.tiles), ...scene.rack]
  if (without(matched.flatMap((row) => kinds(row.pieces)), available, (kind) => kind)[0].length) return null
  return matched.map((row, at) => ({ ...row, place: places?.[at] ?? null }))
}

/** Removes a meld from the list, if it is there. */
function remove(melds: string[][], wanted: string[]): boolean {
  const at = melds.findIndex((meld) => sameTiles(meld, wanted))
  if (at >= 0) melds.splice(at, 1)
  return at >= 0
}
