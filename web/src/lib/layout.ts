/* How large tiles are on a felt, and where rows lie in pixels. */

import type { Box, Cell } from './grid'

export const RATIO = 82 / 60
const LARGEST = 70
const SMALLEST = 8
export const MARGIN = 8
/** With smaller tiles the page offers buttons to look closer. */
export const SMALL = 30

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Where rows lie, as it is drawn at some zoom factor. */
export interface View {
  size: number
  gap: number
  pad: number
  rowHeight: number
  places: Map<number, Place>
  width: number
  height: number
}

export interface Felt {
  width: number
  height: number
}

/** A size of tiles on a felt: the columns and half lines of its grid, and how many tiles find room there. */
export interface Level {
  size: number
  cols: number
  /** The last half line on which a row is completely visible. */
  deepest: number
  holds: number
}

export const tileGap = (size: number) => Math.max(1, Math.round(size * 0.05))
const rowPadding = (size: number) => Math.round(size * 0.13)
const rowHeight = (size: number) => Math.round(size * RATIO) + 2 * rowPadding(size)
const rowWidth = (length: number, size: number) => length * size + (length - 1) * tileGap(size) + 2 * rowPadding(size)
const lineHeight = (size: number) => rowHeight(size) + Math.round(size * 0.12)
const cellWidth = (size: number) => (size + tileGap(size)) / 2

const columns = (width: number, size: number) => Math.floor((width - 2 * MARGIN - 2 * rowPadding(size) + tileGap(size)) / cellWidth(size))

export const deepest = (height: number, size: number) =>
  Math.max(0, Math.floor((height - MARGIN - rowHeight(size)) / (lineHeight(size) / 2)))

/** Tiles for each column of a line: rows of three or four with their gaps. */
const DENSITY = 0.44
/** The end of a line that no row fills. */
const WASTE = 1
/** The next smaller tiles give room for so many times the tiles: few large steps disturb less than many small ones. */
const STEP = 1.35

export function levelOf({ width, height }: Felt, size: number): Level {
  const [cols, deep] = [columns(width, size), deepest(height, size)]
  const lines = Math.floor(deep / 2) + 1
  return { size, cols, deepest: deep, holds: Math.floor(lines * Math.max(0, cols - WASTE) * DENSITY) }
}

/** The sizes that tiles have on a felt, the largest first. Which one it is depends on the number of tiles alone, so that
    a table never has smaller tiles than a fuller one. */
export function levels(felt: Felt): Level[] {
  const largest = Math.round(Math.max(34, Math.min(LARGEST, felt.width / 9, felt.height / 4.5)))
  const found = [levelOf(felt, largest)]
  for (let size = largest - 1; size >= SMALLEST; size--) {
    const level = levelOf(felt, size)
    if (level.holds >= STEP * found.at(-1)!.holds) found.push(level)
  }
  return found
}

const placeOf = (box: Box, size: number): Place => ({
  x: MARGIN + box.col * cellWidth(size),
  y: MARGIN + (box.v * lineHeight(size)) / 2,
  width: rowWidth(box.length, size),
  height: rowHeight(size),
})

/** The cell whose first tile is centred at a point. */
export const cellAt = (point: { x: number; y: number }, size: number): Cell => ({
  v: Math.max(0, Math.round((point.y - MARGIN - rowHeight(size) / 2) / (lineHeight(size) / 2))),
  col: Math.max(0, Math.round((point.x - MARGIN - rowPadding(size) - size / 2) / cellWidth(size))),
})

/** Where the lowest of these rows ends. */
export const bottomOf = (boxes: Iterable<Box>, size: number) => Math.max(0, ...[...boxes].map((box) => placeOf(box, size).y + rowHeight(size)))

/** The factor at which all these rows are visible, and so much height; 1 if they are anyway. */
export function wholeFactor(boxes: Iterable<Box>, size: number, felt: Felt, needed = 1): number {
  const all = [...boxes]
  const bottom = Math.max(needed, bottomOf(all, size))
  const right = Math.max(1, ...all.map((box) => placeOf(box, size)).map((place) => place.x + place.width))
  // A hundredth smaller, so that no rounding cuts a row.
  return bottom <= felt.height && right <= felt.width ? 1 : 0.99 * Math.min(felt.height / bottom, felt.width / right)
}

export function drawn(boxes: Map<number, Box>, size: number, felt: Felt, factor: number): View {
  const times = ({ x, y, width, height }: Place): Place => ({ x: x * factor, y: y * factor, width: width * factor, height: height * factor })
  const places = new Map([...boxes].map(([id, box]) => [id, times(placeOf(box, size))]))
  const all = [...places.values()]
  return {
    size: size * factor,
    gap: tileGap(size) * factor,
    pad: rowPadding(size) * factor,
    rowHeight: rowHeight(size) * factor,
    places,
    width: Math.max(felt.width * Math.max(1, factor), ...all.map((place) => place.x + place.width)),
    height: Math.max(felt.height * Math.max(1, factor), ...all.map((place) => place.y + place.height)),
  }
}
