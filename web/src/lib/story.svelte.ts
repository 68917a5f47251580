/* The story of the round: one line for each event, and the lays of the others shown tile by tile. The page already has the
   new table when a lay is shown; only the tiles are drawn later, each from where it lay, or from the player who laid it. */

import { tick } from 'svelte'
import type { Rects } from './flip'
import { t } from './i18n.svelte'
import { prefs, type Pace } from './prefs.svelte'
import type { LogLine, Scene } from './wire'

/** How long one tile takes to its place, in milliseconds. */
const TILE_MS: Record<Pace, number> = { slow: 520, normal: 260, fast: 110, off: 0 }
/** How long a line is shown before the next event, at least. */
const READ_MS: Record<Pace, number> = { slow: 1400, normal: 800, fast: 300, off: 0 }
/** A long lay is shown faster. */
const LONGEST_MS = 4500
const calm = matchMedia('(prefers-reduced-motion: reduce)')

interface Flight {
  uid: string
  /** It comes from outside the table, which would cut it off. */
  outside: boolean
  from: { left: number; top: number; width: number }
}

const boxOf = (element: Element | null): Flight['from'] | null => {
  const box = element?.getBoundingClientRect()
  return box && box.width ? { left: box.left, top: box.top, width: Math.min(box.width, 44) } : null
}

/** A picture of a tile above everything, at the place of the tile. */
function copyOf(tile: HTMLElement, { left, top, width }: DOMRect): HTMLElement {
  const copy = tile.cloneNode(true) as HTMLElement
  for (const name of ['data-uid', 'data-kind', 'aria-label', 'tabindex']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;z-index:45;pointer-events:none;--tile:${width}px`
  return document.body.appendChild(copy)
}

export class Story {
  /** The moves of the round, oldest first. */
  log = $state.raw<LogLine[]>([])
  /** The last event in words. */
  line = $state('')
  /** Whether an event is being shown. */
  running = $state(false)
  /** Whether the last lay can be shown again. */
  canRepeat = $state(false)
  #round = 0
  #flights: Flight[] = []
  #animations: Animation[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | null = null

  static get pace(): Pace {
    return calm.matches ? 'off' : prefs.pace
  }

  /** The last move of a scene, if it was made just now and is to be shown. */
  static news(scene: Scene, before: Scene | null): LogLine | null {
    const last = scene.log.at(-1)
    const next = before && before.game === scene.game && last && last.number > (before.log.at(-1)?.number ?? 0)
    return next && Story.pace !== 'off' && !document.hidden ? last : null
  }

  /** Adds the new lines of a scene. */
  read(scene: Scene): void {
    const known = this.#round === scene.game ? this.log.filter((line) => line.number < (scene.log[0]?.number ?? 0)) : []
    this.#round = scene.game
    this.log = [...known, ...scene.log]
    this.line = this.log.at(-1)?.text ?? (scene.starter !== null && scene.starter === scene.you ? t('web-you-start') : scene.start.at(-1)) ?? ''
    if (!known.length && !scene.log.length) this.canRepeat = false
  }

  /** Shows what a seat did: a lay with the places of the tiles before it, or a draw. */
  tell(seat: number, mine: boolean, laid: Rects | null, done: () => void): void {
    if (mine) this.hold(done)
    else if (laid) void this.show(seat, laid, done)
    else this.showDraw(seat, done)
  }

  /** Shows the lay of another seat: the tiles that were elsewhere before come to their places one by one. */
  async show(seat: number, before: Rects, done: () => void): Promise<void> {
    this.running = true
    await tick()
    const chip = boxOf(document.querySelector(`[data-seat="${seat}"]`))
    const flights: Flight[] = []
    for (const tile of document.querySelectorAll<HTMLElement>('[data-felt] [data-uid]')) {
      const was = before.get(tile.dataset['uid']!)
      const now = tile.getBoundingClientRect()
      const from = was ?? chip
      if (!from || (was && Math.hypot(was.left - now.left, was.top - now.top) < 2)) continue
      flights.push({ uid: tile.dataset['uid']!, outside: !was, from })
    }
    this.#flights = flights
    this.canRepeat = flights.length > 0
    this.#run(done)
  }

  /** Lets the line be read. */
  hold(done: () => void): void {
    this.#done = done
    this.running = true
    this.#timer = setTimeout(() => this.finish(), READ_MS[Story.pace])
  }

  /** A draw: a tile goes from the pool to the player. */
  showDraw(seat: number, done: () => void): void {
    this.hold(done)
    const [from, to] = [boxOf(document.querySelector('.pool')), boxOf(document.querySelector(`[data-seat="${seat}"] .count`))]
    if (from && to) {
      const tile = document.body.appendChild(document.createElement('i'))
      tile.className = 'drawn-tile'
      const at = (box: Flight['from']) => `translate(${box.left}px, ${box.top}px)`
      const flight = tile.animate([{ transform: at(from) }, { transform: at(to), opacity: 0.6 }], { duration: 450, easing: 'ease-in-out' })
      flight.onfinish = flight.oncancel = () => tile.remove()
      this.#animations = [flight]
    }
  }

  /** Shows the last lay again. */
  repeat(): void {
    this.finish()
    this.#run(() => {}, prefs.pace === 'off' ? 'normal' : prefs.pace)
  }

  #run(done: () => void, pace: Pace = Story.pace): void {
    this.#done = done
    this.running = true
    const each = Math.min(TILE_MS[pace], LONGEST_MS / Math.max(1, this.#flights.length))
    this.#animations = this.#flights.flatMap(({ uid, from, outside }, number) => {
      const tile = document.querySelector<HTMLElement>(`[data-felt] [data-uid="${uid}"]`)
      if (!tile) return []
      const now = tile.getBoundingClientRect()
      const move = `translate(${from.left - now.left}px, ${from.top - now.top}px) scale(${now.width ? from.width / now.width : 1})`
      const frames = [
        { transform: move, transformOrigin: '0 0', zIndex: 4 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 4 },
      ]
      const timing = { duration: Math.max(180, each * 1.3), delay: number * each, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' } as const
      if (!outside) return [tile.animate(frames, timing)]
      const copy = copyOf(tile, now)
      const flight = copy.animate(frames, timing)
      flight.onfinish = flight.oncancel = () => copy.remove()
      return [flight, tile.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.delay + timing.duration })]
    })
    this.#timer = setTimeout(() => this.finish(), each * this.#flights.length + READ_MS[pace])
  }

  /** Shows the end of the running event at once. */
  finish(): void {
    if (!this.running) return
    clearTimeout(this.#timer)
    this.#animations.forEach((animation) => animation.finish())
    this.#animations = []
    this.running = false
    const done = this.#done
    this.#done = null
    done?.()
  }
}
