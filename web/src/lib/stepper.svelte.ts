/* Which turn of a round is shown: one by one, by itself, or any of them. */

/** How long a turn is seen before the next one, in milliseconds. */
const STEP_MS = 1800

export class Stepper {
  /** The turns that were made; 0 is the deal. */
  at = $state(0)
  playing = $state(false)
  /** The best lay is shown instead of what was played. */
  best = $state(false)
  /** The turn is an exercise: the position before it is shown until somebody wants the answer. */
  exercise = $state(false)
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    readonly last: number,
    at: number,
    readonly changed: (at: number) => void,
  ) {
    this.at = Math.min(last, Math.max(0, at))
  }

  go(at: number): void {
    this.best = this.exercise = false
    this.at = Math.min(this.last, Math.max(0, at))
    this.changed(this.at)
    if (this.at === this.last) this.stop()
  }

  /** Stops if it plays, and begins again if it is at the end. */
  toggle(): void {
    if (this.playing) return this.stop()
    if (this.at === this.last) this.go(0)
    this.playing = true
    this.#timer = setInterval(() => this.go(this.at + 1), STEP_MS)
  }

  stop(): void {
    clearInterval(this.#timer)
    this.playing = false
  }

  /** Somebody steps by hand, so it does not play on. */
  step(at: number): void {
    this.stop()
    this.go(at)
  }

  /** Somebody chooses a turn from a list, which may be far below the table on a narrow screen. */
  choose(turn: number): void {
    this.step(turn)
    document.querySelector('[data-say]')?.scrollIntoView({ block: 'nearest' })
  }

  practise(turn: number): void {
    this.choose(turn)
    this.exercise = true
  }

  /** Shows the best lay, or what was played. */
  toggleBest(): void {
    this.stop()
    this.best = this.exercise || !this.best
    this.exercise = false
  }

  key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const target = event.target as Element
    if (target.closest?.('input, select, textarea, dialog')) return
    // A button does its own work with the space bar.
    if (event.key === ' ' && target.closest?.('button, a, summary')) return
    const steps: Record<string, () => void> = {
      ArrowLeft: () => this.step(this.at - 1),
      ArrowRight: () => this.step(this.at + 1),
      Home: () => this.step(0),
      End: () => this.step(this.last),
      ' ': () => this.toggle(),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
}
