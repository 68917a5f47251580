/* How large the table is looked at: two fingers, the wheel with Ctrl, or the buttons. While the fingers move, the table is
   only stretched; when they let go it is drawn anew, sharp, with the same point under them. */

const LEAST = 0.5
const MOST = 3
const STEP = 1.3

interface Pinch {
  apart: number
  x: number
  y: number
}

export class Zoom {
  /** What everything on the table is multiplied with. */
  factor = $state(1)
  /** The same while two fingers are on it: not drawn yet. */
  stretch = $state(1)
  origin = $state.raw({ x: 0, y: 0 })
  #began: Pinch | null = null

  constructor(
    private readonly felt: () => HTMLElement,
    /** What is in the hand goes back: two fingers mean the table. */
    private readonly letGo: () => void,
  ) {}

  /** Listens on the felt itself: only so can the browser's own panning be held back. */
  attach = (felt: HTMLElement): (() => void) => {
    const on = { passive: false } as const
    felt.addEventListener('touchstart', this.#touch, on)
    felt.addEventListener('touchmove', this.#pinch, on)
    felt.addEventListener('touchend', this.#end)
    felt.addEventListener('touchcancel', this.#end)
    felt.addEventListener('wheel', this.#wheel, on)
    return () => {
      felt.removeEventListener('touchstart', this.#touch)
      felt.removeEventListener('touchmove', this.#pinch)
      felt.removeEventListener('touchend', this.#end)
      felt.removeEventListener('touchcancel', this.#end)
      felt.removeEventListener('wheel', this.#wheel)
    }
  }

  get canGrow(): boolean {
    return this.factor < MOST
  }
  get canShrink(): boolean {
    return this.factor > LEAST
  }

  reset(): void {
    this.factor = 1
  }

  /** By a button or a key: round the middle of what is in sight. */
  step(direction: 1 | -1): void {
    const box = this.felt().getBoundingClientRect()
    this.#to(this.factor * STEP ** direction, box.left + box.width / 2, box.top + box.height / 2)
  }

  #touch = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return
    event.preventDefault()
    this.letGo()
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
    // A pinch on a touchpad comes as a wheel with Ctrl.
    if (!event.ctrlKey) return
    event.preventDefault()
    this.#to(this.factor * Math.exp(-event.deltaY / 240), event.clientX, event.clientY)
  }

  /** Another size, with the same point of the table under the same point of the screen. */
  #to(wanted: number, x: number, y: number): void {
    const felt = this.felt()
    const point = this.#inside(x, y)
    const before = this.factor
    // Near one it is one: nobody hits it with two fingers.
    this.factor = Math.abs(wanted - 1) < 0.06 ? 1 : within(wanted)
    const grown = this.factor / before
    const box = felt.getBoundingClientRect()
    requestAnimationFrame(() => {
      felt.scrollLeft = point.x * grown - (x - box.left)
      felt.scrollTop = point.y * grown - (y - box.top)
    })
  }

  #inside(x: number, y: number): { x: number; y: number } {
    const felt = this.felt()
    const box = felt.getBoundingClientRect()
    return { x: x - box.left + felt.scrollLeft, y: y - box.top + felt.scrollTop }
  }
}

const within = (factor: number) => Math.min(MOST, Math.max(LEAST, factor))

function pinchOf(event: TouchEvent): Pinch {
  const [one, two] = [event.touches[0]!, event.touches[1]!]
  return {
    apart: Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)),
    x: (one.clientX + two.clientX) / 2,
    y: (one.clientY + two.clientY) / 2,
  }
}
