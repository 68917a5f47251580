/* Rows of tiles that somebody builds tile by tile. Whether they are melds is decided by the server. */

import type { LaidRow } from './rest'

export class RowEditor {
  rows = $state<LaidRow[]>([])
  /** The row that gets the next tile; as many as there are rows: a new one. */
  active = $state(0)

  set(rows: readonly LaidRow[]): void {
    this.rows = rows.map(({ tiles, reading }) => ({ tiles: [...tiles], reading: reading ?? null }))
    this.active = rows.length
  }

  add(kind: string): void {
    const row = this.rows[this.active]
    if (row) this.rows[this.active] = { tiles: [...row.tiles, kind], reading: null }
    else this.rows.push({ tiles: [kind], reading: null })
  }

  /** Takes a tile away, and a row with its last tile. */
  remove(row: number, at: number): void {
    const tiles = this.rows[row]!.tiles.toSpliced(at, 1)
    if (tiles.length) this.rows[row] = { tiles, reading: null }
    else this.removeRow(row)
  }

  removeRow(row: number): void {
    this.rows.splice(row, 1)
    if (this.active > row || this.active > this.rows.length) this.active--
  }

  read(row: number, reading: string): void {
    this.rows[row] = { ...this.rows[row]!, reading }
  }

  /** The order and the readings that the server gave the same rows. */
  adopt(rows: readonly LaidRow[]): void {
    if (rows.length === this.rows.length) this.rows = rows.map(({ tiles, reading }) => ({ tiles: [...tiles], reading: reading ?? null }))
  }

  get tiles(): string[] {
    return this.rows.flatMap((row) => row.tiles)
  }
}
