/* A free place on the felt for something that must cover no meld. */

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

/** How far it stays from the edge of the felt, and from a meld. */
const EDGE = 8
const APART = 4

/** The lowest free place of this size, on the left if several are as low; null if there is none. Places are within the felt. */
export function freeSpot(width: number, height: number, felt: { width: number; height: number }, melds: readonly Rect[]): Spot | null {
  const [right, bottom] = [felt.width - EDGE - width, felt.height - EDGE - height]
  const lefts = [EDGE, right, ...melds.map((meld) => meld.left + meld.width + APART)].filter((left) => left >= EDGE && left <= right)
  const tops = [bottom, EDGE, ...melds.flatMap((meld) => [meld.top - APART - height, meld.top + meld.height + APART])].filter((top) => top >= EDGE && top <= bottom)
  for (const top of tops.toSorted((a, b) => b - a))
    for (const left of lefts.toSorted((a, b) => a - b)) if (isFree({ left, top, width, height }, melds)) return { left, top }
  return null
}

export const isFree = ({ left, top, width, height }: Rect, melds: readonly Rect[]): boolean =>
  melds.every((meld) => meld.left + meld.width <= left || left + width <= meld.left || meld.top + meld.height <= top || top + height <= meld.top)
