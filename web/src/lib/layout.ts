/* How large tiles are, and where rows lie in pixels. */

import type { Box, Cell } from './grid'

export const RATIO = 82 / 60
export const FLOOR = 26

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
  /** Everything is visible without scrolling. */
  fits: boolean
}

export const tileGap = (size: number) => Math.max(1, Math.round(size * 0.05))
export const rowPadding = (size: number) => Math.round(size * 0.13)
/** Texts are shown between the lines where tiles are at least this large. */
export const CAPTION_SIZE = 40
const captionHeight = (size: number) => Math.round(size * (size < CAPTION_SIZE ? 0.12 : 0.34))
export const rowHeight = (size: number) => Math.round(size * RATIO) + 2 * rowPadding(size)
export const MARGIN = 8

export const rowWidth = (length: number, size: number) => length * size + (length - 1) * tileGap(size) + 2 * rowPadding(size)

export const largestSize = (width: number, height: number) =>
  Math.round(Math.max(34, Math.min(70, width / 9, height / 4.5)))

/** The height of a line with the space for texts below it. */
export const lineHeight = (size: number) => rowHeight(size) + captionHeight(size)
const cellWidth = (size: number) => (size + tileGap(size)) / 2

export const columns = (width: number, size: number) =>
  Math.floor((width - 2 * MARGIN - 2 * rowPadding(size) + tileGap(size)) / cellWidth(size))

/** The last half line on which a row is completely visible. */
export const deepest = (height: number, size: number) =>
  Math.max(0, Math.floor((height - MARGIN - rowHeight(size)) / (lineHeight(size) / 2)))

/** Below this size the page offers buttons that enlarge the table. */
export const SMALL = 36

/** The size at which a row of this length is as wide as the table. */
export const widestSize = (length: number, width: number) => {
  let size = 70
  while (size > 8 && rowWidth(length, size) > width - 2 * MARGIN) size--
  return size
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

/** How high the table has to be to show these rows. */
export const contentHeight = (boxes: Iterable<Box>, size: number) =>
  Math.max(0, ...[...boxes].map((box) => placeOf(box, size).y + lineHeight(size)))

/** The zoom factor at which all these rows are visible; 1 if they are anyway. */
export function wholeFactor(boxes: Iterable<Box>, size: number, felt: { width: number; height: number }): number {
  const places = [...boxes].map((box) => placeOf(box, size))
  const bottom = Math.max(1, ...places.map((place) => place.y + place.height))
  const right = Math.max(1, ...places.map((place) => place.x + place.width + MARGIN))
  // A hundredth smaller, so that no rounding cuts a row.
  return bottom <= felt.height && right <= felt.width ? 1 : 0.99 * Math.min(felt.height / bottom, felt.width / right)
}

export function drawn(boxes: Map<number, Box>, size: number, felt: { width: number; height: number }, factor: number): View {
  const places = [...boxes].map(([id, box]) => [id, placeOf(box, size)] as const)
  const right = Math.max(felt.width, ...places.map(([, place]) => place.x + place.width + MARGIN))
  const content = contentHeight(boxes.values(), size)
  const bottom = Math.max(0, ...places.map(([, place]) => place.y + place.height))
  const fits = bottom * factor <= felt.height && right * factor <= felt.width
  return {
    size: size * factor,
    gap: tileGap(size) * factor,
    pad: rowPadding(size) * factor,
    rowHeight: rowHeight(size) * factor,
    places: new Map(
      places.map(([id, { x, y, width, height }]) => [id, { x: x * factor, y: y * factor, width: width * factor, height: height * factor }]),
    ),
    width: right * factor,
    height: (bottom <= felt.height ? Math.min(content, felt.height) : content) * factor,
    fits,
  }
}
