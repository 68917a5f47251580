// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { prefs } from '../src/lib/prefs.svelte'
import { RoomForm } from '../src/lib/roomForm.svelte'
import type { EditionInfo } from '../src/lib/rest'

const edition = (key: string, languages: string[], seats: [number, number], summary: string[] = []): EditionInfo => ({
  key,
  title: key,
  languages,
  colours: 'kbro',
  seats,
  tiles: 106,
  open_min: 30,
  timer_s: null,
  games_in_round: [],
  summary,
  variants: [],
  rules: [{ field: 'open_min', name: 'First lay', help: '', value: '30', text: '30', choices: null, offered: null, basis: '', source: '' }],
})
const EDITIONS = [
  edition('odd-de', ['de'], [2, 4], ['one', 'two']),
  edition('usual-de', ['de'], [2, 4]),
  edition('six', ['en'], [3, 6]),
]

beforeEach(() => (prefs.edition = ''))

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
    expect(form.houseRules).toEqual({ open_min: '50' })
    form.setRule('open_min', '30')
    expect(form.houseRules).toEqual({})
  })

  it('are forgotten with the edition', () => {
    form.setRule('open_min', '50')
    form.choose('six')
    expect(form.houseRules).toEqual({})
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

  it('has no seconds for a clock that is off or printed on the sheet', () => {
    const form = new RoomForm()
    for (const clock of ['off', 'sheet']) {
      form.clock = clock
      expect(form.request('Ann').clock).toEqual({ kind: clock, seconds: null })
    }
  })
})
