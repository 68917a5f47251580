/* Where rows lie and how large tiles are: the largest size at which everything fits. While a turn is played rows keep
   their places; what left leaves a gap behind, what grew pushes its neighbours, and only what no longer fits moves. */

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
  high: number
  line: number
}

export interface Layout {
  size: number
  width: number
  height: number
  /** What takes up room, line by line; a negative count is the gap that a row left. */
  lines: Shape[][]
  places: Map<number, Place>
  high: number
  /** Everything is in sight without panning. */
  fits: boolean
}

/** A layout as it is drawn: everything so many times as large. */
export interface Drawn {
  size: number
  gap: number
  pad: number
  row: number
  places: Map<number, Place>
  wide: number
  high: number
  fits: boolean
}

export interface Wish {
  id: number
  x: number
  y: number
}

export const gapOf = (size: number) => Math.max(1, Math.round(size * 0.05))
export const padOf = (size: number) => Math.round(size * 0.13)
const betweenOf = (size: number) => Math.max(7, Math.round(size * 0.3))
const captionOf = (size: number) => Math.max(9, Math.round(size * 0.34))
export const highOf = (size: number) => Math.round(size * RATIO) + 2 * padOf(size)
const MARGIN = 12

export function widthOf(count: number, size: number): number {
  const tiles = Math.abs(count)
  return tiles * size + (tiles - 1) * gapOf(size) + 2 * padOf(size)
}

function lineWidth(line: Shape[], size: number): number {
  return line.reduce((sum, shape) => sum + widthOf(shape.count, size) + betweenOf(size), -betweenOf(size))
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

const highOfLines = (count: number, size: number) => count * (highOf(size) + captionOf(size)) + MARGIN

export const largest = (width: number, height: number) =>
  Math.round(Math.max(34, Math.min(70, width / 8, height / 4.2)))

function search(shapes: Shape[], width: number, height: number, floor: number): [number, Shape[][]] {
  // Room for one more row is part of what has to fit: there must be a place to drop it.
  for (let size = largest(width, height); size > floor; size--) {
    const lines = wrap([...shapes, { id: -1, count: 3 }], width, size)
    if (highOfLines(lines.length, size) <= height && widest(lines, size) <= width - 2 * MARGIN)
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
      const wide = widthOf(shape.count, size)
      if (shape.count > 0)
        places.set(shape.id, { x, y: MARGIN + highOfLines(at, size) - MARGIN, width: wide, high: highOf(size), line: at })
      x += wide + betweenOf(size)
    }
  })
  const high = highOfLines(lines.length, size)
  return { size, width, height, lines, places, high, fits: high <= height + captionOf(size) }
}

export function drawn(layout: Layout, times: number): Drawn {
  const { size, width, height, high } = layout
  const places = new Map(
    [...layout.places].map(([id, at]) => [id, { ...at, x: at.x * times, y: at.y * times, width: at.width * times, high: at.high * times }]),
  )
  const tall = (layout.fits ? Math.min(high, height) : high + MARGIN) * times
  const [gap, pad, row] = [gapOf(size), padOf(size), highOf(size)].map((length) => length * times) as [number, number, number]
  return { size: size * times, gap, pad, row, places, wide: width * times, high: tall, fits: layout.fits && times <= 1 }
}

/** Lays out rows anew, or round what already lies there where `keep` says so. */
export function arrange(
  shapes: Shape[],
  width: number,
  height: number,
  before: Layout | null,
  keep: boolean,
  wish: Wish | null = null,
  floor = FLOOR,
): Layout {
  if (before && keep && before.width === width && before.height === height) {
    const lines = kept(shapes, before, wish)
    if (highOfLines(lines.length, before.size) <= height || before.size <= floor)
      return placed(lines, before.size, width, height)
  }
  const order = new Map((before?.lines.flat() ?? []).map((shape, at) => [shape.id, at]))
  const sorted = [...shapes].sort((a, b) => (order.get(a.id) ?? 1e9) - (order.get(b.id) ?? 1e9))
  const [size, lines] = search(sorted, width, height, floor)
  return placed(lines, size, width, height)
}

function kept(shapes: Shape[], before: Layout, wish: Wish | null): Shape[][] {
  const { size, width } = before
  const left = new Map(shapes.map((shape) => [shape.id, shape]))
  const lines = before.lines.map((line) =>
    line.map((old) => {
      const now = left.get(old.id)
      left.delete(old.id)
      return now ?? { id: old.id, count: -Math.abs(old.count) }
    }),
  )
  const room = (line: Shape[]) => width - 2 * MARGIN - lineWidth(line, size) - betweenOf(size)
  const wide = (shape: Shape) => widthOf(shape.count, size)
  for (const shape of left.values()) {
    const wished = wish && wish.id === shape.id ? lines[Math.floor(wish.y / (highOf(size) + captionOf(size)))] : undefined
    if (wish && wished && room(wished) >= wide(shape)) {
      const at = wished.findIndex((other) => (before.places.get(other.id)?.x ?? -1) > wish.x)
      wished.splice(at < 0 ? wished.length : at, 0, shape)
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
  return relieved(lines, width, size)
}

/** Lines that grew too wide first give up their gaps, then their last rows. */
function relieved(lines: Shape[][], width: number, size: number): Shape[][] {
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

/** The size of the tiles on the rack; `breaks` are the counts of tiles between gaps. */
export function rackSize(counts: number[], width: number, height: number): number {
  for (let size = 70; size > RACK_FLOOR; size--) {
    const step = size + gapOf(size)
    const across = counts.reduce((sum, count) => sum + count * step, 0) + (counts.length - 1) * size * 0.4
    const lines = Math.max(1, Math.ceil(across / (width - step * (across > width ? 1 : 0))))
    if (lines * (Math.round(size * RATIO) + 8) <= height) return size
  }
  return RACK_FLOOR
}
