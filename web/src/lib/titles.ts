/* What a box is called. Titles are written in English; in other languages its own rules, in the server's words, name it. */

import { NAMES, t, words } from './i18n.svelte'
import type { Edition, RoomLine } from './api'

export function editionTitle(edition: Edition): string {
  if (words.language === 'en') return edition.title
  const rule = (field: string) => edition.rules.find((each) => each.field === field)?.text ?? ''
  const facts = [rule('jokers'), t('web-points', { count: edition.open_min }), rule('timer_s'), rule('colours')]
  return `${facts.filter(Boolean).join(' · ')} (${edition.languages.map((language) => NAMES[language] ?? language).join(', ')})`
}

export function roomTitle(room: RoomLine, editions: Edition[]): string {
  const key = room.edition.split(/[,@]/)[0]
  const edition = editions.find((each) => each.key === key)
  return edition ? editionTitle(edition) : room.title
}
