/* The rows on the table as they are shown: the melds where the arrangement puts them, and over it what a player is trying
   out. Rows that are not touched stay, tiles of touched rows stay where they were if there is room, and a tile that was
   dropped on free felt lies there. */

import { Replay, fromPlace, sameFelt, toPlace, type Arrangement } from './arrangement'
import { Grid, type Box, type Cell } from './grid'
import { cellAt, deepest, levelOf, wholeFactor, type Felt } from './layout'
import { lies } from './drafts'
import type { Row } from './pieces'
import type { Scene } from './wire'

/** Where a new row was dropped: the middle of its first tile, in pixels of the table. */
export interface DropPoint {
  id: number
  x: number
  y: number
}

interface Lying {
  box: Box
  uids: number[]
  /** It lies where the arrangement has it, or its tiles did not move. */
  home: boolean
}

export class TableFelt {
  table = $state.raw<Arrangement | null>(null)
  boxes = $state.raw<Map<number, Box>>(new Map())
  /** How often the table was packed again while this page looked on. */
  repacks = $state(0)
  /** The height of the table that is visible, which is less where the rack has grown. */
  visible = Infinity
  /** The height that the melds need in their places beside a usual rack. */
  needed = $state(0)
  #replay = new Replay()
  /** The same round on a lower felt: what is visible beside a rack with many tiles. */
  #lower = new Replay()
  #first = 0
  #lying = new Map<number, Lying>()
  /** Where rows of this turn lay that are not there any more. */
  #past = new Map<number, Lying>()
  #at = ''
  #felt: Felt | null = null

  /** Places these rows on a felt of this size. The same call twice changes nothing. */
  arrange(rows: Row[], scene: Scene, drop: DropPoint | null, felt: Felt | null = this.#felt): void {
    if (!felt) return
    const round = `${scene.room}.${scene.game}.${scene.commitment ?? scene.end?.commitment ?? ''}`
    const whole = this.#replay.table(round, scene.steps, felt)
    this.needed = whole.needed
    const table = this.#largest(whole, { ...felt, height: Math.min(felt.height, this.visible) }, (low) => this.#lower.table(round, scene.steps, low))
    const before = this.table
    const known = this.#at.startsWith(`${round} `)
    // When the page is loaded, the rack gets its height a little later.
    if (!known) this.#first = scene.at
    const other = before !== null && (table.repacks > before.repacks || (this.#first !== scene.at && !sameFelt(before.felt, table.felt)))
    if (known && other && this.#felt !== null && sameFelt(this.#felt, felt)) this.repacks++
    const at = `${round} ${scene.steps.length} ${table.size} ${table.felt.width} ${table.felt.height}`
    if (!known) this.#lying = new Map() // slots are counted anew in each round
    const lying = this.#placed(rows, scene, table, drop, at === this.#at)
    this.#past = new Map(at === this.#at ? [...this.#past, ...this.#lying] : [])
    this.#at = at
    this.#felt = felt
    this.#lying = lying
    this.table = table
    this.boxes = new Map([...lying].map(([id, each]) => [id, each.box]))
  }

  /** Where a row lies, for the server; null where every page finds the place itself. */
  place(id: number): [number, number] | null {
    const found = this.#lying.get(id)
    return found && this.table && !found.home ? toPlace(found.box, this.table) : null
  }

  /** The factor at which all rows are visible on a felt of this size. */
  factor(table: Arrangement, felt: Felt): number {
    return wholeFactor(this.boxes.values(), table.size, felt, table.felt.height > felt.height ? table.needed : 1)
  }

  /** Rows line by line, as they are read. */
  inOrder(rows: Row[]): Row[] {
    const of = (row: Row) => this.boxes.get(row.id) ?? { v: 0, col: 0 }
    return rows.toSorted((a, b) => of(a).v - of(b).v || of(a).col - of(b).col)
  }

  /** A place in sight where a new row of this length finds room. */
  next(length: number): Box | null {
    const { table } = this
    const cell = table && new Grid(table.cols, this.boxes.values()).first(length, this.#inSight(table))
    return cell ? { ...cell, length } : null
  }

  /** The table itself, drawn smaller if it has to be; or packed for a felt that is so low, if tiles are larger there. */
  #largest(whole: Arrangement, low: Felt, packed: (low: Felt) => Arrangement): Arrangement {
    const factor = wholeFactor([], whole.size, low, whole.needed)
    const other = factor < 1 ? packed(low) : whole
    return other.size > factor * whole.size ? other : whole
  }

  #placed(rows: Row[], scene: Scene, table: Arrangement, drop: DropPoint | null, sameTable: boolean): Map<number, Lying> {
    const homes = this.#homes(rows, scene, table)
    const lying = new Map<number, Lying>()
    let grid = new Grid(Math.max(table.cols, ...(sameTable ? [...this.#lying.values()].map(({ box }) => box.col + 2 * box.length) : [])))
    const add = (row: Row, cell: Cell, home: boolean) => {
      const box = { ...cell, length: row.pieces.length }
      lying.set(row.id, { box, uids: row.pieces.map((each) => each.uid), home })
      grid.add(box)
    }
    /** A free place, near the wanted one if there is one. Where nothing is free, all tiles become a little smaller. */
    const anywhere = (row: Row, wanted: Cell | null) => {
      const found = this.#free(grid, table, row.pieces.length, wanted)
      if (found.cols > grid.cols) grid = grid.wider(found.cols)
      add(row, found.cell, false)
    }
    const free = (row: Row, cell: Cell | undefined): cell is Cell => cell !== undefined && grid.free(cell.v, cell.col, row.pieces.length)
    const dropped = (row: Row) => drop !== null && drop.id === row.id
    const known = (row: Row) => (sameTable || !homes.has(row.id) ? (this.#lying.get(row.id) ?? this.#past.get(row.id)) : undefined)
    const unchanged = (row: Row) => known(row)?.box.length === row.pieces.length
    // Rows that nobody touched come first, then those that changed, then new ones.
    const order = sameTable ? rows : rows.toSorted((a, b) => Number(homes.has(b.id)) - Number(homes.has(a.id)))
    const todo = order.filter((row) => {
      const home = homes.get(row.id)
      const was = known(row)
      if (was && unchanged(row) && free(row, was.box)) add(row, was.box, was.home)
      else if (home && !dropped(row) && free(row, home)) add(row, home, true)
      else return true
      return false
    })
    const fresh = todo.filter((row) => {
      const was = known(row)
      if (!was) return true
      const wanted = this.#stayed(row, was)
      if (free(row, wanted)) add(row, wanted, was.home)
      else if (free(row, was.box)) add(row, was.box, was.home)
      else anywhere(row, wanted)
      return false
    })
    for (const row of fresh) {
      const wanted = dropped(row) ? cellAt(drop!, table.size) : row.place ? fromPlace(row.place, table) : this.#origin(row)
      anywhere(row, wanted)
    }
    return lying
  }

  /** The places of rows that are melds of the table. */
  #homes(rows: Row[], scene: Scene, table: Arrangement): Map<number, Box> {
    const melds = new Map(scene.table.map((meld) => [meld.slot, meld]))
    const untouched = rows.filter((row) => lies(row, melds.get(row.id)))
    return new Map(untouched.map((row) => [row.id, table.boxes.get(row.id)!]))
  }

  /** Where a changed row begins if its tiles stay where they are. */
  #stayed(row: Row, was: Lying): Cell {
    const at = row.pieces.findIndex((each) => was.uids.includes(each.uid))
    const shift = at < 0 ? 0 : was.uids.indexOf(row.pieces[at]!.uid) - at
    return { v: was.box.v, col: Math.max(0, was.box.col + 2 * shift) }
  }

  /** Where a new row begins if its tiles stay where they were in another one. */
  #origin(row: Row): Cell | null {
    for (const was of this.#lying.values()) if (row.pieces.some((each) => was.uids.includes(each.uid))) return this.#stayed(row, was)
    return null
  }

  /** The last half line in sight. */
  #inSight = (table: Arrangement): number => Math.min(table.deepest, deepest(this.visible, table.size))

  #free(grid: Grid, table: Arrangement, length: number, wanted: Cell | null): { cell: Cell; cols: number } {
    const height = Math.min(this.visible, table.felt.height)
    for (let size = table.size; size > 1; size--) {
      // The same places on a felt of smaller tiles, which has more of them on the right and below.
      const { cols, deepest } = levelOf({ ...table.felt, height }, size)
      const room = cols > grid.cols ? grid.wider(cols) : grid
      const cell = wanted ? room.nearest(wanted, length, deepest) : room.first(length, deepest)
      if (cell) return { cell, cols }
    }
    return { cell: { v: Math.max(0, grid.lowest + 2), col: 0 }, cols: grid.cols }
  }
}
