/* Questions about puzzles. This module alone knows who answers them. */

import { request } from './api'
import type { PuzzleList, PuzzleRush } from './rest'

/** The day of the reader, as the server and the storage write it. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const puzzlesOf = (edition: string) =>
  request<PuzzleList>('GET', `/puzzles?edition=${encodeURIComponent(edition)}&day=${today()}`)
export const newRush = (edition: string) => request<PuzzleRush>('GET', `/puzzles/rush?edition=${encodeURIComponent(edition)}`)
