/* Tiles on the page. The server only knows kinds of tiles. The page gives each tile a number, so that it can be followed
   when it moves. */

import { byGroup, byRun, face, grouped, sameTiles, without } from './tiles'
import type { RowVerdict } from './wire'
import type { Sort } from './prefs.svelte'

export interface Piece {
  uid: number
  kind: string
  mine: boolean
  /** Whether there is a gap before it on the rack. */
  gap: boolean
  /** When it was drawn; 0 once that is no longer shown. */
  fresh: number
}

export interface Row {
  id: number
  pieces: Piece[]
  reading: string | null
  verdict: RowVerdict | null
  /** Where another player put it, as a share of the felt. */
  place?: [number, number] | null
}

export interface Lifted {
  uids: number[]
  /** The row they were lifted from; null is the rack. */
  from: number | null
}

/** `exchange` puts the tile in the place of the row's joker. `joker` is the one below the tile while the server has not said
    yet whether they may be exchanged. */
export type DropTarget = { row: number; exchange?: true; joker?: number } | 'new' | 'rack'

let last = 0
export const newId = () => ++last
export const piece = (kind: string, mine = false): Piece => ({ uid: newId(), kind, mine, gap: false, fresh: 0 })
export const kinds = (pieces: Piece[]) => pieces.map((each) => each.kind)
const kindOf = (each: Piece) => each.kind

/** Rows for these melds, made of the pieces of the old rows and of loose pieces. A row that is unchanged, or for the
    larger part the same, keeps its id. */
export function matchedRows(melds: readonly (readonly string[])[], old: Row[], loose: Piece[] = []): Row[] {
  const unused = new Set(old)
  const chosen = melds.map((tiles) => {
    const same = [...unused].find((row) => sameTiles(kinds(row.pieces), tiles))
    if (same) unused.delete(same)
    return same ?? null
  })
  melds.forEach((tiles, at) => {
    if (chosen[at]) return
    const overlap = (row: Row) => without([...tiles], kinds(row.pieces), (kind) => kind)[1].length
    const best = [...unused].sort((a, b) => overlap(b) - overlap(a))[0]
    if (best && overlap(best) * 2 >= tiles.length) {
      unused.delete(best)
      chosen[at] = best
    }
  })
  let pool = [...old.flatMap((row) => row.pieces), ...loose]
  const take = (from: Piece[], kind: string): Piece | null => {
    const found = from.find((each) => each.kind === kind && pool.includes(each)) ?? null
    if (found) pool = pool.filter((each) => each !== found)
    return found
  }
  const kept = melds.map((tiles, at) => tiles.map((kind) => take(chosen[at]?.pieces ?? [], kind)))
  return melds.map((tiles, at) => ({
    id: chosen[at]?.id ?? newId(),
    pieces: tiles.map((kind, place) => ({ ...(kept[at]![place] ?? take(pool, kind) ?? piece(kind)), mine: false, gap: false })),
    reading: null,
    verdict: null,
  }))
}

/** Pieces for this rack in the order of the old pieces, with new ones at the end; and the new ones alone. */
export function matchedRack(rack: readonly string[], old: Piece[], order: readonly string[] = []): [Piece[], Piece[]] {
  const [missing, kept] = without([...rack], kinds(old), (kind) => kind)
  const [, same] = without(old, kept, kindOf)
  const inOrder = old.filter((each) => same.includes(each)).map((each) => ({ ...each, mine: true }))
  const [rest, first] = without(missing, [...order], (kind) => kind)
  const fresh = [...first, ...rest].map((kind) => piece(kind, true))
  return [[...inOrder, ...fresh], fresh]
}

/** The rack in another order; `melds` are the complete melds on it, as the server found them. */
export function sorted(rack: Piece[], by: Sort, melds: readonly (readonly string[])[] = []): Piece[] {
  if (by === 'hand') return rack
  const groups = by === 'smart' ? grouped(kinds(rack), melds) : gaps([...kinds(rack)].sort(by === 'run' ? byRun : byGroup), by)
  let left = [...rack]
  return groups.flatMap((group, number) => {
    const [rest, taken] = without(left, group, kindOf)
    left = rest
    return taken.map((each, at) => ({ ...each, gap: at === 0 && number > 0 }))
  })
}

/** A gap where the colour changes; sorted by number, a gap between single tiles and tiles with the same number. */
function gaps(order: string[], by: Sort): string[][] {
  const groups: string[][] = []
  for (const kind of order) {
    const previous = groups.at(-1)?.at(-1)
    const [one, two] = [previous === undefined ? null : face(previous), face(kind)]
    const apart = one === null || (by === 'run' ? one.colour !== two.colour : one.number !== two.number)
    if (apart) groups.push([kind])
    else groups.at(-1)!.push(kind)
  }
  if (by === 'run') return groups
  return groups.reduce<string[][]>((joined, group) => {
    const last = joined.at(-1)
    if (last && group.length < 2 && new Set(last.map((kind) => face(kind).number)).size === last.length) last.push(...group)
    else joined.push(group)
    return joined
  }, [])
}

/** The rows that remain of a row when some of its pieces are lifted. `parts` is the server's answer; while it is not
    known, the rest stays together. */
export function remainder(row: Row, lifted: Set<number>, parts: readonly (readonly string[])[]): Row[] {
  const pieces = row.pieces.filter((each) => !lifted.has(each.uid))
  if (!pieces.length) return []
  const rest = { ...row, pieces, reading: null, verdict: null }
  return sameTiles(parts.flat(), kinds(pieces)) ? splitRow(rest, parts) : [rest]
}

/** The row in the parts that the server names. The first part keeps the id. */
export function splitRow(row: Row, parts: readonly (readonly string[])[]): Row[] {
  let left = [...row.pieces]
  return parts.map((part, at) => {
    const [rest, pieces] = without(left, [...part], kindOf)
    left = rest
    return { id: at ? newId() : row.id, pieces, reading: null, verdict: null }
  })
}

/** The row in the order of the server's verdict, with the verdict. */
export function withVerdict(row: Row, verdict: RowVerdict): Row {
  const [left, pieces] = without(row.pieces, verdict.tiles, kindOf)
  if (left.length) return { ...row, verdict }
  return { ...row, verdict, pieces: pieces.map((each, at) => ({ ...each, mine: verdict.mine.includes(at) })) }
}

/** The pieces around one piece that belong together, as the server says: from the left-most to the right-most. */
export function chain(line: Piece[], uid: number, neighbours: Record<string, string[]>): Piece[] {
  const at = line.findIndex((each) => each.uid === uid)
  const joined = (one: Piece, two: Piece) => !two.gap && (neighbours[one.kind]?.includes(two.kind) ?? false)
  let [first, last] = [at, at]
  while (first > 0 && joined(line[first - 1]!, line[first]!)) first--
  while (last < line.length - 1 && joined(line[last]!, line[last + 1]!)) last++
  return line.slice(first, last + 1)
}

/** The rows with a tile in the place of a joker, and the joker in a row of its own. */
export function exchanged(rows: Row[], joker: Piece, tile: Piece): Row[] {
  const swapped = (row: Row): Row => ({ ...row, reading: null, pieces: row.pieces.map((each) => (each === joker ? tile : each)) })
  return [...rows.map((row) => (row.pieces.includes(joker) ? swapped(row) : row)), { id: newId(), pieces: [joker], reading: null, verdict: null }]
}
