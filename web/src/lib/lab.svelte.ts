/* The position lab: what is built, and the latest answer about it. */

import { LAB_PAGE, labPage } from './base'
import { ask } from './labs'
import { RowEditor } from './rowEditor.svelte'
import { byRun, without } from './tiles'
import type { LabAnswer, LabQuestion } from './rest'
import type { Used } from '../photo/photo.svelte'

export const GOALS = ['tiles-points', 'tiles', 'points-tiles', 'points', 'keep-jokers', 'out', 'open-least'] as const
export type Goal = (typeof GOALS)[number]
/** The goal that makes no sense after the first lay. */
export const FIRST_LAY: Goal = 'open-least'

/** How long the page waits for another tap before it asks, in milliseconds. */
const PAUSE_MS = 80

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)
const self = (kind: string) => kind
/** The position of the address. */
export const given = (): string => new URLSearchParams(location.search).get('p') ?? ''

export class Lab {
  answer = $state.raw<LabAnswer | null>(null)
  /** What the server could not accept. What was built is still there. */
  problem = $state('')
  busy = $state(false)
  table = new RowEditor()
  rack = $state<string[]>([])
  goal = $state<Goal>('tiles-points')
  every = $state(false)
  /** The table after a lay that is being tried. */
  attempt = $state<RowEditor | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #number = 0
  /** What else was changed since the last answer. */
  #changes: Partial<LabQuestion> = {}

  /** Copies of each kind that can still be added. */
  readonly left = $derived.by(() => {
    const used = [...this.table.tiles, ...this.rack]
    return new Map((this.answer?.box ?? []).map(({ tile, most }) => [tile, most - used.filter((kind) => kind === tile).length]))
  })

  /** The tiles that are not on the table of the attempt: those of the rack, and those taken from the table. */
  readonly held = $derived.by(() => {
    const all = [...this.table.tiles, ...this.rack]
    return this.attempt ? without(all, this.attempt.tiles, self)[0].toSorted(byRun) : []
  })

  /** Whether the attempt differs from the table. */
  readonly laid = $derived(this.attempt !== null && !same(this.attempt.rows.map(({ tiles }) => tiles), this.table.rows.map(({ tiles }) => tiles)))

  /** Opens a position. If it cannot be read, everything stays as it was. */
  open(trn: string): Promise<boolean> {
    return this.#begin({ trn })
  }

  /** Opens the position of the address again, after the browser went back or forward. */
  return(): void {
    void this.#begin({ trn: given() }, false)
  }

  /** An empty table in this edition, or in another. */
  clear(edition: string | null = this.answer?.edition ?? null): Promise<boolean> {
    return this.#begin({ edition })
  }

  /** What was there before stays in the history of the browser. */
  async #begin(question: LabQuestion, push = this.answer !== null): Promise<boolean> {
    const every = this.every
    this.every = false
    const done = await this.#ask(question, true, push)
    if (done) this.attempt = null
    else this.every = every
    return done
  }

  add(kind: string, to: 'table' | 'rack'): void {
    if ((this.left.get(kind) ?? 0) < 1) return
    if (to === 'rack') this.rack = [...this.rack, kind].toSorted(byRun)
    else this.table.add(kind)
    this.changed()
  }

  drop(at: number): void {
    this.rack = this.rack.toSpliced(at, 1)
    this.changed()
  }

  /** Something was built: an attempt at the table before makes no sense any more. */
  changed(): void {
    this.attempt = null
    this.every = false
    this.again()
  }

  /** Asks about what is built, after a pause for further taps. */
  again(changes: Partial<LabQuestion> = {}): void {
    clearTimeout(this.#timer)
    // An answer that is on its way is about something else now.
    this.#number++
    this.busy = true
    this.#changes = { ...this.#changes, ...changes }
    this.#timer = setTimeout(() => void this.#ask({ ...this.#question(), ...this.#changes }, false), PAUSE_MS)
  }

  #question(): LabQuestion {
    return {
      trn: this.answer?.trn ?? '',
      rows: $state.snapshot(this.table.rows),
      rack: $state.snapshot(this.rack),
      ...(this.attempt ? { after: $state.snapshot(this.attempt.rows) } : {}),
    }
  }

  async #ask(question: LabQuestion, adopts: boolean, push = false): Promise<boolean> {
    clearTimeout(this.#timer)
    const number = ++this.#number
    this.busy = true
    try {
      const answer = await ask({ ...question, goal: this.goal, every: this.every })
      if (number !== this.#number) return false
      if (adopts) {
        this.table.set(answer.rows)
        this.rack = answer.rack.toSorted(byRun)
      } else if (!same(answer.rows.map(({ tiles, reading }) => [tiles, reading]), this.table.rows.map(({ tiles, reading }) => [tiles, reading]))) {
        this.table.adopt(answer.rows)
      }
      if (answer.verdict) this.attempt?.adopt(answer.verdict.rows)
      this.answer = answer
      this.problem = ''
      const address = answer.rows.length || answer.rack.length ? labPage(answer.trn) : LAB_PAGE
      if (push) history.pushState(null, '', address)
      else history.replaceState(null, '', address)
      return true
    } catch (error) {
      if (number !== this.#number) return false
      this.problem = error instanceof Error ? error.message : String(error)
      // The form shows again what holds.
      if (this.answer) this.answer = { ...this.answer }
      return false
    } finally {
      if (number === this.#number) {
        this.busy = false
        this.#changes = {}
      }
    }
  }

  /** Whether the first lay has been made. After it, the smallest first lay cannot be asked for. */
  setOpened(opened: boolean): void {
    if (opened && this.goal === FIRST_LAY) this.goal = GOALS[0]
    this.again({ opened })
  }

  changedGoal(): void {
    this.every = false
    this.again()
  }

  /** What a photo shows takes the place of the table, the rack, or the table after a lay. */
  usePhoto({ place, rows, rack }: Used): void {
    const laid = rows.map((tiles) => ({ tiles, reading: null }))
    if (place === 'after') {
      // What is new on the table was on the rack before.
      const [missing] = without(rows.flat(), [...this.table.tiles, ...this.rack], self)
      this.rack = [...this.rack, ...missing].toSorted(byRun)
      this.every = false
      this.attempt = new RowEditor()
      this.attempt.set(laid)
      return this.again()
    }
    if (place === 'table' || rows.length) this.table.set(laid)
    if (place === 'rack' || rack.length) this.rack = rack.toSorted(byRun)
    this.changed()
  }

  /** A step that is typed. Returns what was wrong with it. */
  async type(text: string, to: 'table' | 'rack' | 'after'): Promise<string> {
    const { attempt } = this
    const done = await this.#ask({ ...this.#question(), typed: text, typed_to: to }, to !== 'after')
    const problem = done ? '' : this.problem
    if (!done) this.problem = ''
    else if (to !== 'after') this.attempt = null
    else attempt?.set(this.answer?.verdict?.rows ?? [])
    return problem
  }

  // A lay is tried

  try(): void {
    this.attempt = new RowEditor()
    this.attempt.set(this.table.rows)
    this.again()
  }

  endTry(): void {
    this.attempt = null
    this.again()
  }
}
