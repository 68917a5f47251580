import { expect, test } from 'vitest'
import { chancesOf, judged } from '../src/lib/judged'
import type { ByChances, PlayerReviewed, RoundReviewed, TurnReviewed } from '../src/lib/rest'

const turn = (sentence: string): TurnReviewed => ({
  sentence, marks: ['best'], possible: '', missed: '', best: null, exercise: null, number: 1, lap: 1, seat: 0, text: 'laid', why: '', comment: '',
  tiles: 9, laid: '9 tiles', after: { table: [], racks: [], hidden: [], pool: 0, opened: [], discards: [], open_tile: null }, moves: 1, position: '',
})
const player = (accuracy: number): PlayerReviewed => ({ accuracy, missed: '', worst: [], name: 'Ann', computer: null, level: '', values: [50, 0] })
const chances = (of: number[]): ByChances => ({
  turns: [{ sentence: 'too early', marks: ['lost-chance'], possible: '3 tiles', missed: 'about 12 points', best: null, exercise: 'trn' }],
  players: [{ accuracy: 43, missed: '1 mistake', worst: [1], chances: of }],
  turning_points: [{ turn: 1, seat: 0, text: 'a mistake' }],
})
const review = (by_chances: ByChances | null): RoundReviewed => ({
  edition: '', title: '', unit: 'round', round: 1, rounds: 1, players: [player(100)], start: turn('').after, turns: [turn('all laid')],
  turning_points: [], by_chances, only_tiles: '', beginning: '', ending: '', scores: null, is_over: true, can_continue: true, why_not: '',
})

test('by chances, turns, players and turning points say something else', () => {
  const shown = judged(review(chances([0.25, 1])), 'chances')
  expect(shown.turns[0]).toMatchObject({ sentence: 'too early', marks: ['lost-chance'], text: 'laid', laid: '9 tiles' })
  expect(shown.players[0]).toMatchObject({ accuracy: 43, worst: [1], name: 'Ann', values: [50, 0] })
  expect(shown.turning_points).toHaveLength(1)
})

test('by tiles, and where there are no chances, the review is the same', () => {
  for (const [given, by] of [[review(chances([0.25, 1])), 'tiles'], [review(null), 'chances']] as const)
    expect(judged(given, by)).toBe(given)
})

test('chances are in per cent, and missing where a rack is hidden', () => {
  expect(chancesOf(review(chances([0.25, 1])))).toEqual([[25, 100]])
  expect(chancesOf(review(chances([])))).toBeNull()
  expect(chancesOf(review(null))).toBeNull()
})
