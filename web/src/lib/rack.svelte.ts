/* A seat with its rack: which tiles are on it, in which order, and which of them are new. */

import { tick } from 'svelte'
import { glide, rects } from './flip'
import { kinds, matchedRack, piece, sorted, type Piece, type Row } from './pieces'
import { prefs, type Sort } from './prefs.svelte'
import { Seat } from './seat.svelte'
import { without } from './tiles'
import type { Review, Scene } from './wire'

/** How long a new tile glows, in milliseconds. */
const GLOW_MS = 4000

export const uidsOf = (rows: Row[]) => new Set(rows.flatMap((row) => row.pieces.map((each) => each.uid)))

export abstract class RackSeat extends Seat {
  rack = $state.raw<Piece[]>([])
  review = $state.raw<Review | null>(null)

  /* Derived, so that a verdict that arrives during a drag does not lay out the table again. */
  readonly played: Piece[] = $derived(this.rows.flatMap((row) => row.pieces.filter((each) => each.id === null)))
  /** Whether the rows differ from the table. */
  readonly changed: boolean = $derived.by(() => {
    const signature = (rows: string[][]) => rows.map((tiles) => tiles.toSorted().join()).sort().join('|')
    return signature(this.rows.map((row) => kinds(row.pieces))) !== signature(this.scene?.table.map((meld) => meld.tiles) ?? [])
  })

  protected abstract save(): void
  abstract drop(): void

  /** Makes a change, and lets tiles glide to their new places. */
  protected animated(change: () => void): void {
    const before = rects()
    change()
    void tick().then(() => glide(before))
  }

  /** The complete melds on the rack, as the server found them. */
  get #groups(): string[][] {
    return (this.changed ? this.review?.rack_groups : null) ?? this.scene?.rack_groups ?? []
  }

  /** The rack of a new scene. A chosen sort is kept; in an order made by hand new tiles come last. */
  protected updateRack(scene: Scene, before: Scene | null, own: Piece[], order?: string[]): void {
    const inRows = this.played.map((each) => each.kind)
    const [rest] = without([...scene.rack], inRows, (kind) => kind)
    const used = uidsOf(this.rows)
    const [rack, fresh] = matchedRack(rest, own.filter((each) => !used.has(each.uid)), order)
    // While a plan lies on the table, what is left of the rack keeps its order until a tile is drawn.
    this.rack = inRows.length && !fresh.length ? rack : this.inOrder(rack)
    // Steps of the lesson are counted as rounds; there the tile that was drawn is the only new one.
    const drawn = (each: Piece) => (before?.game === scene.game && before.you === scene.you) || each.kind === scene.drawn
    if (before?.stage === 'playing') this.#glow(fresh.filter(drawn).map((each) => each.uid))
  }

  #glow(uids: number[]): void {
    if (!uids.length) return
    const shine = (fresh: number) => (this.rack = this.rack.map((each) => (uids.includes(each.uid) ? { ...each, fresh } : each)))
    shine(Date.now())
    setTimeout(() => shine(0), GLOW_MS)
  }

  /** Puts tiles on the rack: at a place, or where the chosen sort has them. */
  protected returnToRack(pieces: Piece[], at: number | null, byHand: boolean): void {
    const place = at ?? this.rack.length
    const back = pieces.map((each) => ({ ...this.#exchanged(each), mine: true }))
    this.rack = [...this.rack.slice(0, place), ...back, ...this.rack.slice(place)]
    if (byHand) prefs.sort = 'hand'
    else this.rack = this.inOrder(this.rack)
  }

  /** The piece without its number, if a tile of the same kind from the rack lies on the table instead: that one gets it. */
  #exchanged(piece: Piece): Piece {
    const twin = this.played.find((each) => piece.id !== null && each.kind === piece.kind && each.uid !== piece.uid)
    if (!twin) return piece
    this.rows = this.rows.map((row) => ({ ...row, pieces: row.pieces.map((each) => (each.uid === twin.uid ? { ...each, id: piece.id } : each)) }))
    return { ...piece, id: null }
  }

  /** These tiles as the chosen sort has them. */
  protected inOrder(rack: Piece[]): Piece[] {
    return sorted(rack, prefs.sort, this.scene?.rack_groups ?? [])
  }

  /** Adds a tile that was taken from beside the table, where the chosen sort has it. */
  protected addToRack(tile: string): void {
    const taken = piece(tile, true)
    this.rack = this.inOrder([...this.rack, taken])
    this.#glow([taken.uid])
  }

  sort(by: Sort): void {
    prefs.sort = by
    this.drop()
    this.animated(() => (this.rack = sorted(this.rack, by, this.#groups)))
    this.save()
  }
}
