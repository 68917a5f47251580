/* A seat without its tiles: the scene, the connection to the server, and the moves it sends. */

import { untrack } from 'svelte'
import { entropyHash, fair } from './api'
import { t, words } from './i18n.svelte'
import { TableFelt } from './felt.svelte'
import { kinds, newId, type Row } from './pieces'
import { Connection, type Request } from './socket'
import { sounds } from './sound'
import type { Hint, HintGiven, LaidRow, React, Refused, Scene, ToPage } from './wire'

/** Prepared tables have a slash in their name; rooms have none. */
export const LESSON = 'lesson/'

/** Several sentences as one. */
export const spoken = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(' ')

export abstract class Seat {
  scene = $state.raw<Scene | null>(null)
  rows = $state.raw<Row[]>([])
  taking = $state<'discard' | 'open' | null>(null)
  hint = $state.raw<HintGiven | null>(null)
  /** The step of the hint that comes next. */
  hintStep = $state(0)
  reactions = $state.raw<{ key: number; seat: number | null; reaction: string }[]>([])
  online = $state(false)
  /** The connection was lost, or could not be made. */
  lost = $state(false)
  /** A move was sent and its scene has not arrived yet. */
  busy = $state(false)
  notice = $state('')
  /** The rule field behind the message, if it is a refusal. */
  noticeField = $state('')
  /** Why the last move was refused. */
  refusal = $state.raw<Refused | null>(null)
  /** Hints are not offered, because the time counts. */
  alone = $state(false)
  /** What the time-out of this seat cost, until it was seen. */
  timeUp = $state('')
  /** Why there is no table to show. */
  refused = $state('')
  /** What screen readers are told, the latest last. Each has its own number, because the same can happen twice. */
  told = $state.raw<{ key: number; text: string }[]>([])
  readonly felt = new TableFelt()
  protected step = 1

  protected readonly connection: Connection
  #aboutDraft = false
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly room: string) {
    this.connection = new Connection({
      path: () => (this.lesson ? `${room}/${this.step}` : `rooms/${room}`),
      language: () => words.language,
      receive: (message) => this.receive(message),
      setOnline: (online) => this.#setOnline(online),
      refuse: (why) => (this.refused = this.#inWords(why)),
    })
  }

  /** To the reader, a lesson or a puzzle that does not exist is no table. */
  #inWords({ code, text }: Refused): string {
    if (code !== 'room-unknown' || !this.lesson) return text
    return t(this.puzzle ? 'web-puzzle-unknown' : 'web-lesson-unknown')
  }

  #setOnline(online: boolean): void {
    this.online = online
    this.lost = !online
  }

  protected abstract receive(message: ToPage): void

  close(): void {
    this.connection.close()
  }

  reconnect(): void {
    this.connection.reconnect()
  }

  /** Goes to another step of the lesson. */
  goToStep(step: number): void {
    this.step = step
    this.connection.reconnect()
  }

  /** A prepared table, such as a lesson. Its steps are shown like the scenes of a room. */
  get lesson(): boolean {
    return this.room.includes('/')
  }

  get puzzle(): boolean {
    return this.room.startsWith('puzzle/')
  }

  get announcement(): string {
    return this.told.at(-1)?.text ?? ''
  }
  /** An effect may set it, too: it does not run again because of what was told before. */
  set announcement(text: string) {
    const before = untrack(() => this.told)
    this.told = text ? [...before.slice(-9), { key: newId(), text }] : []
  }

  get you(): number | null {
    return this.scene?.you ?? null
  }
  get playing(): boolean {
    return this.scene?.stage === 'playing'
  }
  get myTurn(): boolean {
    return this.playing && this.you !== null && this.scene!.turn === this.you
  }
  /** A seat may always move its tiles: as a draft on its turn, as a plan at other times. */
  get canMove(): boolean {
    return this.playing && this.you !== null
  }
  may(what: Scene['may'][number]): boolean {
    return this.scene?.may.includes(what) ?? false
  }

  /** Shows a message for a few seconds; one about the draft only until the draft changes. */
  notify(text: string, aboutDraft = false, field = '', aloud = true): void {
    this.notice = text
    this.noticeField = field
    this.#aboutDraft = aboutDraft
    if (aloud) this.announcement = text
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6000)
  }

  /** Removes a message whose cause is gone. */
  protected clearNotice(): void {
    if (this.#aboutDraft) this.notice = ''
  }

  /** Forgets what was said to another person at this device. */
  protected forget(): void {
    this.notice = this.timeUp = this.announcement = ''
    this.refusal = this.hint = null
    this.taking = null
  }

  protected setConnected(seat: number, connected: boolean): void {
    if (!this.scene) return
    const seats = this.scene.seats.map((each, at) => (at === seat ? { ...each, connected } : each))
    this.scene = { ...this.scene, seats }
  }

  protected showReaction(seat: number | null, reaction: string): void {
    const shown = { key: newId(), seat, reaction }
    this.reactions = [...this.reactions.filter((each) => each.seat !== seat), shown]
    this.announcement = t('label-value', { name: this.scene?.seats[seat ?? -1]?.name ?? '', value: t(`web-reaction-${reaction}`) })
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), 4000)
  }

  /** The rows for the server, each with its place if it was put somewhere. */
  protected laidRows(rows: Row[] = this.rows): LaidRow[] {
    return rows.map(({ id, pieces, reading }) => ({ slot: id, ids: pieces.map((each) => each.id), tiles: kinds(pieces), reading, place: this.felt.place(id) }))
  }

  protected get at(): number {
    return this.scene?.at ?? 0
  }

  async #move(request: Request): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const answer = await this.connection.send(request)
    if (answer?.type === 'refused') {
      this.busy = false
      this.refusal = answer
      sounds.refuse()
      if (!answer.stale) this.notify(answer.text, true, answer.reasons?.[0]?.field)
    }
    return answer?.type === 'done'
  }

  /** Reveals the bytes of this browser for the deal, and keeps what is needed to check it. */
  protected async mixIn(scene: Scene): Promise<void> {
    const { forget, reveal, watch } = await fair()
    watch(scene)
    const entropy = reveal(scene)
    if (entropy && (await this.connection.send({ type: 'reveal', entropy }))?.type === 'refused') forget(entropy)
  }

  lay = () => this.#move({ type: 'lay', at: this.at, rows: this.laidRows(), taking: this.taking })
  draw = () => this.#move({ type: 'draw', at: this.at })
  pass = () => this.#move({ type: 'pass', at: this.at })
  discard = (tile: string) => this.#move({ type: 'discard', at: this.at, tile })
  resign = () => this.#move({ type: 'resign', at: this.at })
  next = async () => this.#move({ type: 'next', at: this.at, entropy_hash: await entropyHash() })
  youngest = (seat: number) => this.#move({ type: 'youngest', at: this.at, seat })
  /** The person of this seat has taken the device that several people share. */
  take = (seat: number) => this.#move({ type: 'take', seat })
  substitute = (seat: number, level: string) => this.#move({ type: 'substitute', at: this.at, seat, level })

  /** The server sends a reaction to the others only, so the sender shows its own. */
  async react(reaction: React['reaction']): Promise<void> {
    const answer = await this.connection.send({ type: 'react', reaction })
    if (answer?.type === 'done') this.showReaction(this.you, reaction)
  }

  async ask(depth: Hint['depth'], aloud = true): Promise<void> {
    const answer = await this.connection.send({ type: 'hint', at: this.at, depth })
    if (answer?.type === 'hint') {
      this.hint = answer
      this.hintStep = 0
      this.notice = ''
      if (aloud) this.announcement = spoken(answer.text, answer.steps[0]?.text)
    } else if (answer?.type === 'refused') this.notify(answer.text, false, answer.reasons?.[0]?.field)
  }
}
