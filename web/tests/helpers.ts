/* Scenes, rows and a socket for the tests. */

import { piece, type Row } from '../src/lib/pieces'
import type { FromPage, MeldScene, RowVerdict, Scene, Target, Targets, ToPage } from '../src/lib/wire'

export const meld = (slot: number, ids: number[], ...tiles: string[]): MeldScene => ({ text: tiles.join(''), tiles, stands_for: tiles, name: tiles.join(' '), slot, ids })

/** A table with these melds. Slots and tiles are numbered in their order. */
export function laid(...melds: string[][]): MeldScene[] {
  let last = 0
  return melds.map((tiles, at) => meld(at + 1, tiles.map(() => ++last), ...tiles))
}

/** A row of tiles that have no number yet. */
export const row = (id: number, ...tiles: string[]): Row => ({ id, pieces: tiles.map((kind) => piece(kind)), reading: null, verdict: null })

/** The row of a meld of the table. */
export const rowOf = ({ slot, ids, tiles }: MeldScene): Row => ({ id: slot, pieces: tiles.map((kind, at) => piece(kind, false, ids[at])), reading: null, verdict: null })

export const kindsOf = (rows: Row[]): string[][] => rows.map((each) => each.pieces.map((one) => one.kind))

export const verdictOf = (tiles: string[], more: Partial<RowVerdict> = {}): RowVerdict => ({
  tiles,
  state: 'meld',
  readings: [],
  choices: [],
  text: '',
  mine: [],
  splits: [],
  wrong: [],
  name: '',
  ...more,
})

const accepted: Target = { accepts: true, text: '', clause: '', field: '', explain: false, complete: true, exchange: null }
export const refused = (text: string, clause = 'LAYOFF.requires_open'): Target => ({ accepts: false, text, clause, field: 'open_scope', explain: true, complete: false, exchange: null })

export const targetsFor = (id: string, count: number, more: Partial<Targets> = {}): Targets => ({
  type: 'targets',
  id,
  at: 1,
  rows: Array<Target>(count).fill(accepted),
  new: accepted,
  rack: accepted,
  left: [],
  ...more,
})

/** A scene of a round between two seats, seen from seat 0, which is on turn. */
export function sceneWith(more: Partial<Scene> = {}): Scene {
  const seat = { name: 'Ann', computer: null, taken: true, connected: true, tiles: 3, opened: true, total: 0, ready: false, won: null }
  return {
    type: 'scene',
    at: 1,
    room: 'abcd',
    stage: 'playing',
    edition: 'rummy-classic',
    edition_key: 'rummy-classic',
    variants: [],
    house_rules: [],
    game: 1,
    games: 1,
    round: 1,
    rounds: 1,
    round_text: 'round 1 of 1',
    unit: 'round',
    round_name: 'Round',
    won_name: '',
    youngest: null,
    start: [],
    starter: 0,
    starter_draws: [],
    you: 0,
    here: [],
    give_to: null,
    host: true,
    hints: true,
    turn: 0,
    turn_stage: 'start',
    lap: 1,
    seats: [seat, { ...seat, name: 'Bo' }],
    table: [],
    steps: [],
    rack: [],
    drawn: null,
    rack_groups: [],
    neighbours: {},
    pool: 50,
    discards: [],
    open_tile: null,
    takeable: [],
    may: ['lay', 'draw'],
    opening: null,
    log: [],
    clock: { seconds: null, ends: null, now: 0, stopped: true },
    sheet: [],
    end: null,
    commitment: null,
    mixing: null,
    gone: [],
    delete_votes: [], exercise: null,
    ...more,
  }
}

/** A WebSocket without a network: the test plays the server. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get latest(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  sent: FromPage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage)
  }

  close(code = 1000): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  says(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The latest command of a type. */
  command<T extends FromPage['type']>(type: T): Extract<FromPage, { type: T }> {
    const found = this.sent.findLast((each) => each.type === type)
    if (!found) throw new Error(`no ${type} was sent`)
    return found as Extract<FromPage, { type: T }>
  }
}

/** Lets everything run that waits for a promise. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round++) await Promise.resolve()
}
