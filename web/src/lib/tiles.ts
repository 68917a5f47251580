/* Tiles as the messages write them: `k8`, `r13`, `j` for a joker, `R` for a joker with a colour. This file only sorts
   and compares tiles. Which tiles form a meld is decided by the server. */

export interface Face {
  colour: string
  number: number
  joker: boolean
}

const COLOURS = 'kbroyg'

export function face(kind: string): Face {
  const letter = kind[0] ?? 'j'
  const joker = kind.length === 1
  return { colour: letter === 'j' ? '' : letter.toLowerCase(), number: joker ? 0 : Number(kind.slice(1)), joker }
}

const rank = (colour: string) => (colour ? COLOURS.indexOf(colour) : COLOURS.length)

export function byRun(a: string, b: string): number {
  const [one, two] = [face(a), face(b)]
  return Number(one.joker) - Number(two.joker) || rank(one.colour) - rank(two.colour) || one.number - two.number
}

export function byGroup(a: string, b: string): number {
  const [one, two] = [face(a), face(b)]
  return Number(one.joker) - Number(two.joker) || one.number - two.number || rank(one.colour) - rank(two.colour)
}

/** The given groups as far as their tiles are there, then the other tiles by colour. */
export function grouped(kinds: string[], groups: readonly (readonly string[])[]): string[][] {
  let left = kinds
  const found: string[][] = []
  for (const group of groups) {
    const [rest, taken] = without(left, [...group], (kind) => kind)
    if (taken.length < group.length) continue
    left = rest
    found.push(taken)
  }
  const byColour = new Map<string, string[]>()
  for (const kind of left.toSorted(byRun)) {
    const { colour } = face(kind)
    byColour.set(colour, [...(byColour.get(colour) ?? []), kind])
  }
  return [...found, ...byColour.values()]
}

/** Removes each of `wanted` once from a copy of `from`: the rest, and what was removed. Missing tiles are ignored. */
export function without<T>(from: T[], wanted: string[], kind: (item: T) => string): [T[], T[]] {
  const rest = [...from]
  const taken: T[] = []
  for (const each of wanted) {
    const at = rest.findIndex((item) => kind(item) === each)
    if (at >= 0) taken.push(...rest.splice(at, 1))
  }
  return [rest, taken]
}

export const sameTiles = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join()
