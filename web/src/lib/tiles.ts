/* Tiles as the wire writes them: `k8`, `r13`, `j`, and `R` for a joker that has a colour. Order and likeness for the
   eye only; what is a meld is the referee's business. */

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

const place = (colour: string) => (colour ? COLOURS.indexOf(colour) : COLOURS.length)

export function byRun(a: string, b: string): number {
  const [one, two] = [face(a), face(b)]
  return Number(one.joker) - Number(two.joker) || place(one.colour) - place(two.colour) || one.number - two.number
}

export function byGroup(a: string, b: string): number {
  const [one, two] = [face(a), face(b)]
  return Number(one.joker) - Number(two.joker) || one.number - two.number || place(one.colour) - place(two.colour)
}

/** Do these two look as if they belonged side by side? */
export function neighbours(a: string, b: string): boolean {
  const [one, two] = [face(a), face(b)]
  if (one.joker || two.joker) return true
  if (one.number === two.number) return one.colour !== two.colour
  return one.colour === two.colour && Math.abs(one.number - two.number) === 1
}

/** Kinds grouped for the eye: rows of three and more that go together, then what is left, by colour. */
export function smart(kinds: string[]): string[][] {
  const left = new Map<string, number>()
  for (const kind of kinds) left.set(kind, (left.get(kind) ?? 0) + 1)
  const has = (kind: string) => (left.get(kind) ?? 0) > 0
  const take = (some: string[]) => some.forEach((kind) => left.set(kind, left.get(kind)! - 1))
  const found: string[][] = []
  for (;;) {
    const best = candidates(kinds, has).sort((a, b) => b.length - a.length)[0]
    if (!best) break
    take(best)
    found.push(best)
  }
  const rest = [...left].flatMap(([kind, count]) => Array<string>(count).fill(kind)).sort(byRun)
  const byColour = Map.groupBy(rest, (kind) => face(kind).colour)
  return [...found, ...byColour.values()]
}

function candidates(kinds: string[], has: (kind: string) => boolean): string[][] {
  const plain = [...new Set(kinds)].filter((kind) => has(kind) && !face(kind).joker)
  const rows: string[][] = []
  for (const kind of plain) {
    const { colour, number } = face(kind)
    if (!has(colour + (number - 1))) {
      const run: string[] = []
      for (let at = number; has(colour + at); at++) run.push(colour + at)
      if (run.length >= 3) rows.push(run)
    }
    const group = [...COLOURS].map((letter) => letter + number).filter(has)
    if (group.length >= 3 && group[0] === kind) rows.push(group)
  }
  return rows
}

/** Takes each of `wanted` once out of a copy of `from`; what could not be found is left out. */
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
