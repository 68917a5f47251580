/* Who sits at a table of a list. */

import { grouped } from './grouped'
import { levelName, t } from './i18n.svelte'
import type { RoomInfo } from './rest'

const nameOf = (seat: RoomInfo['seats'][number]): string => {
  if (seat.level === null) return seat.taken ? seat.name : t('web-seat-free')
  return seat.name ? `${seat.name} (${levelName(seat.level)})` : t('web-computer-listed', { level: levelName(seat.level) })
}

/** Every name; what has no name of its own is counted. */
export const seated = (room: RoomInfo): string[] =>
  grouped(room.seats, nameOf).map(([name, same]) => (same.length > 1 ? `${same.length} × ${name}` : name))

export const isMyTurn = (room: RoomInfo): boolean =>
  room.stage === 'playing' && room.turn !== null && (room.turn === room.you || room.here.includes(room.turn))

/** The game to go on with: one that waits for me, else the one that was played last. */
export const toContinue = (rooms: readonly RoomInfo[]): RoomInfo | null => {
  const running = rooms.filter((room) => /playing|round-over/.test(room.stage) && room.you !== null).sort((a, b) => b.touched - a.touched)
  return running.find(isMyTurn) ?? running[0] ?? null
}
