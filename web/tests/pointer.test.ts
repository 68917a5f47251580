// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DropTarget, Game, Lifted } from '../src/lib/game.svelte'
import { Pointer } from '../src/lib/pointer.svelte'
import { kinds, type Piece, type Row } from '../src/lib/pieces'
import { row } from './helpers'

/* A table of 400 x 200 with two rows at its left edge, and a rack below it; tiles are 30 x 40. */
const BOARD = { x: 0, y: 0, width: 400, height: 200 }
const RACK = { x: 0, y: 220, width: 400, height: 60 }

interface Put {
  target: DropTarget
  at: number | null
}

class FakeGame {
  canMove = true
  rows: Row[] = [row(1, 'k1', 'k2', 'k3'), row(2, 'b5', 'r5')]
  rack: Piece[] = row(0, 'o1', 'o2', 'o9').pieces
  scene = { neighbours: { o1: ['o2'], o2: ['o1'] } }
  lifted: Lifted | null = null
  puts: Put[] = []
  pressed: boolean[] = []
  lone: number[] = []
  jokers = new Map<number, Piece>()
  heldAtPut = false
  toRack: boolean | null = null

  rowOf = (uid: number) => this.rows.find((each) => each.pieces.some((one) => one.uid === uid)) ?? null
  press = (down: boolean) => this.pressed.push(down)
  lift = async (uids: number[]) => {
    this.lifted = uids.length ? { uids, from: this.rowOf(uids[0]!)?.id ?? null } : null
  }
  drop = () => (this.lifted = null)
  put = (target: DropTarget, at: number | null = null) => {
    this.puts.push({ target, at })
    this.heldAtPut = this.pressed.at(-1) ?? false
    this.lifted = null
    return true
  }
  verdict = (target: DropTarget) => (target === 'rack' && this.toRack !== null ? { accepts: this.toRack } : null)
  exchangeable = (id: number) => this.jokers.get(id) ?? null
  moveToOnlyTarget = async (uid: number) => void this.lone.push(uid)
}

let game: FakeGame
let pointer: Pointer
let root: HTMLElement

const placed = (element: HTMLElement, box: { x: number; y: number; width: number; height: number }) => {
  element.getBoundingClientRect = () => new DOMRect(box.x, box.y, box.width, box.height)
  return element
}

function tiles(parent: HTMLElement, pieces: Piece[], x: number, y: number): void {
  pieces.forEach((each, at) => {
    const tile = document.createElement('button')
    tile.dataset['uid'] = String(each.uid)
    parent.append(placed(tile, { x: x + at * 30, y, width: 30, height: 40 }))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 0))
  game = new FakeGame()
  root = document.createElement('main')
  root.setPointerCapture = () => {}
  const board = document.createElement('section')
  board.dataset['felt'] = ''
  game.rows.forEach((each, at) => {
    const line = document.createElement('div')
    line.dataset['row'] = String(each.id)
    placed(line, { x: 10, y: 10 + at * 60, width: each.pieces.length * 30, height: 40 })
    tiles(line, each.pieces, 10, 10 + at * 60)
    board.append(line)
  })
  const rack = document.createElement('div')
  rack.dataset['rack'] = ''
  tiles(rack, game.rack, 10, 230)
  root.replaceChildren(placed(board, BOARD), placed(rack, RACK))
  pointer = new Pointer(game as unknown as Game, () => root)
})

const tileOf = (uid: number) => root.querySelector<HTMLElement>(`[data-uid="${uid}"]`)!
const middle = (uid: number): [number, number] => {
  const { x, y, width, height } = tileOf(uid).getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

interface How {
  pointerType?: string
  when?: number
  shiftKey?: boolean
  type?: string
}
const event = (target: Element, x: number, y: number, { pointerType = 'mouse', when = 0, shiftKey = false, type = 'pointerup' }: How = {}) =>
  ({ target, clientX: x, clientY: y, pointerType, timeStamp: when, shiftKey, type, button: 0, isPrimary: true, pointerId: 1 }) as unknown as PointerEvent

function drag(uid: number, x: number, y: number, how: How = {}): void {
  const tile = tileOf(uid)
  const [fromX, fromY] = middle(uid)
  pointer.down(event(tile, fromX, fromY, how))
  pointer.move(event(tile, fromX, fromY - 20, how))
  pointer.move(event(tile, x, y, how))
  pointer.up(event(tile, x, y, how))
}

function tap(uid: number, how: How = {}): void {
  pointer.down(event(tileOf(uid), ...middle(uid), how))
  pointer.up(event(tileOf(uid), ...middle(uid), how))
}

describe('dragging', () => {
  it('puts a tile into the row under the pointer, at its place', () => {
    drag(game.rack[2]!.uid, 42, 30)
    expect(game.puts).toEqual([{ target: { row: 1 }, at: 1 }])
    expect(game.pressed).toEqual([true, false])
    expect(pointer.dragging).toBe(false)
  })

  it('exchanges a tile for the joker under the pointer, where that is offered', () => {
    game.jokers.set(1, game.rows[0]!.pieces[1]!)
    drag(game.rack[2]!.uid, 55, 30)
    drag(game.rack[2]!.uid, 90, 30)
    expect(game.puts.map(({ target }) => target)).toEqual([{ row: 1, exchange: true }, { row: 1 }])
  })

  it('puts a tile on the free table as a new row', () => {
    drag(game.rack[0]!.uid, 300, 150)
    expect(game.puts).toEqual([{ target: 'new', at: null }])
    expect(game.heldAtPut).toBe(true) // scenes that have waited come after the drop
  })

  it('puts a tile back on the rack, before the tile under the pointer', () => {
    drag(game.rows[0]!.pieces[0]!.uid, 12, 250)
    expect(game.puts).toEqual([{ target: 'rack', at: 0 }])
  })

  it('drops nothing outside of table and rack', () => {
    drag(game.rack[0]!.uid, 390, 500)
    expect(game.puts).toEqual([])
    expect(game.lifted).toBeNull()
  })

  it('reports the place it is over', () => {
    const { uid } = game.rack[0]!
    pointer.down(event(tileOf(uid), ...middle(uid)))
    pointer.move(event(tileOf(uid), 60, 90))
    expect(pointer.dragging).toBe(true)
    expect(pointer.over!.target).toEqual({ row: 2 })
  })

  it('begins after 6 pixels with a mouse and 14 with a finger', () => {
    const { uid } = game.rack[0]!
    const [x, y] = middle(uid)
    for (const [pointerType, near, far] of [['mouse', 5, 7], ['touch', 13, 15]] as const) {
      pointer.down(event(tileOf(uid), x, y, { pointerType }))
      pointer.move(event(tileOf(uid), x, y - near, { pointerType }))
      expect(pointer.dragging, pointerType).toBe(false)
      pointer.move(event(tileOf(uid), x, y - far, { pointerType }))
      expect(pointer.dragging, pointerType).toBe(true)
      pointer.cancel()
    }
  })

  it('does nothing where tiles may not be moved', () => {
    game.canMove = false
    drag(game.rack[0]!.uid, 300, 150)
    expect(game.puts).toEqual([])
  })

  it('is cancelled by the browser', () => {
    const { uid } = game.rack[0]!
    pointer.down(event(tileOf(uid), ...middle(uid)))
    pointer.move(event(tileOf(uid), 300, 150))
    pointer.up(event(tileOf(uid), 300, 150, { type: 'pointercancel' }))
    expect(game.puts).toEqual([])
    expect(game.pressed).toEqual([true, false])
  })
})

describe('tapping', () => {
  it('lifts tiles of one place, and puts them into a row that is tapped', () => {
    const [one, two] = [game.rack[0]!.uid, game.rack[2]!.uid]
    tap(one)
    tap(two, { when: 1000 })
    expect(game.lifted!.uids).toEqual([one, two])
    tap(game.rows[1]!.pieces[1]!.uid, { when: 2000 })
    expect(game.puts.map((each) => each.target)).toEqual([{ row: 2 }])
  })

  it('puts a tile down again with the second tap', () => {
    const { uid } = game.rack[0]!
    tap(uid)
    tap(uid, { when: 1000 })
    expect(game.lifted).toBeNull()
  })

  it.each([
    [null, ['rack'], null],
    [true, ['rack'], null],
    [false, [], 'o9'],
  ])('on a tile of the rack puts lifted tiles of a row there, or lifts that tile if they must stay (%s)', (toRack, put, held) => {
    game.toRack = toRack
    tap(game.rows[0]!.pieces[0]!.uid)
    tap(game.rack[2]!.uid, { when: 1000 })
    expect(game.puts.map((each) => each.target)).toEqual(put)
    expect(game.lifted?.uids ?? []).toEqual(held ? [game.rack[2]!.uid] : [])
  })

  it('twice quickly moves a tile to its only target', () => {
    const { uid } = game.rack[0]!
    tap(uid)
    tap(uid, { when: 200 })
    expect(game.lone).toEqual([uid])
  })

  it('on the free table puts lifted tiles there', () => {
    tap(game.rack[0]!.uid)
    const board = root.querySelector('[data-felt]')!
    pointer.down(event(board, 300, 150))
    pointer.click({ target: board, clientX: 300, clientY: 150 } as unknown as MouseEvent)
    expect(game.puts).toEqual([{ target: 'new', at: null }])
  })

  it('does not count the click of the same tap', () => {
    tap(game.rack[0]!.uid)
    const board = root.querySelector('[data-felt]')!
    pointer.click({ target: board, clientX: 300, clientY: 150 } as unknown as MouseEvent)
    expect(game.puts).toEqual([])
  })

  it('near a small tile hits it with a finger, and misses it with a mouse', () => {
    const board = root.querySelector('[data-felt]')!
    pointer.down(event(board, 25, 52, { pointerType: 'mouse' }))
    expect(game.pressed).toEqual([])
    pointer.down(event(board, 25, 51, { pointerType: 'touch' }))
    expect(game.pressed).toEqual([true])
  })
})

describe('several tiles at once', () => {
  const lifted = () => kinds([...game.rack, ...game.rows.flatMap((each) => each.pieces)].filter((each) => game.lifted?.uids.includes(each.uid)))

  it('are lifted with shift: neighbours on the rack, as the server names them', () => {
    const { uid } = game.rack[1]!
    pointer.down(event(tileOf(uid), ...middle(uid), { shiftKey: true }))
    expect(lifted()).toEqual(['o1', 'o2'])
  })

  it('are lifted by a long press: a row from the tile on', () => {
    const { uid } = game.rows[0]!.pieces[1]!
    pointer.down(event(tileOf(uid), ...middle(uid), { pointerType: 'touch' }))
    vi.advanceTimersByTime(349)
    expect(game.lifted).toBeNull()
    vi.advanceTimersByTime(1)
    expect(lifted()).toEqual(['k2', 'k3'])
    pointer.up(event(tileOf(uid), ...middle(uid), { pointerType: 'touch', when: 400 }))
    expect(lifted()).toEqual(['k2', 'k3'])
  })

  it('are not lifted when the finger moved before the long press was over', () => {
    const { uid } = game.rack[0]!
    const [x, y] = middle(uid)
    pointer.down(event(tileOf(uid), x, y, { pointerType: 'touch' }))
    vi.advanceTimersByTime(400)
    pointer.move(event(tileOf(uid), x, y - 30, { pointerType: 'touch', when: 100 }))
    expect(lifted()).toEqual(['o1'])
  })
})
