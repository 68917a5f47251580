/* Which puzzle comes next: any that was not solved yet, of the chosen grade. */

import type { PuzzleInfo } from './rest'

/** A puzzle that was not solved yet; after the last one, any other. Null if there is none. */
export function choose(puzzles: PuzzleInfo[], solved: Record<string, string>, grade: number, now: string, random = Math.random): string | null {
  const fitting = puzzles.filter((each) => (!grade || each.grade === grade) && each.id !== now)
  const open = fitting.filter((each) => !(each.id in solved))
  const from = open.length ? open : fitting
  return from[Math.floor(random() * from.length)]?.id ?? null
}
