/* The size of the tiles on the rack, and how high the rack is. No tile is cut: with many tiles the rack first grows, then
   tiles get smaller, and below the smallest size it scrolls. */

import { RATIO, tileGap } from './layout'

export const RACK_FLOOR = 30
export const LARGEST = 70
/** Tiles of this size are large enough; to keep it the rack grows. */
const COMFORTABLE = 38
/** Tiles may be this much smaller, in pixels, if that saves a line. */
const THRIFT = 4
/** Space inside the groove: beside the tiles, above and below them, and between two lines. */
export const PADDING = { x: 10, y: 9 }
export const LINE_GAP = 7
/** The gaps that few tiles on one line have, mostly. */
const GROUPS = 2
/** A gap between groups of tiles, as a part of the size of a tile. */
export const GROUP_GAP = 0.42

export interface RackFit {
  size: number
  height: number
  scrolls: boolean
}

/** The number of lines; `gaps` says for each tile whether there is a gap before it. */
export function rackLines(gaps: boolean[], size: number, width: number): number {
  let [lines, x] = [1, 0]
  gaps.forEach((gap, at) => {
    const wide = size + (gap && at > 0 ? GROUP_GAP * size : 0)
    const next = x === 0 ? wide : x + tileGap(size) + wide
    if (x > 0 && next > width - 2 * PADDING.x - 0.5) {
      lines++
      x = wide
    } else x = next
  })
  return lines
}

const linesHeight = (lines: number, size: number) => Math.ceil(lines * size * RATIO + (lines - 1) * LINE_GAP) + 2 * PADDING.y

/** The height of a rack that gives what it does not need to a table that lacks so much. It follows the number of tiles
    alone, so that nothing moves while tiles are laid. */
export function lowRack(count: number, width: number, usual: number, lacks: number): number {
  const lines = rackLines(Array.from({ length: count }, () => false), COMFORTABLE, width - GROUPS * GROUP_GAP * COMFORTABLE)
  return Math.min(usual, Math.max(usual - lacks, linesHeight(lines, COMFORTABLE)))
}

/** `usual` is the height that the rack has anyway, `most` how high it may become, and `limit` how high if it would scroll
    otherwise. `aside` is the width of the buttons that scroll. */
export function fitRack(gaps: boolean[], width: number, usual: number, most: number, limit: number, aside: number): RackFit {
  const lines = (size: number) => rackLines(gaps, size, width)
  const needed = (size: number) => linesHeight(lines(size), size)
  const thrifty = (size: number) => {
    for (let less = size; less >= Math.max(RACK_FLOOR, size - THRIFT); less--) if (lines(less) < lines(size)) return less
    return size
  }
  for (let size = LARGEST; size >= COMFORTABLE - THRIFT; size--) if (needed(size) <= usual) return { size, height: usual, scrolls: false }
  for (const high of [Math.max(usual, most), Math.max(usual, most, limit)])
    for (let size = COMFORTABLE; size >= RACK_FLOOR; size--)
      if (needed(size) <= high) return { size: thrifty(size), height: Math.max(usual, needed(thrifty(size))), scrolls: false }
  // Half a line at the edge shows that there are more.
  const size = RACK_FLOOR
  const line = size * RATIO + LINE_GAP
  const visible = Math.max(1, Math.floor((Math.max(usual, most) - PADDING.y) / line - 0.5))
  const all = linesHeight(rackLines(gaps, size, width - aside), size)
  return { size, height: Math.min(all, Math.max(usual, PADDING.y + Math.round((visible + 0.5) * line))), scrolls: true }
}
