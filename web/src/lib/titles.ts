/* What the box of a room is called, in the reader's language. */

import type { Edition, RoomLine } from './api'

export function roomTitle(room: RoomLine, editions: Edition[]): string {
  const key = room.edition.split(/[,@]/)[0]
  return editions.find((each) => each.key === key)?.title ?? room.title
}
