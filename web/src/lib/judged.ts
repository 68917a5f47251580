/* A review as it is judged: by tiles, or by the chance to win that each turn cost. */

import type { RoundReviewed } from './rest'

export type By = 'chances' | 'tiles'

/** The review with its turns, players and turning points judged so. Without chances it is judged by tiles. */
export function judged(review: RoundReviewed, by: By): RoundReviewed {
  const chances = by === 'chances' ? review.by_chances : null
  if (!chances) return review
  return {
    ...review,
    turns: review.turns.map((turn, at) => ({ ...turn, ...chances.turns[at]! })),
    players: review.players.map((player, seat) => ({ ...player, ...chances.players[seat]! })),
    turning_points: chances.turning_points,
  }
}

/** What a plot shows for each seat, at the start and after each turn; null where it is not known. */
export type Lines = (number | null)[][]

/** The chances of the seats in per cent; null if the record hides a rack, or if there are none. */
export function chancesOf(review: RoundReviewed): Lines | null {
  const players = review.by_chances?.players ?? []
  return players.some((player) => player.chances.length) ? players.map((player) => player.chances.map((chance) => 100 * chance)) : null
}
