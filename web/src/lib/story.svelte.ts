/* The story of the round: one line for each event, and the lays of the others shown tile by tile. The page already has the
   new table when a lay is shown; only the tiles are drawn later, each from where it lay, or from the player who laid it. */

import { tick } from 'svelte'
import { boxOf, fly, flyBack, framesFrom, type From, type Rects } from './flip'
import { t } from './i18n.svelte'
import { prefs, type Pace } from './prefs.svelte'
import { sounds } from './sound'
import type { LogLine, Scene } from './wire'

/** How long one tile takes to its place, in milliseconds. */
const TILE_MS: Record<Pace, number> = { slow: 520, normal: 260, fast: 110, off: 0 }
/** How long a line is shown before the next event, at least. */
const READ_MS: Record<Pace, number> = { slow: 1400, normal: 800, fast: 300, off: 0 }
/** A long lay is shown faster. */
const LONGEST_MS = 4500
const calm = matchMedia('(prefers-reduced-motion: reduce)')

/** How long one tile takes to the rack when a round begins, in milliseconds. */
const DEAL_MS: Record<Pace, number> = { slow: 90, normal: 50, fast: 25, off: 0 }
/** The tiles that are seen to go to each of the others. */
const DEALT_BACKS = 3

interface Flight {
  uid: string
  /** It comes from outside the table, which would cut it off. */
  outside: boolean
  from: From
}

const seatOf = (seat: number, part = '') => boxOf(document.querySelector(`[data-seat="${seat}"] ${part}`))
const poolBox = () => boxOf(document.querySelector('.pool'))
const frame = () => new Promise((done) => requestAnimationFrame(done))

export class Story {
  /** The moves of the round, oldest first. */
  log = $state.raw<LogLine[]>([])
  /** The last event in words. */
  line = $state('')
  /** The last event while it is told, if the felt has no room for its line: other parts show it. */
  beside = $state('')
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

  /** Whether the tiles were dealt just now. */
  static deals(scene: Scene, before: Scene | null): boolean {
    const begins = scene.stage === 'playing' && !scene.log.length && (before?.game !== scene.game || before.stage !== 'playing')
    return begins && Story.pace !== 'off' && !document.hidden
  }

  /** Shows what a seat did: a lay with the places of the tiles before it, a draw from the pool, or only its line. */
  tell(seat: number, mine: boolean, what: 'lay' | 'draw' | '', before: Rects, done: () => void): void {
    if (what === 'lay' && !mine) return void this.show(seat, before, done)
    if (what === 'draw' && !mine) return this.showDraw(seat, done)
    this.hold(done)
    if (what === 'draw') void tick().then(() => this.#bring(before, 90))
  }

  /** Tiles come from the pool to the rack one by one, and to the other players. */
  async deal(scene: Scene, done: () => void): Promise<void> {
    this.#done = done
    this.running = true
    // The rack knows its size after two frames. Until then its tiles would be seen at another place.
    await tick()
    const rack = document.querySelector<HTMLElement>('[data-rack]')
    if (!rack) return this.finish()
    rack.style.visibility = 'hidden'
    await frame()
    await frame()
    rack.style.visibility = ''
    if (this.#done !== done) return // it was ended meanwhile
    const each = DEAL_MS[Story.pace]
    this.#bring(new Map(), each)
    const pool = poolBox()
    for (const seat of scene.seats.keys()) {
      const to = seat === scene.you ? null : seatOf(seat, '.count')
      for (let number = 0; pool && to && number < DEALT_BACKS; number++)
        this.#animations.push(flyBack(pool, to, (number * scene.seats.length + seat) * each))
    }
    this.#timer = setTimeout(() => this.finish(), scene.rack.length * each + 400)
  }

  /** Tiles of the rack that were not on the page before come from the pool. */
  #bring(before: Rects, each: number): void {
    const pool = poolBox()
    const fresh = [...document.querySelectorAll<HTMLElement>('[data-rack] [data-uid]')].filter((tile) => !before.has(tile.dataset['uid']!))
    if (!pool || !this.running) return
    const timing = (at: number) => ({ duration: 380, delay: at * each, easing: 'cubic-bezier(.3,.7,.3,1)' })
    this.#animations = fresh.flatMap((tile, at) => fly(tile, pool, timing(at)))
  }

  /** Shows the lay of another seat: the tiles that were elsewhere before come to their places one by one. */
  async show(seat: number, before: Rects, done: () => void): Promise<void> {
    this.running = true
    await tick()
    const chip = seatOf(seat)
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
    const [from, to] = [poolBox(), seatOf(seat, '.count')]
    if (from && to) this.#animations = [flyBack(from, to)]
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
      const timing = { duration: Math.max(180, each * 1.3), delay: number * each, easing: 'cubic-bezier(.3,.7,.3,1)' }
      const flying = outside ? fly(tile, from, timing) : [tile.animate(framesFrom(from, tile.getBoundingClientRect()), { ...timing, fill: 'backwards' })]
      flying[0]!.addEventListener('finish', () => this.running && sounds.click())
      return flying
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
