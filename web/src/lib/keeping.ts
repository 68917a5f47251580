/* What is not lost when the page is: the draft and the order of the rack; and what remains of a plan when others play. */

import { kinds, settled, type Row } from './pieces'
import { sameTiles, without } from './tiles'
import type { Scene } from './wire'

export interface Kept {
  at: number
  rows: string[][]
  rack: string[]
}

const name = (room: string) => `tilerummy:${room}`

export function keepDraft(room: string, kept: Kept): void {
  try {
    sessionStorage.setItem(name(room), JSON.stringify(kept))
  } catch {
    // Nothing is lost but the comfort.
  }
}

export function keptDraft(room: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name(room)) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** The rows somebody had laid out, on the table as it is now; null where they no longer go together. */
export function rebased(rows: Row[], before: Scene, now: Scene): Row[] | null {
  if (now.stage !== 'playing' || before.round !== now.round) return null
  const old = before.table.map((meld) => [...meld.tiles])
  const put = rows.filter((row) => !take(old, kinds(row.pieces)))
  const table = now.table.map((meld) => [...meld.tiles])
  if (!old.every((meld) => take(table, meld))) return null
  const lying = [...table.flat(), ...put.flatMap((row) => kinds(row.pieces))]
  const there = [...now.table.flatMap((meld) => meld.tiles), ...now.rack]
  if (without(lying, there, (kind) => kind)[0].length) return null
  const kept = rows.filter((row) => !put.includes(row))
  return [...settled(table, kept), ...put]
}

/** Takes a meld out of the list, if it is there. */
function take(melds: string[][], wanted: string[]): boolean {
  const at = melds.findIndex((meld) => sameTiles(meld, wanted))
  if (at >= 0) melds.splice(at, 1)
  return at >= 0
}
