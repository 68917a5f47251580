/* Drafts across reloads and other players' turns: the draft and the order of the rack are saved in the browser's session. */

import { kinds, newSlot, rowsOf, type Piece, type Row } from './pieces'
import { sameTiles, without } from './tiles'
import type { LaidRow, Scene } from './wire'

/** A state of the draft that can be returned to. */
export interface SavedStep {
  rows: LaidRow[]
  rack: string[]
}
export interface SavedDraft extends SavedStep {
  at: number
  /** What `undo` returns to, the last one last. */
  past?: SavedStep[]
}

/** How many steps can be undone after a reload. */
export const MOST_PAST = 40

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
  const used = new Map(before.table.map((meld) => [meld.slot, meld]))
  const kept = rows.filter((row) => inOrder(row.pieces.map((each) => each.id)) === inOrder(used.get(row.id)?.ids ?? [0]))
  for (const row of kept) used.delete(row.id)
  const table = new Map(now.table.map((meld) => [meld.slot, meld]))
  // What the plan uses must lie there as before.
  for (const [slot, meld] of used) if (table.get(slot)?.ids.join() !== meld.ids.join()) return null
    else table.delete(slot)
  const planned = rows.filter((row) => !kept.includes(row))
  const fromRack = planned.flatMap((row) => row.pieces).filter((each) => each.id === null)
  if (without(kinds(fromRack), now.rack, (kind) => kind)[0].length) return null
  // New rows of the plan need numbers above those that the others have used since.
  const last = Math.max(0, ...slotsOf(now))
  const renamed = planned.map((row) => (used.has(row.id) || row.id > last ? row : { ...row, id: newSlot() }))
  return [...rowsOf([...table.values()], kept), ...renamed]
}

const inOrder = (ids: (number | null)[]) => ids.toSorted().join()

/** The slots of the round so far. */
export const slotsOf = ({ table, steps }: Scene) => [...table, ...steps.flatMap(({ put }) => put)].map(({ slot }) => slot)

/** Whether a row lies as the server has it. */
export const lies = (row: Row, meld: { tiles: readonly string[] } | undefined) => meld !== undefined && sameTiles(kinds(row.pieces), meld.tiles)

/** Rows that were tried before, with their places; null if a tile is not there. */
export function laidAgain(tried: readonly LaidRow[], rows: Row[], rack: Piece[], scene: Scene): Row[] | null {
  const laid = rowsOf(tried, rows, rack)
  const available = [...scene.table.flatMap((meld) => meld.tiles), ...scene.rack]
  if (without(laid.flatMap((row) => kinds(row.pieces)), available, (kind) => kind)[0].length) return null
  return laid.map((row, at) => ({ ...row, reading: tried[at]!.reading ?? null, place: tried[at]!.place ?? null }))
}
