/* The rules of the editions side by side. This module alone knows who answers questions about them, and it keeps what the
   reader chose while other pages of the rules are read. */

import { request } from './api'
import type { ClauseCompared, ClauseShown, RulesCompared, RulesEdition } from './rest'

export const compared = () => request<RulesCompared>('GET', '/rules')
export const clauseOf = (field: string) => request<ClauseShown>('GET', `/rules/${field}`)

/** The longest search, in characters. */
export const LONGEST = 60

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether the rule has every word of the search: in its name, its meaning, or what one of the editions says. */
export function fits(clause: ClauseCompared, columns: number[], search: string): boolean {
  const said = columns.flatMap((at) => [clause.said[at]!.text, clause.said[at]!.note, clause.said[at]!.source])
  const text = plain([clause.name, clause.help, clause.part, clause.field, ...said].join(' '))
  return plain(search).split(/\s+/).every((word) => text.includes(word))
}

/** Whether these editions say different things. A rule that another one switches off says nothing. */
export function differs(clause: ClauseCompared, columns: number[]): boolean {
  const values = columns.filter((at) => clause.said[at]!.has_effect).map((at) => clause.said[at]!.value)
  return new Set(values).size > 1
}

/** The first edition of each sheet. */
export function oneOfEach(editions: RulesEdition[]): string[] {
  const sheets = new Map<string, string>()
  for (const each of editions) if (!sheets.has(each.sheet)) sheets.set(each.sheet, each.key)
  return [...sheets.values()]
}

class Comparing {
  /** The keys of the chosen editions; null before anything is chosen. */
  chosen = $state.raw<string[] | null>(null)
  /** The edition of the reader's table. */
  yours = $state('')
  differ = $state(false)
  search = $state('')

  /** Takes the choice from an address that somebody shared. */
  read(address: string): void {
    const given = new URLSearchParams(address)
    const keys = given.get('editions')
    if (keys !== null) this.chosen = keys.split(',').slice(0, 99)
    if (given.has('differ')) this.differ = true
    const search = given.get('search')
    if (search !== null) this.search = search.slice(0, LONGEST)
    this.yours = given.get('edition') ?? this.yours
  }

  /** The columns of the chosen editions. The edition of the reader's table is among them, unless it was taken away. */
  columns(editions: RulesEdition[]): number[] {
    const wanted = this.chosen ?? [...oneOfEach(editions), this.yours]
    return editions.flatMap((each, at) => (wanted.includes(each.key) ? [at] : []))
  }

  /** The choice as part of an address. */
  get query(): string {
    const parts = new URLSearchParams()
    if (this.chosen) parts.set('editions', this.chosen.join(','))
    if (this.differ) parts.set('differ', '1')
    if (this.search.trim()) parts.set('search', this.search.trim())
    const text = parts.toString().replaceAll('%2C', ',')
    return text ? `?${text}` : ''
  }
}
export const comparing = new Comparing()
