/* The clock of a real table: whose turn it is and how long it has lasted. It is kept with the score sheet, as times of the
   day, so that it goes on through a reload. */

export interface ClockState {
  /** `sheet`, `off`, or seconds. */
  kind: string
  turn: number | null
  /** When the turn began, moved on by every pause; null before the first turn. */
  began: number | null
  /** When it was paused. */
  paused: number | null
}

export const SHORTEST = 5
export const LONGEST = 3600

export class TurnClock {
  kind = $state('sheet')
  turn = $state<number | null>(null)
  began = $state<number | null>(null)
  paused = $state<number | null>(null)
  now = $state(Date.now())

  constructor(kept: ClockState | null, turn: number | null) {
    if (kept) Object.assign(this, kept)
    this.turn ??= turn
  }

  get state(): ClockState {
    return { kind: this.kind, turn: this.turn, began: this.began, paused: this.paused }
  }

  get runs(): boolean {
    return this.began !== null && this.paused === null
  }

  /** Seconds since the turn began, without pauses. */
  get spent(): number {
    return this.began === null ? 0 : Math.max(0, ((this.paused ?? this.now) - this.began) / 1000)
  }

  /** The limit in seconds; null without one. */
  limit(printed: number | null): number | null {
    if (this.kind === 'off') return null
    return this.kind === 'sheet' ? printed : Math.min(LONGEST, Math.max(SHORTEST, Number(this.kind) || SHORTEST))
  }

  begin(turn: number): void {
    this.turn = turn
    this.now = this.began = Date.now()
    this.paused = null
  }

  pause(): void {
    if (this.runs) this.paused = Date.now()
  }

  resume(): void {
    if (this.began === null || this.paused === null) return
    this.now = Date.now()
    this.began += this.now - this.paused
    this.paused = null
  }

  /** Between rounds nobody is on turn. */
  stop(turn: number | null): void {
    this.turn = turn
    this.began = this.paused = null
  }
}
