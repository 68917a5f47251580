/* Moving tiles with mouse, finger and pen: by dragging, or by tapping a tile and then its target. Between press and
   release nothing on the page moves except the lifted tiles. */

import { tick } from 'svelte'
import type { Game, DropTarget } from './game.svelte'
import { same } from './keys.svelte'
import { RATIO } from './layout'
import { sounds } from './sound'
import { face } from './tiles'
import { chain } from './pieces'

/** How far a press moves before it becomes a drag, in pixels. */
const MOUSE_THRESHOLD = 6
const TOUCH_THRESHOLD = 14
const LONG_PRESS_MS = 350
const DOUBLE_TAP_MS = 320
/** Half a touch target: a finger that misses a small tile by less than this has hit it. */
const REACH = 22
/** A tile dragged this close to the edge of the table scrolls it. */
const EDGE = 28

interface Spot {
  target: DropTarget
  at: number | null
  x: number
  y: number
  /** The tiles lie exactly there. */
  exact?: true
}

/** Where on the tile it was grabbed, and how wide the tile is. */
interface Grab {
  x: number
  y: number
  size: number
}

export class Pointer {
  dragging = $state(false)
  over = $state.raw<Spot | null>(null)
  x = $state(0)
  y = $state(0)
  /** The zoom factor of the table. */
  scale = 1
  #start: { x: number; y: number; uid: number; grab: Grab; id: number; when: number } | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tapped = { uid: 0, when: 0 }
  #wasLifted = false
  #longPressed = false
  #boxes = new Map<Element, DOMRect>()
  /** The click that follows a tap on a tile was handled with the tap. */
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
    this.#longPressed = false
    this.game.press(true)
    this.root().setPointerCapture(event.pointerId)
    clearTimeout(this.#timer)
    if (!this.game.canMove) return
    if (event.shiftKey) this.#liftChain(uid)
    else if (!this.#wasLifted && event.pointerType !== 'mouse') this.#timer = setTimeout(() => {
        this.#longPressed = true
        this.#liftChain(uid)
      }, LONG_PRESS_MS)
  }

  move = (event: PointerEvent): void => {
    const start = this.#start
    if (!start || event.pointerId !== start.id) return
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y)
    if (!this.dragging) {
      if (far < (event.pointerType === 'touch' ? TOUCH_THRESHOLD : MOUSE_THRESHOLD) || !this.game.canMove) return
      clearTimeout(this.#timer)
      // The finger moved before the long press was over, but a busy browser reports it only now.
      const quick = this.#longPressed && event.timeStamp - start.when < LONG_PRESS_MS
      if (quick || !this.game.lifted?.uids.includes(start.uid)) void this.game.lift([start.uid])
      this.dragging = true
      void tick().then(() => this.#boxes.clear())
      sounds.lift()
    }
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      this.x = event.clientX
      this.y = event.clientY
      this.#look()
    })
  }

  #look(): void {
    const spot = this.#spot(this.x, this.y)
    // Only another place is a change: the table is not updated for every movement.
    if (!spot || spot.at !== this.over?.at || !same(spot.target, this.over.target)) this.over = spot
    // A row at which a tile is held stays under it.
    if (typeof spot?.target !== 'object') this.#pan(this.x, this.y)
  }

  up = (event: PointerEvent): void => {
    const start = this.#start
    if (!start || event.pointerId !== start.id) return
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    const dragged = this.dragging
    const { grab } = start
    this.#start = null
    this.dragging = false
    this.over = null
    this.#handled = true
    if (event.type === 'pointercancel') this.game.drop()
    else if (dragged) this.#release(event.clientX, event.clientY, grab)
    else this.#tap(start.uid, event)
    this.game.press(false) // afterwards: a scene that has waited takes lifted tiles out of the hand
  }

  /** Two fingers zoom the table: a drag that one of them began is cancelled. */
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

  /** A tap on the table, a row or the rack, not on a tile. */
  click = (event: MouseEvent): void => {
    if (this.#handled || !this.game.lifted || (event.target as Element).closest('button, [data-uid], dialog')) return
    this.#boxes.clear()
    const spot = this.#spot(event.clientX, event.clientY)
    if (spot) this.game.put(spot.target, spot.at, spot)
  }

  /** Scrolls a table that is larger than its place while a tile is held at its edge. */
  #pan(x: number, y: number): void {
    const board = this.root().querySelector<HTMLElement>('[data-felt]')
    if (!board || (board.scrollHeight <= board.clientHeight && board.scrollWidth <= board.clientWidth)) return
    const { top, bottom, left, right } = this.#box(board)
    if (y > bottom + EDGE) return
    const by = (at: number, low: number, high: number) => (at > high - EDGE ? 6 : at < low + EDGE ? -6 : 0)
    const [was, over] = [board.scrollTop, board.scrollLeft]
    board.scrollBy(by(x, left, right), by(y, top, bottom))
    if (board.scrollTop === was && board.scrollLeft === over) return
    this.#boxes.clear()
    this.#frame = requestAnimationFrame(() => this.#look())
  }

  /** On free felt the tiles lie where they were seen, not where the pointer was. */
  #release(x: number, y: number, grab: Grab): void {
    const spot = this.#spot(x, y)
    const moved = { x: grab.size / 2 - grab.x, y: (grab.size * RATIO) / 2 - grab.y }
    const seen = spot?.exact ? spot : spot && { x: spot.x + moved.x / this.scale, y: spot.y + moved.y / this.scale }
    if (!spot || !this.game.put(spot.target, spot.at, seen)) this.game.drop()
  }

  #tap(uid: number, event: PointerEvent): void {
    const again = this.#tapped.uid === uid && event.timeStamp - this.#tapped.when < DOUBLE_TAP_MS
    this.#tapped = { uid, when: event.timeStamp }
    const { game } = this
    if (!game.canMove) return
    if (again) return void game.moveToOnlyTarget(uid)
    const lifted = game.lifted
    const from = game.rowOf(uid)?.id ?? null
    sounds.lift()
    if (!lifted) return void game.lift([uid])
    if (lifted.uids.includes(uid)) {
      // A second tap puts it down, unless a long press has just lifted it.
      if (this.#wasLifted) void game.lift(lifted.uids.filter((each) => each !== uid))
    } else if (lifted.from === from) void game.lift([...lifted.uids, uid])
    // Tiles that must stay on the table cannot be meant for the rack: then the tile of the rack is meant.
    else if (from === null) void (game.verdict('rack')?.accepts === false ? game.lift([uid]) : game.put('rack'))
    else if (game.exchangeable(from)?.uid === uid) game.put({ row: from, exchange: true })
    else if (this.#undecided(uid)) game.put({ row: from, joker: uid }, this.#spot(event.clientX, event.clientY)?.at ?? null)
    else game.put({ row: from }, this.#spot(event.clientX, event.clientY)?.at ?? null)
  }

  /** Lifts the tiles of a row from this one on, or the tiles of the rack that belong together. */
  #liftChain(uid: number): void {
    const pieces = this.game.rowOf(uid)?.pieces
    const lifting = pieces
      ? pieces.slice(pieces.findIndex((each) => each.uid === uid))
      : chain(this.game.rack, uid, this.game.scene?.neighbours ?? {})
    this.#wasLifted = false
    void this.game.lift(lifting.map((each) => each.uid))
    sounds.lift()
  }

  /** Its box, measured once per gesture, since nothing moves meanwhile. */
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
      return { target: 'rack', at: this.#placeIn(rack, x, y), x, y }
    const board = root.querySelector<HTMLElement>('[data-felt]')
    if (!board || !inside(this.#box(board), x, y)) return null
    const felt = this.#box(board)
    const onFelt = (left: number, top: number) => ({ x: (left - felt.left + board.scrollLeft) / this.scale, y: (top - felt.top + board.scrollTop) / this.scale })
    const fresh = board.querySelector('.fresh-row')
    const box = fresh && this.#box(fresh)
    if (box && inside(box, x, y)) return { target: 'new', at: null, ...onFelt(box.left + box.height / 2, box.top + box.height / 2), exact: true }
    let best: Spot | null = null
    let least = 15
    for (const row of board.querySelectorAll<HTMLElement>('[data-row]')) {
      const box = this.#box(row)
      const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
      if (away >= least) continue
      least = away
      best = { target: this.#inRow(row, x, y), at: this.#placeIn(row, x, y), x, y }
    }
    return best ?? { target: 'new', at: null, ...onFelt(x, y) }
  }

  /** The row, or its joker if the pointer is on it and the lifted tile may replace it. */
  #inRow(row: HTMLElement, x: number, y: number): DropTarget {
    const id = Number(row.dataset['row'])
    const below = [...row.querySelectorAll<HTMLElement>('[data-uid]')].find((tile) => inside(this.#box(tile), x, y))
    const uid = Number(below?.dataset['uid'])
    if (uid && uid === this.game.exchangeable(id)?.uid) return { row: id, exchange: true }
    return this.#undecided(uid) ? { row: id, joker: uid } : { row: id }
  }

  /** Whether this tile is a joker, and the server has not answered yet what may be done with it. */
  #undecided(uid: number): boolean {
    return this.game.targets === null && face(this.game.piece(uid)?.kind ?? '').joker
  }

  /** The place among the tiles that are not lifted. */
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
