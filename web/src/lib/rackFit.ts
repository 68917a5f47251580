/* The lines of the rack, the size of its tiles, and how high it is: as high as its tiles. What belongs together stays on
   one line, and a tile that is taken moves no other line. With many tiles the rack takes height that the melds do not
   need, then tiles get smaller, then the table gives way, and at last the rack scrolls. More tiles never make it lower. */

import { RATIO, tileGap } from './layout'

export const RACK_FLOOR = 30
const LARGEST = 70
/** On a screen that is not higher, tiles of the rack have this size or less in more than one line. */
const COMFORTABLE = 46
/** Tiles may be smaller by this factor if that saves a line. */
const THRIFT = 0.82
/** Tiles smaller than this, as a part of the largest, are not worth the height that the table would have to give. */
const DECENT = 0.75
/** Space inside the groove: beside the tiles, above and below them, and between two lines. */
export const PADDING = { x: 8, y: 7 }
export const LINE_GAP = 7
/** A gap between groups of tiles, as a part of the size of a tile. */
export const GROUP_GAP = 0.42
/** The table keeps this height beside a rack of this many tiles, so that it is the same in most turns. */
const USUAL = 16

export interface Part {
  uid: number
  /** There is a gap before it. */
  gap: boolean
  /** It belongs to the tile before it. */
  joined: boolean
}

export interface RackShape {
  size: number
  height: number
  scrolls: boolean
  lines: number[][]
}

/** The largest tiles of the rack on a page of this height. */
export function rackSize(width: number, page: number): number {
  const line = (width - 2 * PADDING.x) / (14 * 1.05 + 4 * GROUP_GAP)
  const high = Math.max(34, page / 13)
  return Math.floor(line >= 44 ? Math.min(LARGEST, line, high) : Math.min(COMFORTABLE, high, (width - 2 * PADDING.x) / 8.6))
}

const after = (x: number, part: Part, size: number) => (x ? x + tileGap(size) + (part.gap ? GROUP_GAP * size : 0) : 0) + size

/** The tiles line by line. */
export function rackLines(parts: Part[], size: number, width: number): number[][] {
  const lines: number[][] = []
  const most = width - 2 * PADDING.x - 0.5
  let x = 0
  for (let at = 0; at < parts.length; ) {
    let end = at + 1
    while (parts[end]?.joined && !parts[end]!.gap) end++
    const whole = parts.slice(at, end)
    // More than a line belongs together: it is broken where the line ends.
    const apart = whole.reduce((sum, part) => after(sum, part, size), 0) > most
    for (const group of apart ? whole.map((part) => [part]) : [whole]) {
      const next = group.reduce((sum, part) => after(sum, part, size), x)
      const breaks = x === 0 || next > most
      if (breaks) lines.push([])
      lines.at(-1)!.push(...group.map((part) => part.uid))
      x = breaks ? group.reduce((sum, part) => after(sum, part, size), 0) : next
    }
    at = end
  }
  return lines
}

const linesHeight = (lines: number, size: number) => (lines ? Math.ceil(lines * size * RATIO + (lines - 1) * LINE_GAP) + 2 * PADDING.y : 0)

/** The height of a rack as most turns have it. */
export function usualHeight(width: number, size: number): number {
  const parts = Array.from({ length: USUAL }, (_, uid): Part => ({ uid, gap: uid % 5 === 0, joined: false }))
  return fitRack(parts, width, size, { most: Infinity, utmost: Infinity }, 0).height
}

/** How high a rack may be: beside all melds in their places, and at the utmost, where the table gives way. */
export interface Limits {
  most: number
  utmost: number
}

/** `aside` is the width of the buttons that scroll. */
export function fitRack(parts: Part[], width: number, largest: number, { most, utmost }: Limits, aside: number): RackShape {
  const decent = Math.max(RACK_FLOOR, Math.round(DECENT * largest))
  /** The largest tiles between two sizes with the fewest lines, if they fit. */
  const fitting = (from: number, to: number, limit: number, atLeast = 0): RackShape | null => {
    const fewest = rackLines(parts, to, width).length
    for (let size = from; size >= to; size--) {
      const lines = rackLines(parts, size, width)
      if (lines.length === fewest && linesHeight(fewest, size) <= limit)
        return { size, lines, height: Math.max(atLeast, Math.min(limit, linesHeight(fewest, from))), scrolls: false }
    }
    return null
  }
  const whole =
    fitting(largest, Math.max(RACK_FLOOR, Math.ceil(THRIFT * largest)), most) ??
    fitting(largest, decent, most, most) ??
    fitting(decent, decent, utmost, most) ??
    fitting(decent, RACK_FLOOR, utmost, utmost)
  if (whole) return whole
  // Half a line at the edge shows that there are more.
  const visible = Math.max(1, Math.floor((utmost - PADDING.y) / (RACK_FLOOR * RATIO + LINE_GAP) - 0.5)) + 0.5
  const size = Math.max(RACK_FLOOR, Math.min(largest, ((utmost - PADDING.y) / visible - LINE_GAP) / RATIO))
  return { size, lines: rackLines(parts, size, width - aside), height: utmost, scrolls: true }
}

/** Remembers on which line a tile was, for as long as `key` is the same: a tile that is taken or comes back moves no other
    line, and the height stays. */
export class RackMemory {
  #key = ''
  #shape: RackShape | null = null
  #limits: Limits | null = null
  #lines = new Map<number, number>()

  fit(key: string, parts: Part[], width: number, largest: number, limits: Limits, aside: number): RackShape {
    const same = this.#limits?.most === limits.most && this.#limits.utmost === limits.utmost
    const fits = this.#shape && (same || (!this.#shape.scrolls && this.#shape.height <= limits.most))
    const known = this.#key === key && fits ? this.#kept(this.#shape!, parts, width) : null
    if (known) return known
    const shape = fitRack(parts, width, largest, limits, aside)
    this.#key = key
    this.#limits = limits
    this.#shape = shape
    this.#lines = new Map(shape.lines.flatMap((line, at) => line.map((uid) => [uid, at] as const)))
    return shape
  }

  /** The same lines, if all tiles find room on theirs. A new one comes to the tile before it. */
  #kept(shape: RackShape, parts: Part[], width: number): RackShape | null {
    const lines: Part[][] = shape.lines.map(() => [])
    let line = 0
    for (const part of parts) {
      const own = this.#lines.get(part.uid) ?? line
      if (own < line || !lines[own]) return null
      line = own
      lines[line]!.push(part)
    }
    const most = width - 2 * PADDING.x
    if (!shape.scrolls && lines.some((each) => each.reduce((x, part) => after(x, part, shape.size), 0) > most)) return null
    return { ...shape, lines: lines.map((each) => each.map((part) => part.uid)).filter((each) => each.length) }
  }
}
