/* Tiles on the page. The game knows kinds only; the page gives each a number of its own, so that the eye can follow it. */

import { byGroup, byRun, face, sameTiles, smart, without } from './tiles'
import type { LaidRow, RowVerdict } from './wire'
import type { Sort } from './prefs.svelte'

export interface Piece {
  uid: number
  kind: string
  mine: boolean
  /** A gap before it, on the rack. */
  gap: boolean
  /** When it was drawn. */
  fresh: number
}

export interface Row {
  id: number
  pieces: Piece[]
  reading: string | null
  verdict: RowVerdict | null
}

let last = 0
export const newId = () => ++last
export const piece = (kind: string, mine = false): Piece => ({ uid: newId(), kind, mine, gap: false, fresh: 0 })
export const kinds = (pieces: Piece[]) => pieces.map((each) => each.kind)
export const wired = (rows: Row[]): LaidRow[] => rows.map(({ pieces, reading }) => ({ tiles: kinds(pieces), reading }))
const kindOf = (each: Piece) => each.kind

/** The rows that lie there now, made of the pieces that lay there before, or of loose ones: the same row where it is the
    same. */
export function settled(melds: readonly (readonly string[])[], old: Row[], loose: Piece[] = []): Row[] {
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

/** The rack as it should be, in the order of the hand; what is new comes last. */
export function held(rack: readonly string[], old: Piece[], order: readonly string[] = []): [Piece[], Piece[]] {
  const [missing, kept] = without([...rack], kinds(old), (kind) => kind)
  const [, same] = without(old, kept, kindOf)
  const inOrder = old.filter((each) => same.includes(each)).map((each) => ({ ...each, mine: true }))
  const [rest, first] = without(missing, [...order], (kind) => kind)
  const fresh = [...first, ...rest].map((kind) => piece(kind, true))
  return [[...inOrder, ...fresh], fresh]
}

export function sorted(rack: Piece[], by: Sort): Piece[] {
  if (by === 'hand') return rack
  const groups = by === 'smart' ? smart(kinds(rack)) : gaps([...kinds(rack)].sort(by === 'run' ? byRun : byGroup), by)
  let left = [...rack]
  return groups.flatMap((group, number) => {
    const [rest, taken] = without(left, group, kindOf)
    left = rest
    return taken.map((each, at) => ({ ...each, gap: at === 0 && number > 0 }))
  })
}

/** A gap where the colour changes, or, sorted by number, between what stands alone and what does not. */
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

/** A row without some of its pieces; a run that lost its middle lies in two parts. */
export function parted(row: Row, gone: Set<number>): Row[] {
  const parts: Piece[][] = [[]]
  for (const each of row.pieces) {
    if (!gone.has(each.uid)) parts.at(-1)!.push(each)
    else if (parts.at(-1)!.length) parts.push([])
  }
  const rest = parts.filter((part) => part.length)
  const plain = rest.flat().map((each) => face(each.kind)).filter((each) => !each.joker)
  const oneColour = new Set(plain.map((each) => each.colour)).size === 1
  if (rest.length > 1 && !(oneColour && plain.length > 1)) rest.splice(0, rest.length, rest.flat())
  return rest.map((pieces, at) => ({ id: at ? newId() : row.id, pieces, reading: null, verdict: null }))
}

/** The row in the parts that the referee names; the first keeps its place. */
export function divided(row: Row, parts: readonly (readonly string[])[]): Row[] {
  let left = [...row.pieces]
  return parts.map((part, at) => {
    const [rest, pieces] = without(left, [...part], kindOf)
    left = rest
    return { id: at ? newId() : row.id, pieces, reading: null, verdict: null }
  })
}

/** The row in the referee's order, with what he says of it. */
export function judged(row: Row, verdict: RowVerdict): Row {
  let left = [...row.pieces]
  const pieces = verdict.tiles.flatMap((kind) => {
    const [rest, taken] = without(left, [kind], kindOf)
    left = rest
    return taken
  })
  if (left.length) return { ...row, verdict }
  return { ...row, verdict, pieces: pieces.map((each, at) => ({ ...each, mine: verdict.mine.includes(at) })) }
}
