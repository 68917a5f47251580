/* The form for a new room. */

import { prefs } from './prefs.svelte'
import type { CheckedRoom, ClockWish, EditionInfo, NewRoom, RoomInfo, SeatWish, VariantInfo } from './rest'

export const LEVELS = ['newcomer', 'learner', 'regular', 'solid', 'skilled', 'strong', 'expert', 'master'] as const
export const ROUNDS = [1, 2, 3, 4, 5, 6, 8, 10] as const
export const CLOCKS = ['off', 'sheet', '30', '60', '90', '120', '180', '86400', '259200'] as const
export const PACES = ['quick', 'natural', 'slow'] as const

const sharesField = (one: VariantInfo, other: VariantInfo): boolean => Object.keys(one.changes).some((field) => field in other.changes)

export class RoomForm {
  #editions = $state.raw<EditionInfo[]>([])
  key = $state('')
  /** The other seats: the level of a computer, `person` elsewhere, or somebody `here`. */
  others = $state<string[]>(['regular', 'regular'])
  /** The names of those who are here, by the place in `others`. */
  names = $state<string[]>([])
  /** None if the games of a room that is changed are not whole rounds. */
  rounds = $state<number | null>(1)
  #games: number | null = null
  #clock = $state<string | null>(null)
  hints = $state(true)
  pace = $state<(typeof PACES)[number]>('natural')
  open = $state(false)
  /** Changed rules by field, of variants and house rules: only values that differ from the printed sheet. */
  changes = $state<Record<string, string>>({})
  /** Variants that were chosen although they leave the rules as they are: other tiles in place of the jokers. */
  #unchanging = $state.raw<string[]>([])
  /** Values that a field does not take, with the reason. They are not sent. */
  invalid = $state<Record<string, string>>({})
  /** What the server says about the table as it is now. */
  checked = $state.raw<CheckedRoom | null>(null)

  /** What is wrong with a field; empty if nothing is. */
  problem(field: string): string {
    const said = this.checked?.problem
    return this.invalid[field] ?? (said?.field === field ? said.text : '')
  }

  /** The first field with a problem, and a problem that belongs to no field. */
  get wrongField(): string | null {
    return Object.keys(this.invalid)[0] ?? this.checked?.problem?.field ?? null
  }

  get edition(): EditionInfo | undefined {
    return this.#editions.find((edition) => edition.key === this.key)
  }

  /** Until the visitor chooses one: the printed clock if friends play elsewhere, none against computers or at one device. */
  get clock(): string {
    const usual = this.others.includes('person') || this.changes.timer_s !== undefined ? 'sheet' : 'off'
    const chosen = this.#clock ?? usual
    return this.clocks.includes(chosen) ? chosen : 'off'
  }

  set clock(chosen: string) {
    this.#clock = chosen
  }

  /** The clocks to choose from. A sheet without a time limit has no clock of its own. */
  get clocks(): string[] {
    return CLOCKS.filter((clock) => clock !== 'sheet' || this.printedClock)
  }

  /** The time limit on the sheet, or of the house rule that replaces it, in words; empty without one. */
  get printedClock(): string {
    const agreed = this.changes.timer_s
    if (agreed === undefined) return this.edition?.clock ?? ''
    if (agreed === 'none') return ''
    const rule = this.edition?.rules.find((each) => each.field === 'timer_s')
    return rule?.offered?.find((choice) => choice.value === agreed)?.text ?? agreed
  }

  /** Takes over the list of editions, and chooses one in the visitor's language unless one was chosen before. */
  load(editions: EditionInfo[], language: string): void {
    this.#editions = editions
    if (this.edition) return
    const remembered = editions.find((edition) => edition.key === prefs.edition)
    if (remembered) this.choose(remembered.key)
    else this.chooseUsual(language)
  }

  /** Chooses the usual box of a language, which the lesson teaches too. */
  chooseUsual(language: string): void {
    const usual = (spoken: string) => this.#editions.find((edition) => edition.usual_in.includes(spoken))
    this.choose((usual(language) ?? usual('en') ?? this.#editions[0])?.key ?? '')
  }

  /** Takes over how a room is set up, so that its host can change it. */
  restore(editions: EditionInfo[], room: RoomInfo): void {
    this.#editions = editions
    const [key = '', ...changed] = room.edition.split(',')
    this.key = key.split('@')[0]!
    const ofClock = room.clock.kind === 'turn' ? ['timer_s', 'timer_scope'] : []
    const pairs = changed.map((each) => each.split('=') as [string, string])
    this.#unchanging = []
    this.changes = Object.fromEntries(pairs.filter(([field]) => !ofClock.includes(field)))
    const others = room.seats.filter((_, at) => at !== room.you)
    this.others = others.map((seat) => seat.level ?? (room.here.length ? 'here' : 'person'))
    this.names = others.map((seat) => seat.name)
    ;[this.rounds, this.#games] = [room.rounds, room.games]
    this.#clock = room.clock.kind === 'turn' ? String(room.clock.seconds) : room.clock.kind
    this.pace = room.computer_pace ?? 'natural'
    this.hints = room.hints
    this.open = room.public
  }

  choose(key: string): void {
    this.key = key
    this.changes = {}
    this.#unchanging = []
    this.invalid = {}
    const [fewest, most] = this.edition?.seats ?? [2, 4]
    this.setSeats(Math.min(most, Math.max(fewest, this.others.length + 1)))
  }

  /** The number of seats, including the visitor's own. */
  setSeats(count: number): void {
    const others = this.others.slice(0, count - 1)
    while (others.length < count - 1) others.push(others.at(-1) ?? 'regular')
    this.others = others
    const [fewest, most] = this.edition?.seats ?? [2, 4]
    if (this.edition) this.setRule('seats', `${fewest}-${Math.max(most, count)}`)
  }

  /** Who has another seat. Either all people are here, or all are elsewhere. */
  setOther(at: number, chosen: string): void {
    const not = chosen === 'here' ? 'person' : chosen === 'person' ? 'here' : null
    this.others = this.others.map((other, seat) => (seat === at || other === not ? chosen : other))
  }

  /** Sets a number, unless it is outside the limits. Then `text` says so. */
  setNumber(field: string, value: string, text: string): void {
    const { [field]: _, ...rest } = this.invalid
    const [low, high] = this.edition?.rules.find((rule) => rule.field === field)?.limits ?? [0, 0]
    const good = /^\d{1,6}$/.test(value) && Number(value) >= low && Number(value) <= high
    this.invalid = good ? rest : { ...rest, [field]: text }
    if (good) this.setRule(field, String(Number(value)))
  }

  /** The rule as it is printed. */
  resetRule(field: string): void {
    const { [field]: _, ...rest } = this.invalid
    this.invalid = rest
    if (field === 'seats') this.setSeats(Math.min(this.others.length + 1, this.edition?.seats[1] ?? 4))
    else this.setRule(field, this.#printed(field) ?? '')
  }

  setRule(field: string, value: string): void {
    const { [field]: _, ...rest } = this.changes
    this.changes = value === this.#printed(field) ? rest : { ...rest, [field]: value }
  }

  /** A variant is on if everything that it changes is set, by its tick or field by field. */
  isOn(variant: VariantInfo): boolean {
    const set = Object.entries(variant.changes)
    const changes = set.some(([field, value]) => value !== this.#printed(field))
    if (!changes && !this.#unchanging.includes(variant.name)) return false
    return set.every(([field, value]) => (this.changes[field] ?? this.#printed(field)) === value)
  }

  /** Of two variants that set the same field, choosing one takes back the other. */
  setVariant(variant: VariantInfo, on: boolean): void {
    const others = this.#on.filter((each) => each.name !== variant.name && sharesField(each, variant))
    if (on) for (const other of others) this.setVariant(other, false)
    this.#unchanging = this.#unchanging.filter((name) => name !== variant.name).concat(on ? variant.name : [])
    for (const [field, value] of Object.entries(variant.changes)) this.setRule(field, on ? value : (this.#printed(field) ?? value))
  }

  /** The variant that is on and sets this field; without one, a changed field is a house rule. */
  variantOf(field: string): VariantInfo | undefined {
    return this.edition?.variants.find((variant) => field in variant.changes && this.isOn(variant))
  }

  /** How many changed rules belong to no variant of the sheet. */
  get houseRules(): number {
    return Object.keys(this.changes).filter((field) => !this.variantOf(field)).length
  }

  get #on(): VariantInfo[] {
    return this.edition?.variants.filter((variant) => this.isOn(variant)) ?? []
  }

  /** The variants that are on, by name, without one whose fields another one sets too. */
  get #variants(): VariantInfo[] {
    const chosen: VariantInfo[] = []
    const largest = this.#on.toSorted((a, b) => Object.keys(b.changes).length - Object.keys(a.changes).length)
    for (const each of largest) if (!chosen.some((other) => sharesField(each, other))) chosen.push(each)
    return chosen
  }

  #printed(field: string): string | undefined {
    return this.edition?.rules.find((rule) => rule.field === field)?.value
  }

  /** The request for the room. `nameless` is the name of people here who gave none. */
  request(name: string, nameless = name): NewRoom {
    const clock: ClockWish =
      this.clock === 'off' || this.clock === 'sheet'
        ? { kind: this.clock, seconds: null }
        : { kind: 'turn', seconds: Number(this.clock) }
    const seat = (other: string, at: number): SeatWish => {
      if (other === 'here') return { kind: other, level: null, name: this.names[at]?.trim() || nameless }
      return other === 'person' ? { kind: other, level: null } : { kind: 'computer', level: other }
    }
    const variants = this.#variants
    const explained = new Set(variants.flatMap((variant) => Object.keys(variant.changes)))
    return {
      edition: this.key,
      variants: variants.map((variant) => variant.name),
      house_rules: Object.fromEntries(Object.entries(this.changes).filter(([field]) => !explained.has(field))),
      rounds: this.rounds,
      games: this.rounds === null ? this.#games : null,
      clock,
      hints: this.hints,
      computer_pace: this.pace,
      public: this.open,
      by_host: this.others.includes('person'),
      name,
      seats: [{ kind: 'me', level: null }, ...this.others.map(seat)],
    }
  }
}
