/* Moving tiles with mouse, finger and pen: drag, or tap and tap. Between press and release nothing on the page moves but
   what is in the hand. */

import { tick } from 'svelte'
import type { Game, Goal } from './game.svelte'
import { same } from './keys.svelte'
import { sounds } from './sound'
import { neighbours } from './tiles'

const MOUSE = 6
const FINGER = 14
const LONG_PRESS = 350
const DOUBLE = 320
const REACH = 22
const EDGE = 28
/* Half a touch target: whoever misses a small tile by less than this has hit it. */

interface Spot {
  goal: Goal
  at: number | null
  x: number
  y: number
}

/** Where on the tile it was taken, and how wide the tile is. */
interface Grab {
  x: number
  y: number
  size: number
}

export class Hand {
  dragging = $state(false)
  over = $state.raw<Spot | null>(null)
  x = $state(0)
  y = $state(0)
  /** How many times as large the table is looked at. */
  scale = 1
  #start: { x: number; y: number; uid: number; grab: Grab; id: number; when: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tapped = { uid: 0, when: 0 }
  #wasLifted = false
  #run = false
  #boxes = new Map<Element, DOMRect>()
  /** The click that follows a tap on a tile is no tap of its own. */
  #handled = false
  #frame = 0

  constructor(
    private readonly game: Game,
    private readonly root: () => HTMLElement,
  ) {}

  get grab(): Grab {
    return this.#start?.grab ?? { x: 0, y: 0, size: 44 }
  }

  down = (event: PointerEvent): void => {
    this.#handled = false
    this.#boxes.clear()
    if (event.button !== 0 || this.#start || !event.isPrimary) return
    const tile = this.#tileAt(event)
    if (!tile) return
    const uid = Number(tile.dataset['uid'])
    const box = tile.getBoundingClientRect()
    this.#start = {
      x: event.clientX,
      y: event.clientY,
      uid,
      grab: { x: event.clientX - box.left, y: event.clientY - box.top, size: box.width },
      id: event.pointerId,
      when: event.timeStamp,
    }
    this.#wasLifted = this.game.lifted?.uids.includes(uid) ?? false
    this.#run = false
    this.game.press(true)
    this.root().setPointerCapture(event.pointerId)
    clearTimeout(this.#timer)
    if (!this.game.handsOn) return
    if (event.shiftKey) this.#liftRun(uid)
    else if (!this.#wasLifted && event.pointerType !== 'mouse') this.#timer = setTimeout(() => {
        this.#run = true
        this.#liftRun(uid)
      }, LONG_PRESS)
  }

  move = (event: PointerEvent): void => {
    const start = this.#start
    if (!start || event.pointerId !== start.id) return
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y)
    if (!this.dragging) {
      if (far < (event.pointerType === 'touch' ? FINGER : MOUSE) || !this.game.handsOn) return
      clearTimeout(this.#timer)
      // The finger moved before the long press was over, even where a busy browser tells us only now.
      const quick = this.#run && event.timeStamp - start.when < LONG_PRESS
      if (quick || !this.game.lifted?.uids.includes(start.uid)) void this.game.lift([start.uid])
      this.dragging = true
      void tick().then(() => this.#boxes.clear())
      sounds.lift()
    }
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      this.x = event.clientX
      this.y = event.clientY
      this.#pan(event.clientX, event.clientY)
      const spot = this.#spot(event.clientX, event.clientY)
      // Only another place is news: the table is not asked anew for every step of the pointer.
      if (!spot || spot.at !== this.over?.at || !same(spot.goal, this.over.goal)) this.over = spot
    })
  }

  up = (event: PointerEvent): void => {
    const start = this.#start
    if (!start || event.pointerId !== start.id) return
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    const dragged = this.dragging
    this.#start = null
    this.dragging = false
    this.over = null
    this.#handled = true
    this.game.press(false)
    if (event.type === 'pointercancel') this.game.drop()
    else if (dragged) this.#release(event.clientX, event.clientY)
    else this.#tap(start.uid, event)
  }

  /** Two fingers mean the table: whatever one of them began is taken back. */
  cancel(): void {
    if (!this.#start) return
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    this.#start = null
    this.dragging = false
    this.over = null
    this.#handled = true
    this.game.press(false)
    this.game.drop()
  }

  /** A tap on felt, row or rack, where no tile was under it. */
  click = (event: MouseEvent): void => {
    if (this.#handled || !this.game.lifted || (event.target as Element).closest('button, [data-uid], dialog')) return
    this.#boxes.clear()
    const spot = this.#spot(event.clientX, event.clientY)
    if (spot) this.game.put(spot.goal, spot.at, spot)
  }

  /** A table that is larger than its place moves on under a tile that is held at its edge. */
  #pan(x: number, y: number): void {
    const felt = this.root().querySelector<HTMLElement>('[data-felt]')
    if (!felt || (felt.scrollHeight <= felt.clientHeight && felt.scrollWidth <= felt.clientWidth)) return
    const { top, bottom, left, right } = this.#box(felt)
    if (y > bottom + EDGE) return
    const by = (at: number, low: number, high: number) => (at > high - EDGE ? 6 : at < low + EDGE ? -6 : 0)
    const [was, over] = [felt.scrollTop, felt.scrollLeft]
    felt.scrollBy(by(x, left, right), by(y, top, bottom))
    if (felt.scrollTop === was && felt.scrollLeft === over) return
    this.#boxes.clear()
    this.#frame = requestAnimationFrame(() => this.#pan(this.x, this.y))
  }

  #release(x: number, y: number): void {
    const spot = this.#spot(x, y)
    if (!spot || !this.game.put(spot.goal, spot.at, spot)) this.game.drop()
  }

  #tap(uid: number, event: PointerEvent): void {
    const again = this.#tapped.uid === uid && event.timeStamp - this.#tapped.when < DOUBLE
    this.#tapped = { uid, when: event.timeStamp }
    const { game } = this
    if (!game.handsOn) return
    if (again) return void game.sendHome(uid)
    const lifted = game.lifted
    const from = game.rowOf(uid)?.id ?? null
    sounds.lift()
    if (!lifted) return void game.lift([uid])
    if (lifted.uids.includes(uid)) {
      // A long press has just lifted it; else a second tap puts it down.
      if (this.#wasLifted) void game.lift(lifted.uids.filter((each) => each !== uid))
    } else if (lifted.from === from) void game.lift([...lifted.uids, uid])
    else if (from === null) game.put('rack')
    else game.put({ row: from }, this.#spot(event.clientX, event.clientY)?.at ?? null)
  }

  #liftRun(uid: number): void {
    const row = this.game.rowOf(uid)
    const line = row ? row.pieces : this.game.rack
    const at = line.findIndex((each) => each.uid === uid)
    let [first, last] = [at, at]
    if (row) last = line.length - 1
    else {
      while (first > 0 && !line[first]!.gap && neighbours(line[first - 1]!.kind, line[first]!.kind)) first--
      while (last < line.length - 1 && !line[last + 1]!.gap && neighbours(line[last]!.kind, line[last + 1]!.kind)) last++
    }
    this.#wasLifted = false
    void this.game.lift(line.slice(first, last + 1).map((each) => each.uid))
    sounds.lift()
  }

  /** Where it is: measured once a gesture, since nothing moves meanwhile. */
  #box(element: Element): DOMRect {
    let box = this.#boxes.get(element)
    if (!box) this.#boxes.set(element, (box = element.getBoundingClientRect()))
    return box
  }

  #tileAt(event: PointerEvent): HTMLElement | null {
    const target = event.target as Element
    const direct = target.closest<HTMLElement>('[data-uid]')
    if (direct || target.closest('button, a, summary, input, select, dialog')) return direct
    if (event.pointerType !== 'touch') return null
    let best: HTMLElement | null = null
    let least = REACH
    for (const tile of this.root().querySelectorAll<HTMLElement>('[data-uid]')) {
      const box = tile.getBoundingClientRect()
      const away = Math.hypot(
        event.clientX - (box.left + box.width / 2),
        event.clientY - (box.top + box.height / 2),
      )
      if (away < least) [best, least] = [tile, away]
    }
    return best
  }

  #spot(x: number, y: number): Spot | null {
    const root = this.root()
    const rack = root.querySelector<HTMLElement>('[data-rack]')
    if (rack && inside(this.#box(rack), x, y, 10))
      return { goal: 'rack', at: this.#placeIn(rack, x, y), x, y }
    const felt = root.querySelector<HTMLElement>('[data-felt]')
    if (!felt || !inside(this.#box(felt), x, y)) return null
    let best: Spot | null = null
    let least = 15
    for (const row of felt.querySelectorAll<HTMLElement>('[data-row]')) {
      const box = this.#box(row)
      const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
      if (away >= least) continue
      least = away
      best = { goal: { row: Number(row.dataset['row']) }, at: this.#placeIn(row, x, y), x, y }
    }
    if (best) return best
    const box = this.#box(felt)
    return { goal: 'new', at: null, x: (x - box.left + felt.scrollLeft) / this.scale, y: (y - box.top + felt.scrollTop) / this.scale }
  }

  /** Before which of the tiles that are not in the hand. */
  #placeIn(box: HTMLElement, x: number, y: number): number {
    const lifted = new Set(this.game.lifted?.uids ?? [])
    const tiles = [...box.querySelectorAll<HTMLElement>('[data-uid]')].filter((tile) => !lifted.has(Number(tile.dataset['uid'])))
    const at = tiles.findIndex((tile) => {
      const place = this.#box(tile)
      return y < place.bottom + 4 && (x < place.left + place.width / 2 || y < place.top - 4)
    })
    return at < 0 ? tiles.length : at
  }
}

const inside = (box: DOMRect, x: number, y: number, more = 0) =>
  x >= box.left - more && x <= box.right + more && y >= box.top - more && y <= box.bottom + more
