/* What somebody wants of a table before it is there. */

import { prefs } from './prefs.svelte'
import type { Clock, Edition, WantedRoom, WantedSeat } from './api'

export const LEVELS = ['beginner', 'casual', 'steady', 'shrewd', 'master'] as const
export const ROUNDS = [1, 2, 3, 4, 5, 6, 8, 10] as const
export const CLOCKS = ['off', 'sheet', '30', '60', '90', '120', '180', '86400', '259200'] as const

export class Wishes {
  #all = $state.raw<Edition[]>([])
  key = $state('')
  /** The other seats: a level, or a person. */
  others = $state<string[]>(['steady', 'steady'])
  rounds = $state(1)
  clock = $state<string>('off')
  hints = $state(true)
  open = $state(false)
  /** House rules: only what differs from the sheet. */
  house = $state<Record<string, string>>({})

  get edition(): Edition | undefined {
    return this.#all.find((edition) => edition.key === this.key)
  }

  /** A sheet in the visitor's language, unless he has chosen another. */
  settle(editions: Edition[], language: string): void {
    this.#all = editions
    if (this.edition) return
    const known = editions.find((edition) => edition.key === prefs.edition)
    // Of several, the one that differs least from what most sheets say.
    const usual = [...editions].sort((a, b) => a.summary.length - b.summary.length)
    const spoken = usual.find((edition) => edition.languages.includes(language))
    this.choose((known ?? spoken ?? usual.find((edition) => edition.languages.includes('en')) ?? usual[0])?.key ?? '')
  }

  choose(key: string): void {
    this.key = key
    this.house = {}
    const [low, high] = this.edition?.seats ?? [2, 4]
    while (this.others.length + 1 > high) this.others = this.others.slice(0, -1)
    while (this.others.length + 1 < low) this.others = [...this.others, 'steady']
  }

  seats(count: number): void {
    const next = this.others.slice(0, count - 1)
    while (next.length < count - 1) next.push(next.at(-1) ?? 'steady')
    this.others = next
  }

  rule(field: string, value: string): void {
    const sheet = this.edition?.rules.find((rule) => rule.field === field)?.value
    const { [field]: _, ...rest } = this.house
    this.house = value === sheet ? rest : { ...rest, [field]: value }
  }

  room(name: string): WantedRoom {
    const clock: Clock = this.clock === 'off' || this.clock === 'sheet' ? { kind: this.clock, seconds: null } : { kind: 'turn', seconds: Number(this.clock) }
    const seat = (other: string): WantedSeat => (other === 'person' ? { kind: 'person', level: null } : { kind: 'computer', level: other })
    return {
      edition: [this.key, ...Object.entries(this.house).map(([field, value]) => `${field}=${value}`)].join(','),
      rounds: this.rounds,
      clock,
      hints: this.hints,
      public: this.open,
      name,
      seats: [{ kind: 'me', level: null }, ...this.others.map(seat)],
    }
  }
}
