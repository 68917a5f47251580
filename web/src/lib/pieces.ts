/* Tiles on the page. The server numbers the rows and tiles of the table. A tile of the rack has no number there, so that the
   page gives each tile one of its own, with which it can be followed from the rack to the table. */

import { byGroup, byRun, face, grouped, sameTiles, without } from './tiles'
import type { RowVerdict } from './wire'
import type { Sort } from './prefs.svelte'

export interface Piece {
  uid: number
  /** The number of the tile on the table; null for one of the rack. */
  id: number | null
  kind: string
  mine: boolean
  /** Whether there is a gap before it on the rack. */
  gap: boolean
  /** When it was drawn; 0 once that is no longer shown. */
  fresh: number
}

export interface Row {
  /** The slot of the row. */
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
export const piece = (kind: string, mine = false, id: number | null = null): Piece => ({ uid: newId(), id, kind, mine, gap: false, fresh: 0 })
export const kinds = (pieces: Piece[]) => pieces.map((each) => each.kind)
const kindOf = (each: Piece) => each.kind

let lastSlot = 0
/** The number of a new row. */
export const newSlot = () => ++lastSlot
export const newRow = (pieces: Piece[], id = newSlot()): Row => ({ id, pieces, reading: null, verdict: null })
/** New rows get numbers above these. */
export const countSlotsFrom = (slots: number[]) => (lastSlot = Math.max(0, ...slots))

/** A row as the server names it. A program may leave its numbers out. */
interface NamedRow {
  slot?: number | null
  tiles: readonly string[]
  ids?: readonly (number | null)[]
}

/** The rows that the server names, made of the pieces of the old rows and, for rows of this seat, of its rack: a tile is known by its
    number. One that has just got its number is the one that was tried out in the same row. */
export function rowsOf(named: readonly NamedRow[], old: Row[], loose?: Piece[]): Row[] {
  const all = [...old.flatMap((row) => row.pieces), ...(loose ?? [])]
  const unused = new Set(all)
  const use = (found?: Piece) => (found && unused.delete(found) ? found : undefined)
  const numbered = new Map(all.map((each) => [each.id, each]))
  const known = named.map(({ ids = [] }) => ids.map((id) => use(id ? numbered.get(id) : undefined)))
  const slots = new Set<number>()
  return named.map(({ slot, tiles, ids = [] }, number) => {
    const id = slot && !slots.has(slot) ? slot : newSlot()
    slots.add(id)
    const tried = old.find((row) => row.id === id)?.pieces ?? []
    const pieces = tiles.map((kind, at) => {
      const fits = (each: Piece) => unused.has(each) && each.kind === kind && (!ids.length || each.id === null)
      const found = known[number]![at] ?? use(tried.find(fits)) ?? use((loose || !ids.length ? all : []).find(fits)) ?? piece(kind)
      return { ...found, kind, id: ids.length ? ids[at]! : found.id, mine: false, gap: false }
    })
    return newRow(pieces, id)
  })
}

/** The rows without the tiles of this seat that lie there as a plan. */
export const numbered = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, pieces: row.pieces.filter((each) => each.id !== null) }))

/** Pieces for this rack in the order of the old pieces, with new ones at the end; and the new ones alone. */
export function matchedRack(rack: readonly string[], old: Piece[], order: readonly string[] = []): [Piece[], Piece[]] {
  const [missing, kept] = without([...rack], kinds(old), (kind) => kind)
  const [, same] = without(old, kept, kindOf)
  const inOrder = old.filter((each) => same.includes(each)).map((each) => ({ ...each, id: null, mine: true }))
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
  const rest = newRow(pieces, row.id)
  return sameTiles(parts.flat(), kinds(pieces)) ? splitRow(rest, parts) : [rest]
}

/** The row in the parts that the server names. The first part keeps the id. */
export function splitRow(row: Row, parts: readonly (readonly string[])[]): Row[] {
  let left = [...row.pieces]
  return parts.map((part, at) => {
    const [rest, pieces] = without(left, [...part], kindOf)
    left = rest
    return newRow(pieces, at ? newSlot() : row.id)
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
  return [...rows.map((row) => (row.pieces.includes(joker) ? swapped(row) : row)), newRow([joker])]
}
