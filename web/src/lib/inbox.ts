/* Scenes and drafts wait while nothing may move on the page. They are handled later, in their order. */

import type { ToPage } from './wire'

/** When so many wait, the page is told to hurry. */
const MANY = 6

export class Inbox {
  readonly #waiting: { message: ToPage; arrived: number }[] = []

  constructor(
    private readonly waits: () => boolean,
    private readonly handle: (message: ToPage) => void,
    private readonly hurry: () => void,
  ) {}

  put(message: ToPage): void {
    const moves = message.type === 'scene' || message.type === 'drafting'
    if (!moves || (!this.waits() && !this.#waiting.length)) return this.handle(message)
    this.#waiting.push({ message, arrived: Date.now() })
    if (this.#waiting.length > MANY) this.hurry()
  }

  /** Handles what has waited, until something has to wait again. */
  flush(): void {
    while (this.#waiting.length && !this.waits()) {
      const { message, arrived } = this.#waiting.shift()!
      this.handle(message.type === 'scene' ? later(message, Date.now() - arrived) : message)
    }
  }
}

/** The same scene for a clock that has gone on. */
const later = <S extends { clock: { now: number } }>(scene: S, ms: number): S => ({ ...scene, clock: { ...scene.clock, now: scene.clock.now + ms } })
