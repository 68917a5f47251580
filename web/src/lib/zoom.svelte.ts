/* Looking closer at the table: with two fingers, Ctrl and the wheel, or buttons. Without it the whole table is visible. While
   the fingers move, the table is only stretched. When they are released it is drawn at its new size, with the same point
   under them. */

import { tick } from 'svelte'

const SMALLEST = 1
const LARGEST = 3
const STEP = 1.3
/** Where the session of the browser keeps what is seen. */
const KEPT = 'tilerummy:view'

interface Pinch {
  apart: number
  x: number
  y: number
}

export class Zoom {
  /** The scale of everything on the table. */
  factor = $state(1)
  /** An additional scale while two fingers are on the table. */
  stretch = $state(1)
  origin = $state.raw({ x: 0, y: 0 })
  /** Whether the table has small tiles. */
  small = $state(false)
  #began: Pinch | null = null
  #board: HTMLElement | null = null

  /** `cancelDrag` puts lifted tiles back: two fingers zoom the table. */
  constructor(private readonly cancelDrag: () => void) {}

  private board(): HTMLElement {
    return this.#board!
  }

  /** Listens on the table itself; otherwise the browser's own panning could not be prevented. */
  attach = (board: HTMLElement): (() => void) => {
    const on = { passive: false } as const
    this.#board = board
    board.addEventListener('touchstart', this.#touch, on)
    board.addEventListener('touchmove', this.#pinch, on)
    board.addEventListener('touchend', this.#end)
    board.addEventListener('touchcancel', this.#end)
    board.addEventListener('wheel', this.#wheel, on)
    addEventListener('pagehide', this.#keep)
    return () => {
      removeEventListener('pagehide', this.#keep)
      board.removeEventListener('touchstart', this.#touch)
      board.removeEventListener('touchmove', this.#pinch)
      board.removeEventListener('touchend', this.#end)
      board.removeEventListener('touchcancel', this.#end)
      board.removeEventListener('wheel', this.#wheel)
    }
  }

  /** After a reload the table is where it was. */
  #keep = (): void => {
    const { scrollLeft, scrollTop } = this.board()
    sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, this.factor, scrollLeft, scrollTop]))
  }

  /** Goes to what was seen before a reload, when the table has been drawn. */
  restore(): void {
    const [path, factor, left, top] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number, number, number]
    if (path !== location.pathname || !(factor > 1)) return
    this.factor = within(factor)
    void tick().then(() => this.board().scrollTo(left, top))
  }

  get canGrow(): boolean {
    return this.factor < LARGEST
  }
  get canShrink(): boolean {
    return this.factor > SMALLEST
  }

  /** Whether buttons for the size are of use. */
  get useful(): boolean {
    return this.small || this.canShrink
  }

  /** The whole table again. */
  fit(): void {
    this.factor = 1
  }

  /** Zooms around the middle of the visible part. */
  step(direction: 1 | -1): void {
    const box = this.board().getBoundingClientRect()
    this.#to(this.factor * STEP ** direction, box.left + box.width / 2, box.top + box.height / 2)
  }

  #touch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return
    event.preventDefault()
    this.cancelDrag()
    this.#began = pinchOf(event)
    this.origin = this.#inside(this.#began.x, this.#began.y)
  }

  #pinch = (event: TouchEvent): void => {
    if (!this.#began || event.touches.length !== 2) return
    event.preventDefault()
    this.stretch = within((pinchOf(event).apart / this.#began.apart) * this.factor) / this.factor
  }

  #end = (): void => {
    const began = this.#began
    if (!began) return
    this.#began = null
    const wanted = this.factor * this.stretch
    this.stretch = 1
    this.#to(wanted, began.x, began.y)
  }

  #wheel = (event: WheelEvent): void => {
    // Browsers report a pinch on a touchpad as a wheel with Ctrl.
    if (!event.ctrlKey) return
    event.preventDefault()
    this.#to(this.factor * Math.exp(-event.deltaY / 240), event.clientX, event.clientY)
  }

  /** Changes the size and keeps the same point of the table under the same point of the screen. */
  #to(wanted: number, x: number, y: number): void {
    const board = this.board()
    const point = this.#inside(x, y)
    const before = this.factor
    // Close to 1 becomes 1, which is hard to hit with two fingers.
    this.factor = Math.abs(wanted - 1) < 0.06 ? 1 : within(wanted)
    const grown = this.factor / before
    const box = board.getBoundingClientRect()
    requestAnimationFrame(() => {
      board.scrollLeft = point.x * grown - (x - box.left)
      board.scrollTop = point.y * grown - (y - box.top)
    })
  }

  #inside(x: number, y: number): { x: number; y: number } {
    const board = this.board()
    const box = board.getBoundingClientRect()
    return { x: x - box.left + board.scrollLeft, y: y - box.top + board.scrollTop }
  }
}

const within = (factor: number) => Math.min(LARGEST, Math.max(SMALLEST, factor))

function pinchOf(event: TouchEvent): Pinch {
  const [one, two] = [event.touches[0]!, event.touches[1]!]
  return {
    apart: Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)),
    x: (one.clientX + two.clientX) / 2,
    y: (one.clientY + two.clientY) / 2,
  }
}
