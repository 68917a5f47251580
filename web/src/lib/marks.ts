/* Which tiles are marked on the page. */

import { kinds, type Piece, type Row } from './pieces'
import { without } from './tiles'
import type { Exercise, HintGiven, TableStep } from './wire'

/** Finds as many pieces of each kind as `wanted` names; `wanted` loses the kinds that were found. */
function take(pieces: Piece[], wanted: string[]): number[] {
  return pieces.flatMap((each) => {
    const at = wanted.indexOf(each.kind)
    if (at < 0) return []
    wanted.splice(at, 1)
    return [each.uid]
  })
}

/** The pieces of these kinds, each kind as often as it is named. */
export const marked = (pieces: Piece[], wanted: readonly string[]): Set<number> => new Set(take(pieces, [...wanted]))

/** The tiles that the last lay added to the table. */
export function lastLaid(rows: Row[], steps: TableStep[]): Set<number> {
  const known = steps.at(-2)?.last_tile ?? 0
  return new Set(rows.flatMap((row) => row.pieces.filter((each) => (each.id ?? 0) > known).map((each) => each.uid)))
}

/** The tiles that came to the table, or to another row, since these were the rows of the tiles. */
export const changedSince = (rows: Row[], seen: Map<number, number>): Set<number> =>
  new Set(rows.flatMap((row) => row.pieces.map((each) => each.uid).filter((uid) => seen.get(uid) !== row.id)))

/** The tiles of the rack that a hint is about: with steps, those of the next one, so that they come meld by meld.
    Without a hint, those that an exercise marks. */
export function hintTiles(hint: HintGiven | null, step: number, rows: Row[], exercise?: Exercise | null): string[] {
  const next = hint?.steps[step]
  if (!next) return [...((hint ?? exercise)?.tiles ?? [])]
  return without(next.rows.flatMap((row) => row.tiles), rows.flatMap((row) => kinds(row.pieces)), (kind) => kind)[0]
}
