/* The rows on the table as they are shown: the melds where the arrangement puts them, and over it what a player is trying
   out. Rows that are not touched stay, tiles of touched rows stay where they were if there is room, and a tile that was
   dropped on free felt lies there. */

import { Replay, fromPlace, sameFelt, toPlace, type Arrangement } from './arrangement'
import { Grid, type Box, type Cell } from './grid'
import { cellAt, deepest, type Felt } from './layout'
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
  #replay = new Replay()
  #lying = new Map<number, Lying>()
  /** Where rows of this turn lay that are not there any more. */
  #past = new Map<number, Lying>()
  #at = ''
  #felt: Felt | null = null

  /** Places these rows on a felt of this size. The same call twice changes nothing. */
  arrange(rows: Row[], scene: Scene, drop: DropPoint | null, felt: Felt | null = this.#felt): void {
    if (!felt) return
    const round = `${scene.room}.${scene.game}.${scene.commitment ?? scene.end?.commitment ?? ''}`
    const table = this.#replay.table(round, scene.steps, felt)
    const before = this.table
    const watched = before !== null && this.#at.startsWith(`${round} `) && sameFelt(before.felt, felt)
    if (watched && table.repacks > before.repacks) this.repacks++
    const at = `${round} ${scene.steps.length} ${table.size} ${felt.width} ${felt.height}`
    if (!this.#at.startsWith(`${round} `)) this.#lying = new Map() // slots are counted anew in each round
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

  #placed(rows: Row[], scene: Scene, table: Arrangement, drop: DropPoint | null, sameTable: boolean): Map<number, Lying> {
    const homes = this.#homes(rows, scene, table)
    const lying = new Map<number, Lying>()
    const grid = new Grid(table.cols)
    const add = (row: Row, cell: Cell, home: boolean) => {
      const box = { ...cell, length: row.pieces.length }
      lying.set(row.id, { box, uids: row.pieces.map((each) => each.uid), home })
      grid.add(box)
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
      else add(row, this.#free(grid, table, row.pieces.length, wanted), false)
      return false
    })
    for (const row of fresh) {
      const wanted = dropped(row) ? cellAt(drop!, table.size) : row.place ? fromPlace(row.place, table) : this.#origin(row)
      add(row, this.#free(grid, table, row.pieces.length, wanted), false)
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

  /** A free place, near the wanted one if there is one. Where nothing is free the table grows downwards. */
  #free(grid: Grid, table: Arrangement, length: number, wanted: Cell | null): Cell {
    for (const deep of [this.#inSight(table), table.deepest, Math.max(table.deepest, grid.lowest + 2)]) {
      const found = wanted ? grid.nearest(wanted, length, deep) : grid.first(length, deep)
      if (found) return found
    }
    return { v: Math.max(0, grid.lowest + 2), col: 0 }
  }
}
