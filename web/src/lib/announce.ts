/* What a new scene says: to screen readers, by sound and by vibration. */

import type { Game } from './game.svelte'
import { t } from './i18n.svelte'
import { sounds, vibrate } from './sound'
import type { Scene } from './wire'

export function announce(game: Game, scene: Scene, before: Scene | null): void {
  const line = scene.log.at(-1)
  const isNew = before && scene.at !== before.at
  const sameRound = before?.game === scene.game
  if (isNew && line) game.announcement = line.text
  if (game.myTurn && !(sameRound && before.turn === scene.turn)) {
    game.announcement = `${line?.text ?? ''} ${t('web-your-turn')}`
    sounds.turn()
    vibrate(60)
  } else if (isNew && sameRound && before.stage === 'playing') (scene.pool < before.pool ? sounds.draw : sounds.click)()
  // The notation marks a move that the clock made.
  if (isNew && line?.seat === game.you && line?.move.startsWith('!')) {
    game.timeUp = game.announcement = line.text
    sounds.timeout()
    vibrate([120, 80, 120, 80, 300])
  }
  if (before?.stage === 'playing' && scene.end) (scene.end.winner === game.you ? sounds.won : sounds.over)()
}
