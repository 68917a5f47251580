/* The felt as a grid. A cell is half a tile wide and half a line high, so a row can lie nearly anywhere and still stands
   in line with others. A row covers two cells for each tile and one for the gap behind it, on two half lines. */

export interface Cell {
  /** The half line, counted from the top. */
  v: number
  col: number
}

export interface Box extends Cell {
  /** The number of tiles. */
  length: number
}

export const cells = (length: number) => 2 * length + 1

/** Room beside a row for one more tile. */
const SPARE = 2
/** A table with so many columns has room on both sides of a row. */
const WIDE = 34
/** What a cell measures in tiles, across and down. */
const ACROSS = 0.525
const DOWN = 0.98

export class Grid {
  readonly #lines: Uint8Array[] = []
  readonly #boxes: Box[] = []
  /** The last half line on which a row begins, -1 if there is none. */
  lowest = -1

  constructor(
    readonly cols: number,
    boxes: Iterable<Box> = [],
  ) {
    for (const box of boxes) this.add(box)
  }

  /** The same boxes, and free columns on the right. */
  wider(cols: number): Grid {
    return new Grid(cols, this.#boxes)
  }

  #line(v: number): Uint8Array {
    while (this.#lines.length <= v) this.#lines.push(new Uint8Array(this.cols + 2))
    return this.#lines[v]!
  }

  add(box: Box): void {
    const { v, col, length } = box
    this.#boxes.push(box)
    for (const line of [this.#line(v), this.#line(v + 1)]) line.fill(1, col, col + cells(length))
    this.lowest = Math.max(this.lowest, v)
  }

  /** Whether a row can begin there. The gap behind it may reach over the edge. */
  free(v: number, col: number, length: number, spare = 0): boolean {
    if (v < 0 || col < 0 || col + 2 * length > this.cols) return false
    const [from, to] = [Math.max(0, col - spare), Math.min(this.cols + 2, col + cells(length) + spare)]
    for (const line of [this.#line(v), this.#line(v + 1)]) for (let at = from; at < to; at++) if (line[at]) return false
    return true
  }

  /** The free place that is closest to the wanted one, not below `deepest`; `aligned` on a whole line, with room beside it
      if there is some. */
  nearest(wanted: Cell, length: number, deepest: number, aligned = false): Cell | null {
    let best: Cell | null = null
    let least = Infinity
    for (let v = 0; v <= deepest; v += aligned ? 2 : 1) {
      const down = (v - wanted.v) * DOWN
      if (Math.abs(down) >= least) continue
      for (let col = 0; col + 2 * length <= this.cols; col++) {
        const away = Math.hypot(down, (col - wanted.col) * ACROSS)
        if (away >= least || !this.free(v, col, length)) continue
        const cost = away + (aligned && !this.free(v, col, length, SPARE) ? 0.7 : 0)
        if (cost < least) [best, least] = [{ v, col }, cost]
      }
    }
    return best
  }

  /** The first free place in reading order, with room to grow if there is one. */
  first(length: number, deepest: number): Cell | null {
    // The first row of a wide table lies in the middle.
    if (this.lowest < 0 && this.cols >= WIDE) return { v: 2 * Math.floor(deepest / 4), col: (this.cols - 2 * length) >> 1 }
    for (const spare of [SPARE, 0])
      for (let v = 0; v <= deepest; v += 2)
        for (let col = 0; col + 2 * length <= this.cols; col++) if (this.free(v, col, length, spare)) return { v, col }
    return this.nearest({ v: 0, col: 0 }, length, deepest) // between two lines
  }
}

/** Rows side by side in their order, line by line. Without room to spare a row may fill the end of an earlier line. */
export function packed<Key>(boxes: [Key, Box][], cols: number, roomy: boolean): Map<Key, Box> {
  const found = new Map<Key, Box>()
  /** The first free column of each line. */
  const lines: number[] = [0]
  for (const [key, { length }] of boxes) {
    let line = roomy ? lines.length - 1 : 0
    while (lines[line]! > 0 && lines[line]! + 2 * length > cols) if (++line === lines.length) lines.push(0)
    found.set(key, { v: 2 * line, col: lines[line]!, length })
    lines[line]! += cells(length) + (roomy ? SPARE : 0)
  }
  return found
}

/** Rows as tightly as possible: the longest first, each on the line that it fills best. */
export function filled<Key>(boxes: [Key, Box][], cols: number): Map<Key, Box> {
  const found = new Map<Key, Box>()
  const lines: number[] = []
  for (const [key, { length }] of boxes.toSorted(([, a], [, b]) => b.length - a.length)) {
    const fits = lines.map((_, line) => line).filter((line) => lines[line]! + 2 * length <= cols)
    const line = fits.sort((a, b) => lines[b]! - lines[a]!)[0] ?? lines.push(0) - 1
    found.set(key, { v: 2 * line, col: lines[line]!, length })
    lines[line]! += cells(length)
  }
  return found
}
