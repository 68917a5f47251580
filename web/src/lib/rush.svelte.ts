/* A rush: puzzles one after another, against the clock. It lasts until the page is loaded again. */

import { puzzlePage } from './base'
import { progress } from './progress.svelte'
import { newRush } from './puzzles'
import { go } from './route.svelte'

const TICK_MS = 200

class Rush {
  #ids: string[] = []
  #at = 0
  #ends = 0
  #timer: ReturnType<typeof setInterval> | undefined
  running = $state(false)
  over = $state(false)
  solved = $state(0)
  mistakes = $state(0)
  most = $state(0)
  /** The seconds that are left. */
  left = $state(0)

  async start(edition: string): Promise<void> {
    const { puzzles, seconds, mistakes } = await newRush(edition)
    this.#ids = puzzles.map((each) => each.id)
    this.#at = 0
    this.most = mistakes
    this.left = seconds
    this.solved = this.mistakes = 0
    this.over = false
    this.running = true
    this.#ends = Date.now() + seconds * 1000
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
    this.#show()
  }

  /** Whether this puzzle is the one to solve now. */
  isAt(id: string): boolean {
    return (this.running || this.over) && this.#ids[this.#at] === id
  }

  solve(id: string): void {
    if (!this.running || !this.isAt(id)) return
    this.solved++
    this.#next()
  }

  /** A lay that does not reach the goal. */
  mistake(): void {
    if (!this.running) return
    this.mistakes++
    if (this.mistakes >= this.most) this.stop()
  }

  skip(): void {
    this.mistake()
    if (this.running) this.#next()
  }

  stop(): void {
    if (!this.running) return
    clearInterval(this.#timer)
    this.running = false
    this.over = true
    progress.best = Math.max(progress.best, this.solved)
    progress.save()
  }

  /** The page of the rush was left. */
  leave(): void {
    this.stop()
    this.over = false
  }

  #next(): void {
    if (this.#at + 1 === this.#ids.length) return this.stop()
    this.#at++
    this.#show()
  }

  #show(): void {
    go(puzzlePage(this.#ids[this.#at]!))
  }

  #tick(): void {
    this.left = Math.max(0, Math.ceil((this.#ends - Date.now()) / 1000))
    if (!this.left) this.stop()
  }
}

export const rush = new Rush()
