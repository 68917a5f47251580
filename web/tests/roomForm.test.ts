// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import { RoomForm } from '../src/lib/roomForm.svelte'
import type { EditionInfo, RoomInfo, VariantInfo } from '../src/lib/rest'

const rule = (field: string, value: string) => ({ field, name: field, help: '', value, text: value, choices: null, offered: null, part: 'part', limits: [0, 999] as [number, number], basis: '', source: '' })
const variant = (name: string, changes: Record<string, string>): VariantInfo => ({
  name,
  title: name,
  changes,
  text: '',
  note: '',
  basis: 'offered',
  origin: '',
})
const HAND = variant('hand', { hand_double: 'yes', hand_open: 'yes' })
const SPARE = variant('spare', { jokers: '2' })
const FOUR = variant('four', { jokers: '4' })
const COLOURED = variant('coloured', { jokers: '8', joker_colour: 'yes' })
const edition = (key: string, languages: string[], seats: [number, number], usual_in: string[] = []): EditionInfo => ({
  key,
  title: key,
  box: key,
  facts: [],
  sheet: '0',
  usual_in,
  jokers: 2,
  most_seats: 6,
  languages,
  colours: 'kbro',
  seats,
  tiles: 106,
  open_min: 30,
  timer_s: 120,
  clock: '2 minutes',
  games_in_round: [1, 1, 1],
  summary: [],
  variants: [HAND, SPARE, FOUR, COLOURED],
  rules: [rule('seats', `${seats[0]}-${seats[1]}`), rule('open_min', '30'), rule('jokers', '2'), rule('hand_double', 'no'), rule('hand_open', 'no'), rule('joker_colour', 'no')],
})
const EDITIONS = [
  edition('odd-de', ['de'], [2, 4]),
  edition('usual-de', ['de'], [2, 4], ['de']),
  edition('six', ['en'], [3, 6], ['en']),
]

beforeEach(() => (prefs.edition = ''))

describe('numbers and seats', () => {
  it('are refused outside the limits, and not sent', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    for (const wrong of ['', '-1', '1.5', '1000', 'x']) {
      form.setNumber('open_min', wrong, 'no')
      expect([form.problem('open_min'), form.wrongField, form.changes]).toEqual(['no', 'open_min', {}])
    }
    form.setNumber('open_min', '050', 'no')
    expect([form.problem('open_min'), form.wrongField, form.changes]).toEqual(['', null, { open_min: '50' }])
  })

  it('are a house rule where the sheet has fewer seats', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    form.setSeats(6)
    expect([form.changes, form.others.length]).toEqual([{ seats: '2-6' }, 5])
    form.resetRule('seats')
    expect([form.changes, form.others.length]).toEqual([{}, 3])
  })
})

describe('the edition', () => {
  it('is the most usual one in the language of the visitor', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    expect(form.key).toBe('usual-de')
  })

  it('is English for other languages', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'nl')
    expect(form.key).toBe('six')
  })

  it('is the remembered one', () => {
    prefs.edition = 'odd-de'
    const form = new RoomForm()
    form.load(EDITIONS, 'en')
    expect(form.key).toBe('odd-de')
  })

  it('is not changed by loading the list in another language', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    form.choose('six')
    form.load(EDITIONS, 'de')
    expect(form.key).toBe('six')
  })

  it('decides how many can play', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'en')
    form.setSeats(6)
    expect(form.others).toHaveLength(5)
    form.choose('usual-de')
    expect(form.others).toHaveLength(3)
    form.setSeats(2)
    form.choose('six')
    expect(form.others).toHaveLength(2)
  })
})

describe('house rules', () => {
  const form = new RoomForm()
  beforeEach(() => form.load(EDITIONS, 'de'))

  it('are only those that differ from the sheet', () => {
    form.setRule('open_min', '50')
    expect([form.changes, form.houseRules]).toEqual([{ open_min: '50' }, 1])
    form.setRule('open_min', '30')
    expect([form.changes, form.houseRules]).toEqual([{}, 0])
  })

  it('are forgotten with the edition', () => {
    form.setRule('open_min', '50')
    form.choose('six')
    expect(form.changes).toEqual({})
  })
})

describe('a variant of the sheet', () => {
  const form = new RoomForm()
  beforeEach(() => {
    form.load(EDITIONS, 'de')
    form.choose('usual-de')
  })

  it('sets its fields, which are no house rules', () => {
    form.setVariant(HAND, true)
    form.setRule('open_min', '50')
    expect(form.changes).toEqual({ hand_double: 'yes', hand_open: 'yes', open_min: '50' })
    expect(form.houseRules).toBe(1)
    expect([form.variantOf('hand_open')?.name, form.variantOf('open_min')]).toEqual(['hand', undefined])
    form.setVariant(HAND, false)
    expect(form.changes).toEqual({ open_min: '50' })
  })

  it('is on as a whole or not at all', () => {
    form.setRule('hand_double', 'yes')
    expect([form.isOn(HAND), form.houseRules]).toEqual([false, 1])
    form.setRule('hand_open', 'yes')
    expect([form.isOn(HAND), form.houseRules]).toEqual([true, 0])
  })

  it('takes back another one that sets the same field', () => {
    form.setVariant(COLOURED, true)
    form.setVariant(FOUR, true)
    expect([form.isOn(COLOURED), form.isOn(FOUR), form.changes]).toEqual([false, true, { jokers: '4' }])
    form.setVariant(COLOURED, true)
    expect([form.isOn(FOUR), form.changes]).toEqual([false, { jokers: '8', joker_colour: 'yes' }])
    form.setVariant(COLOURED, false)
    expect(form.changes).toEqual({})
  })

  it('is sent by its name, and house rules apart', () => {
    form.setVariant(HAND, true)
    form.setVariant(COLOURED, true)
    form.setRule('open_min', '50')
    expect(form.request('Ann')).toMatchObject({ variants: ['hand', 'coloured'], house_rules: { open_min: '50' } })
    expect(Object.keys(form.request('Ann').house_rules!)).toEqual(['open_min'])
  })

  it('that changes no rule is chosen like any other, and takes back what sets the same field', () => {
    expect([form.isOn(SPARE), form.request('Ann').variants]).toEqual([false, []])
    form.setVariant(FOUR, true)
    form.setVariant(SPARE, true)
    expect([form.isOn(SPARE), form.isOn(FOUR), form.changes]).toEqual([true, false, {}])
    expect(form.request('Ann').variants).toEqual(['spare'])
    form.setVariant(FOUR, true)
    expect([form.isOn(SPARE), form.isOn(FOUR)]).toEqual([false, true])
    form.setVariant(SPARE, true)
    form.setVariant(SPARE, false)
    expect(form.isOn(SPARE)).toBe(false)
  })
})

describe('the request', () => {
  it('names edition and house rules apart, and every seat', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    form.others = ['person', 'master']
    form.clock = '90'
    form.setRule('open_min', '50')
    expect(form.request('Ann')).toMatchObject({
      edition: 'usual-de',
      house_rules: { open_min: '50' },
      clock: { kind: 'turn', seconds: 90 },
      name: 'Ann',
      seats: [
        { kind: 'me', level: null },
        { kind: 'person', level: null },
        { kind: 'computer', level: 'master' },
      ],
    })
  })

  it('starts with the printed clock when friends play, and with none against computers', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    expect(form.request('Ann').clock).toEqual({ kind: 'off', seconds: null })
    form.others = ['person', 'steady']
    expect(form.request('Ann').clock).toEqual({ kind: 'sheet', seconds: null })
    form.setOther(0, 'here')
    expect(form.request('Ann').clock, 'at one device everybody sees who thinks').toEqual({ kind: 'off', seconds: null })
    form.setOther(0, 'person')
    form.clock = 'off'
    expect(form.request('Ann').clock).toEqual({ kind: 'off', seconds: null })
    form.others = ['steady']
    form.clock = 'sheet'
    expect(form.request('Ann').clock).toEqual({ kind: 'sheet', seconds: null })
  })

  it('keeps the clock of a house rule', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    form.setRule('timer_s', '30')
    expect(form.printedClock).toBe('30')
    expect(form.request('Ann').clock).toEqual({ kind: 'sheet', seconds: null })
  })

  it('has one choice without a clock if the sheet has none', () => {
    const form = new RoomForm()
    form.load([{ ...EDITIONS[1]!, clock: '', timer_s: null }], 'de')
    form.others = ['person']
    expect([form.clock, form.clocks.includes('sheet'), form.request('Ann').clock!.kind]).toEqual(['off', false, 'off'])
    form.setRule('timer_s', '30')
    expect([form.clock, form.clocks.includes('sheet')]).toEqual(['sheet', true])
    form.setRule('timer_s', 'none')
    expect([form.clock, form.clocks.includes('sheet')]).toEqual(['off', false])
  })

  it('has no seconds for a clock that is off or printed on the sheet', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    for (const clock of ['off', 'sheet']) {
      form.clock = clock
      expect(form.request('Ann').clock).toEqual({ kind: clock, seconds: null })
    }
  })

  it('asks for the pace of the computers', () => {
    const form = new RoomForm()
    form.load(EDITIONS, 'de')
    expect(form.request('Ann').computer_pace).toBe('natural')
    form.pace = 'quick'
    expect(form.request('Ann').computer_pace).toBe('quick')
  })
  it('is taken over from a room that its host changes', () => {
    const form = new RoomForm()
    const seats = [
      { name: 'Ann', level: null, taken: true },
      { name: '', level: 'learner', taken: true },
    ]
    const room = { edition: 'usual-de@1,open_min=50', seats, you: 0, rounds: 2, clock: { kind: 'off', seconds: null }, computer_pace: 'slow', hints: false, public: true }
    form.restore(EDITIONS, room as unknown as RoomInfo)
    const again = form.request('Ann')
    expect([again.edition, again.computer_pace, again.rounds, again.hints, again.public]).toEqual(['usual-de', 'slow', 2, false, true])
  })

  it('keeps a number of games that is no whole number of rounds', () => {
    const form = new RoomForm()
    const room = { edition: 'usual-de@1', seats: [], you: 0, rounds: null, games: 3, clock: { kind: 'off', seconds: null }, computer_pace: null, hints: true, public: false }
    form.restore(EDITIONS, room as unknown as RoomInfo)
    expect(form.request('Ann')).toMatchObject({ rounds: null, games: 3 })
    form.rounds = 2
    expect(form.request('Ann')).toMatchObject({ rounds: 2, games: null })
  })
})
