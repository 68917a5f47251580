/* What a new scene says: to screen readers in one announcement, by sound and by vibration. */

import type { Game } from './game.svelte'
import { t } from './i18n.svelte'
import { spoken } from './seat.svelte'
import { sounds, vibrate } from './sound'
import type { Scene } from './wire'

export function announce(game: Game, scene: Scene, before: Scene | null): void {
  const sameRound = before?.game === scene.game
  const known = sameRound ? (before.log.at(-1)?.number ?? 0) : 0
  const isNew = before && scene.at !== before.at
  const news = scene.log.filter((line) => isNew && line.number > known)
  const line = news.at(-1)
  const begins = game.myTurn && !(sameRound && before.turn === scene.turn)
  const { exercise, end } = scene
  const task = exercise && (!before || isNew) ? spoken(!exercise.reached ? exercise.title : game.puzzle ? '' : t('web-lesson-done'), exercise.text) : ''
  const ended = end && !before?.end && !exercise ? end.text : ''
  if (isNew || begins)
    game.announcement = spoken(...(isNew ? news : scene.log.slice(-1)).map(({ text }) => text), ended, task || (begins ? t('web-your-turn') : ''))
  if (begins) {
    sounds.turn()
    vibrate(60)
  } else if (isNew && sameRound && before.stage === 'playing') (scene.pool < before.pool ? sounds.draw : sounds.click)()
  // The notation marks a move that the clock made.
  if (line?.seat === game.you && line?.move.startsWith('!')) {
    game.timeUp = line.text
    sounds.timeout()
    vibrate([120, 80, 120, 80, 300])
  }
  if (before?.stage === 'playing' && scene.end) (scene.end.winner === game.you ? sounds.won : sounds.over)()
}
