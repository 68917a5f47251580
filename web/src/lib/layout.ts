/* Where rows lie and how large tiles are: the largest size at which everything fits. During a turn rows keep their
   places: a row that is gone leaves a gap, a row that grows pushes its neighbours, and only rows that no longer fit move. */

export const RATIO = 82 / 60
export const FLOOR = 26
export const RACK_FLOOR = 30

export interface Shape {
  id: number
  count: number
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
  line: number
}

export interface Layout {
  size: number
  width: number
  height: number
  /** Rows line by line; a negative count is the gap that a row left. */
  lines: Shape[][]
  places: Map<number, Place>
  /** The height of all lines together. */
  contentHeight: number
  /** Everything is visible without scrolling. */
  fits: boolean
}

/** A layout at another scale, as it is drawn. */
export interface ScaledLayout {
  size: number
  gap: number
  pad: number
  rowHeight: number
  places: Map<number, Place>
  width: number
  height: number
  fits: boolean
}

/** Where a new row was dropped. */
export interface DropPoint {
  id: number
  x: number
  y: number
}

export const tileGap = (size: number) => Math.max(1, Math.round(size * 0.05))
export const rowPadding = (size: number) => Math.round(size * 0.13)
const rowGap = (size: number) => Math.max(7, Math.round(size * 0.3))
const captionHeight = (size: number) => Math.max(9, Math.round(size * 0.34))
export const rowHeight = (size: number) => Math.round(size * RATIO) + 2 * rowPadding(size)
const MARGIN = 12

export function rowWidth(count: number, size: number): number {
  const tiles = Math.abs(count)
  return tiles * size + (tiles - 1) * tileGap(size) + 2 * rowPadding(size)
}

function lineWidth(line: Shape[], size: number): number {
  return line.reduce((sum, shape) => sum + rowWidth(shape.count, size) + rowGap(size), -rowGap(size))
}

function wrap(shapes: Shape[], width: number, size: number): Shape[][] {
  const lines: Shape[][] = []
  for (const shape of shapes) {
    const last = lines.at(-1)
    if (last && lineWidth([...last, shape], size) <= width - 2 * MARGIN) last.push(shape)
    else lines.push([shape])
  }
  return lines
}

const linesHeight = (count: number, size: number) => count * (rowHeight(size) + captionHeight(size)) + MARGIN

export const largestSize = (width: number, height: number) =>
  Math.round(Math.max(34, Math.min(70, width / 8, height / 4.2)))

function search(shapes: Shape[], width: number, height: number, floor: number): [number, Shape[][]] {
  // There must be room for one more row, so that it can be dropped.
  for (let size = largestSize(width, height); size > floor; size--) {
    const lines = wrap([...shapes, { id: -1, count: 3 }], width, size)
    if (linesHeight(lines.length, size) <= height && widest(lines, size) <= width - 2 * MARGIN)
      return [size, wrap(shapes, width, size)]
  }
  return [floor, wrap(shapes, width, floor)]
}

const widest = (lines: Shape[][], size: number) => Math.max(0, ...lines.map((line) => lineWidth(line, size)))

function placed(lines: Shape[][], size: number, width: number, height: number): Layout {
  const places = new Map<number, Place>()
  lines.forEach((line, at) => {
    let x = MARGIN
    for (const shape of line) {
      const wide = rowWidth(shape.count, size)
      if (shape.count > 0)
        places.set(shape.id, { x, y: MARGIN + linesHeight(at, size) - MARGIN, width: wide, height: rowHeight(size), line: at })
      x += wide + rowGap(size)
    }
  })
  const contentHeight = linesHeight(lines.length, size)
  return { size, width, height, lines, places, contentHeight, fits: contentHeight <= height + captionHeight(size) }
}

export function scaled(layout: Layout, factor: number): ScaledLayout {
  const { size, width, height, contentHeight } = layout
  const places = new Map(
    [...layout.places].map(([id, place]) => {
      const { x, y, width, height, line } = place
      return [id, { x: x * factor, y: y * factor, width: width * factor, height: height * factor, line }]
    }),
  )
  return {
    size: size * factor,
    gap: tileGap(size) * factor,
    pad: rowPadding(size) * factor,
    rowHeight: rowHeight(size) * factor,
    places,
    width: width * factor,
    height: (layout.fits ? Math.min(contentHeight, height) : contentHeight + MARGIN) * factor,
    fits: layout.fits && factor <= 1,
  }
}

/** Lays out all rows; with `keep`, rows of the earlier layout stay where they are if that is possible. */
export function arrange(
  shapes: Shape[],
  width: number,
  height: number,
  before: Layout | null,
  keep: boolean,
  drop: DropPoint | null = null,
  floor = FLOOR,
): Layout {
  if (before && keep && before.width === width && before.height === height) {
    const lines = keptLines(shapes, before, drop)
    if (linesHeight(lines.length, before.size) <= height || before.size <= floor)
      return placed(lines, before.size, width, height)
  }
  const order = new Map((before?.lines.flat() ?? []).map((shape, at) => [shape.id, at]))
  const sorted = [...shapes].sort((a, b) => (order.get(a.id) ?? 1e9) - (order.get(b.id) ?? 1e9))
  const [size, lines] = search(sorted, width, height, floor)
  return placed(lines, size, width, height)
}

function keptLines(shapes: Shape[], before: Layout, drop: DropPoint | null): Shape[][] {
  const { size, width } = before
  const left = new Map(shapes.map((shape) => [shape.id, shape]))
  const lines = before.lines.map((line) =>
    line.map((old) => {
      const now = left.get(old.id)
      left.delete(old.id)
      return now ?? { id: old.id, count: -Math.abs(old.count) }
    }),
  )
  const room = (line: Shape[]) => width - 2 * MARGIN - lineWidth(line, size) - rowGap(size)
  const wide = (shape: Shape) => rowWidth(shape.count, size)
  for (const shape of left.values()) {
    const target = drop && drop.id === shape.id ? lines[Math.floor(drop.y / (rowHeight(size) + captionHeight(size)))] : undefined
    if (drop && target && room(target) >= wide(shape)) {
      const at = target.findIndex((other) => (before.places.get(other.id)?.x ?? -1) > drop.x)
      target.splice(at < 0 ? target.length : at, 0, shape)
      continue
    }
    const gap = lines
      .flatMap((line) => line.map((other, at) => ({ line, other, at })))
      .find(({ other }) => other.count < 0 && -other.count >= shape.count)
    const open = lines.find((line) => room(line) >= wide(shape))
    if (open) open.push(shape)
    else if (gap) gap.line[gap.at] = shape
    else lines.push([shape])
  }
  return narrowed(lines, width, size)
}

/** Lines that became too wide first lose their gaps, then their last rows. */
function narrowed(lines: Shape[][], width: number, size: number): Shape[][] {
  const room = width - 2 * MARGIN
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    for (let gap = line.length - 1; gap >= 0 && lineWidth(line, size) > room; gap--)
      if (line[gap]!.count < 0) line.splice(gap, 1)
    while (line.length > 1 && lineWidth(line, size) > room) {
      const out = line.pop()!
      const other = lines.find((each, there) => there !== at && lineWidth([...each, out], size) <= room)
      if (other) other.push(out)
      else lines.push([out])
    }
  }
  return lines
}

/** The size of the tiles on the rack; `counts` are the numbers of tiles between gaps. */
export function rackSize(counts: number[], width: number, height: number): number {
  for (let size = 70; size > RACK_FLOOR; size--) {
    const step = size + tileGap(size)
    const across = counts.reduce((sum, count) => sum + count * step, 0) + (counts.length - 1) * size * 0.4
    const lines = Math.max(1, Math.ceil(across / (width - step * (across > width ? 1 : 0))))
    if (lines * (Math.round(size * RATIO) + 8) <= height) return size
  }
  return RACK_FLOOR
}
