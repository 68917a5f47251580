/* What every seat at a table has, whatever lies there: the scene, the line to the server, and the moves it sends. */

import { t, words } from './i18n.svelte'
import { newId, wired, type Row } from './pieces'
import { Line, type Wish } from './socket'
import { sounds } from './sound'
import type { HintGiven, React, Scene, ToPage } from './wire'

export const LESSON = 'lesson'

export abstract class Seated {
  scene = $state.raw<Scene | null>(null)
  rows = $state.raw<Row[]>([])
  taking = $state<'discard' | 'open' | null>(null)
  hint = $state.raw<HintGiven | null>(null)
  reactions = $state.raw<{ key: number; seat: number | null; reaction: string }[]>([])
  online = $state(false)
  /** The line was lost, or never found. */
  lost = $state(false)
  /** A move is on its way. */
  busy = $state(false)
  notice = $state('')
  /** Why there is no table to see, or no longer one. */
  refused = $state('')
  spoken = $state('')
  protected step = 1

  protected readonly line: Line
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly room: string) {
    this.line = new Line(() => (this.lesson ? `lesson/${this.step}` : `rooms/${room}`), () => words.language, (message) => this.hear(message), (yes) => this.#connected(yes), (why) => (this.refused = why))
  }

  #connected(yes: boolean): void {
    this.online = yes
    this.lost = !yes
  }

  protected abstract hear(message: ToPage): void

  close(): void {
    this.line.close()
  }

  relanguage(): void {
    this.line.again()
  }

  /** To another step of the lesson. */
  leap(step: number): void {
    this.step = step
    this.line.again()
  }

  /** The lesson is a table of its own: its steps follow each other as scenes do. */
  get lesson(): boolean {
    return this.room === LESSON
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
  /** A seat may always move its tiles: on its turn as a draft, at other times as a plan. */
  get handsOn(): boolean {
    return this.playing && this.you !== null
  }
  may(what: Scene['may'][number]): boolean {
    return this.scene?.may.includes(what) ?? false
  }

  say(text: string): void {
    this.notice = text
    this.spoken = text
    clearTimeout(this.#noticeTimer)
    this.#noticeTimer = setTimeout(() => (this.notice = ''), 6000)
  }

  protected present(seat: number, connected: boolean): void {
    if (!this.scene) return
    const seats = this.scene.seats.map((each, at) => (at === seat ? { ...each, connected } : each))
    this.scene = { ...this.scene, seats }
  }

  protected reacted(seat: number | null, reaction: string): void {
    const shown = { key: newId(), seat, reaction }
    this.reactions = [...this.reactions.filter((each) => each.seat !== seat), shown]
    this.spoken = `${this.scene?.seats[seat ?? -1]?.name ?? ''}: ${t(`web-reaction-${reaction}`)}`
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), 4000)
  }

  protected get at(): number {
    return this.scene?.at ?? 0
  }

  async #move(wish: Wish): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    const answer = await this.line.send(wish)
    if (answer?.type === 'refused') {
      this.busy = false
      sounds.refuse()
      if (!answer.stale) this.say(answer.text)
    }
    return answer?.type === 'done'
  }

  lay = () => this.#move({ type: 'lay', at: this.at, rows: wired(this.rows), taking: this.taking })
  draw = () => this.#move({ type: 'draw', at: this.at })
  pass = () => this.#move({ type: 'pass', at: this.at })
  discard = (tile: string) => this.#move({ type: 'discard', at: this.at, tile })
  resign = () => this.#move({ type: 'resign', at: this.at })
  next = () => this.#move({ type: 'next', at: this.at })
  substitute = (seat: number, level: string) => this.#move({ type: 'substitute', at: this.at, seat, level })

  /** The server tells the others; whoever says something sees it too. */
  async react(reaction: React['reaction']): Promise<void> {
    const answer = await this.line.send({ type: 'react', reaction })
    if (answer?.type === 'done') this.reacted(this.you, reaction)
  }

  async ask(depth: 0 | 1 | 2 | 3): Promise<void> {
    const answer = await this.line.send({ type: 'hint', at: this.at, depth })
    if (answer?.type === 'hint') {
      this.hint = answer
      this.spoken = answer.text
    } else if (answer?.type === 'refused') this.say(answer.text)
  }
}
