/* The peaks in the output of the model, and the inks of the tiles in the picture. The contract of the model is in
   photo/detector.py, and so is the measuring; what the peaks mean is decided by the host. */

import type { Peak } from '../lib/rest'

export const CHANNELS = 28
const COLOURS = 7
const UNIT = 32
/** A peak with a lower score is not reported. */
const POSSIBLE = 0.2
/** More peaks are not sent. */
export const MOST = 250
/** The host takes nothing lower than this as a logarithm of a probability. */
const LEAST = -12

/** The picture that the model sees: four bytes for each pixel. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
/** Logits relative to the highest one: shorter to write, and the same in meaning. */
function relative(values: number[]): number[] {
  const top = Math.max(...values)
  return values.map((value) => rounded(Math.max(LEAST, value - top), 2))
}

/** The local maxima of the first channel as tiles, best first. */
export function findPeaks(cells: ArrayLike<number>, rows: number, columns: number, stride: number): Peak[] {
  const area = rows * columns
  const lowest = Math.log(POSSIBLE / (1 - POSSIBLE))
  const reach = stride <= 4 ? 2 : 1
  const best: { logit: number; at: number }[] = []
  for (let at = 0; at < area; at++) {
    const logit = cells[at]!
    if (logit > lowest && isHighest(cells, at, rows, columns, reach)) best.push({ logit, at })
  }
  best.sort((a, b) => b.logit - a.logit)
  return best.slice(0, MOST).map(({ logit, at }) => peakAt(cells, area, at, columns, stride, logit))
}

function isHighest(cells: ArrayLike<number>, at: number, rows: number, columns: number, reach: number): boolean {
  const [row, column] = [Math.floor(at / columns), at % columns]
  for (let j = Math.max(0, row - reach); j <= Math.min(rows - 1, row + reach); j++)
    for (let i = Math.max(0, column - reach); i <= Math.min(columns - 1, column + reach); i++)
      if (cells[j * columns + i]! > cells[at]!) return false
  return true
}

function peakAt(cells: ArrayLike<number>, area: number, at: number, columns: number, stride: number, logit: number): Peak {
  const values = Array.from({ length: CHANNELS }, (_, channel) => cells[channel * area + at]!)
  const [, dx, dy, width, height, ux, uy] = values as [number, number, number, number, number, number, number]
  const length = Math.hypot(ux, uy)
  return {
    x: rounded(((at % columns) + dx) * stride, 1),
    y: rounded((Math.floor(at / columns) + dy) * stride, 1),
    width: rounded(UNIT * Math.exp(Math.min(width, 4)), 2),
    height: rounded(UNIT * Math.exp(Math.min(height, 4)), 2),
    up: length > 1e-6 ? [rounded(ux / length, 4), rounded(uy / length, 4)] : [0, -1],
    colours: relative(values.slice(7, 7 + COLOURS)),
    numbers: relative(values.slice(7 + COLOURS)),
    score: rounded(1 / (1 + Math.exp(-logit)), 4),
  }
}

/** Samples across the inner part of a tile, how far that part reaches, and the share of them that is taken as ink. */
const GRID = 24
const INNER = 0.36
const INKED = 0.12
const LEAST_CONTRAST = 0.08

/** A value of a sorted list, with neighbours mixed where the place is between them. */
function quantile(sorted: ArrayLike<number>, share: number): number {
  const place = share * (sorted.length - 1)
  const low = Math.floor(place)
  const next = sorted[Math.min(sorted.length - 1, low + 1)]!
  return sorted[low]! + (place - low) * (next - sorted[low]!)
}
const inOrder = (values: number[]): Float64Array => Float64Array.from(values).sort()
type Colour = [number, number, number]
const sum = ([red, green, blue]: Colour): number => red + green + blue

/** The colour of a tile's face, and what its print absorbs of red, green and blue, with length 1. Both are null for a tile
    outside the picture, and the second one if there is no contrast. */
export function measured(picture: Picture, tile: Peak): { face: Colour | null; ink: Colour | null } {
  const [ux, uy] = tile.up
  const seen: Colour[] = []
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) {
      const across = tile.width * INNER * ((2 * i) / (GRID - 1) - 1)
      const along = tile.height * INNER * ((2 * j) / (GRID - 1) - 1)
      const x = tile.x - across * uy + along * ux
      const y = tile.y + across * ux + along * uy
      if (x < 0 || y < 0 || x > picture.width - 1 || y > picture.height - 1) continue
      const at = 4 * (Math.round(y) * picture.width + Math.round(x))
      seen.push([picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!])
    }
  if (seen.length < (GRID * GRID) / 4) return { face: null, ink: null }
  const bright = quantile(inOrder(seen.map(sum)), 0.6)
  const lit = seen.filter((each) => sum(each) >= bright)
  const face = [0, 1, 2].map((channel) => quantile(inOrder(lit.map((each) => each[channel]!)), 0.5)) as Colour
  const absorbed = seen.map((each) => each.map((value, channel) => 1 - value / Math.max(1, face[channel]!)) as Colour)
  const amounts = absorbed.map((each) => Math.hypot(...each))
  const least = quantile(inOrder(amounts), 1 - INKED)
  const inked = absorbed.filter((_, at) => amounts[at]! >= least)
  const ink = [0, 1, 2].map((channel) => inked.reduce((total, each) => total + each[channel]!, 0) / inked.length) as Colour
  const length = Math.hypot(...ink)
  return { face, ink: length < LEAST_CONTRAST ? null : (ink.map((value) => rounded(value / length, 3)) as Colour) }
}

/** The place in a histogram below which this share of the values lies. */
function levelOf(counts: Uint32Array, share: number): number {
  let left = share * counts.reduce((total, count) => total + count, 0)
  return counts.findIndex((count) => (left -= count) < 0)
}

/** A picture as the host judges it: the mean of its bright half, its largest steps between neighbours and over eight pixels,
    and how much the channels differ. */
export function quality({ width, height, data }: Picture): { light: number; edges: number; contrast: number; colour: number } {
  const grey = new Uint16Array(width * height)
  const levels = new Uint32Array(766)
  const differences = new Uint32Array(256)
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!]
    grey[at] = red + green + blue
    levels[grey[at]!]!++
    differences[Math.max(red, green, blue) - Math.min(red, green, blue)]!++
  }
  const steepest = (step: number): number => {
    const [across, down] = [new Uint32Array(766), new Uint32Array(766)]
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (x >= step) across[Math.abs(grey[at]! - grey[at - step]!)]!++
        if (y >= step) down[Math.abs(grey[at]! - grey[at - step * width]!)]!++
      }
    return rounded(Math.max(levelOf(across, 0.995), levelOf(down, 0.995), 0) / 3, 1)
  }
  let [total, count] = [0, 0]
  for (let level = levelOf(levels, 0.5); level < levels.length; level++) {
    total += level * levels[level]!
    count += levels[level]!
  }
  return { light: rounded(total / Math.max(1, count) / 3, 1), edges: steepest(1), contrast: steepest(8), colour: levelOf(differences, 0.999) }
}
