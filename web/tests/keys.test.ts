// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DropTarget, Game, Lifted } from '../src/lib/game.svelte'
import { words } from '../src/lib/i18n.svelte'
import { Keys, nearest, same } from '../src/lib/keys.svelte'
import { kinds, type Piece, type Row } from '../src/lib/pieces'
import { prefs } from '../src/lib/prefs.svelte'
import { refused, row } from './helpers'

class FakeGame {
  rows: Row[] = [row(1, 'k1', 'k2', 'k3'), row(2, 'b5', 'r5')]
  rack: Piece[] = row(0, 'o1', 'o9').pieces
  lifted: Lifted | null = null
  announcement = ''
  puts: DropTarget[] = []
  lone: number[] = []
  jokers = new Map<number, Piece>()
  refusals = new Map<number, string>()
  history = { undo: vi.fn(), redo: vi.fn() }
  felt = { inOrder: (rows: Row[]) => rows }

  piece = (uid: number) => [...this.rack, ...this.rows.flatMap((each) => each.pieces)].find((each) => each.uid === uid)
  rowOf = (uid: number) => this.rows.find((each) => each.pieces.some((one) => one.uid === uid)) ?? null
  describe = (one: Row) => kinds(one.pieces).join(' ')
  verdict = (target: DropTarget) => {
    const text = typeof target === 'object' ? this.refusals.get(target.row) : undefined
    return text ? refused(text) : null
  }
  lift = async (uids: number[]) => {
    this.lifted = uids.length ? { uids, from: this.rowOf(uids[0]!)?.id ?? null } : null
  }
  drop = () => (this.lifted = null)
  put = (target: DropTarget) => this.puts.push(target) > 0
  exchangeable = (id: number) => this.jokers.get(id) ?? null
  moveToOnlyTarget = async (uid: number) => void this.lone.push(uid)
}

let game: FakeGame
let keys: Keys
const root = document.createElement('main')

const tile = (uid: number, x = 0, y = 0): HTMLElement => {
  const made = document.createElement('button')
  made.dataset['uid'] = String(uid)
  made.getBoundingClientRect = () => new DOMRect(x, y, 30, 40)
  return made
}

function press(key: string, target: Element = tile(game.rack[0]!.uid), more: Partial<KeyboardEvent> = {}) {
  const event = { key, target, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: vi.fn(), ...more }
  keys.down(event as unknown as KeyboardEvent)
  return event
}

beforeEach(async () => {
  await words.load('en')
  game = new FakeGame()
  keys = new Keys(game as unknown as Game, () => root)
})

describe('a tile', () => {
  it('is lifted with space, and others of the same place with it', () => {
    const [one, two] = game.rack as [Piece, Piece]
    press(' ', tile(one.uid))
    expect(game.announcement).toContain('orange 1')
    press(' ', tile(two.uid))
    expect(game.lifted!.uids).toEqual([one.uid, two.uid])
    press(' ', tile(one.uid))
    expect(game.lifted!.uids).toEqual([two.uid])
  })

  it('of another place starts anew', () => {
    press(' ')
    press(' ', tile(game.rows[0]!.pieces[0]!.uid))
    expect(game.lifted).toEqual({ uids: [game.rows[0]!.pieces[0]!.uid], from: 1 })
  })

  it('goes to its only target with enter', () => {
    press('Enter')
    expect(game.lone).toEqual([game.rack[0]!.uid])
  })

  it('is put back with escape', () => {
    press(' ')
    expect(press('Escape').preventDefault).toHaveBeenCalled()
    expect(game.lifted).toBeNull()
  })
})

describe('targets', () => {
  it('are visited with the arrows: a new row, the rows, and around', () => {
    press(' ')
    const visited = Array.from({ length: 4 }, () => {
      press('ArrowDown')
      return keys.target
    })
    expect(visited).toEqual(['new', { row: 1 }, { row: 2 }, 'new'])
    press('ArrowUp')
    expect(keys.target).toEqual({ row: 2 })
  })

  it('that refuse come last and say why', () => {
    game.refusals.set(1, 'Not before your first lay.')
    press(' ')
    press('ArrowUp')
    expect(keys.target).toEqual({ row: 1 })
    expect(game.announcement).toContain('Not before your first lay.')
  })

  it('include the rack for tiles of a row, but not the row itself', () => {
    const target = tile(game.rows[0]!.pieces[0]!.uid)
    press(' ', target)
    const visited = Array.from({ length: 3 }, () => {
      press('ArrowDown', target)
      return keys.target
    })
    expect(visited).toEqual(['new', { row: 2 }, 'rack'])
  })

  it('take the tiles with enter', () => {
    press(' ')
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(game.puts).toEqual([{ row: 1 }])
    expect(keys.target).toBeNull()
  })
})

describe('shortcuts', () => {
  it('undo and redo', () => {
    press('z', root, { ctrlKey: true })
    press('Z', root, { metaKey: true, shiftKey: true })
    press('y', root, { ctrlKey: true })
    expect(game.history.undo).toHaveBeenCalledTimes(1)
    expect(game.history.redo).toHaveBeenCalledTimes(2)
  })

  it('leave other keys to the browser', () => {
    expect(press('c', root, { ctrlKey: true }).preventDefault).not.toHaveBeenCalled()
    expect(press('Tab').preventDefault).not.toHaveBeenCalled()
  })
})

describe('nearest', () => {
  const grid = [tile(1, 0, 0), tile(2, 40, 0), tile(3, 80, 0), tile(4, 90, 60), tile(5, 0, 120)]
  const next = (from: number, dx: number, dy: number) => nearest(grid[from - 1]!, grid, dx, dy)?.dataset['uid']

  it('stays in the line sideways and goes line by line up and down', () => {
    expect(next(1, 1, 0)).toBe('2')
    expect(next(3, 1, 0)).toBeUndefined()
    expect(next(1, 0, 1)).toBe('4')
    expect(next(4, 0, -1)).toBe('3')
    expect(next(4, 0, 1)).toBe('5')
  })
})

it('compares targets by row', () => {
  expect(same({ row: 1 }, { row: 1 })).toBe(true)
  expect(same({ row: 1 }, { row: 2 })).toBe(false)
  expect(same({ row: 1 }, 'new')).toBe(false)
  expect(same(null, null)).toBe(true)
})

it('offers the exchange for a joker as a target of its own', () => {
  game.jokers.set(2, game.rows[1]!.pieces[0]!)
  game.lifted = { uids: [game.rack[0]!.uid], from: null }
  const aimed: (DropTarget | null)[] = []
  for (let count = 0; count < 4; count++) {
    press('ArrowDown')
    aimed.push(keys.target)
  }
  expect(aimed).toEqual(['new', { row: 1 }, { row: 2 }, { row: 2, exchange: true }])
  expect(same({ row: 2 }, { row: 2, exchange: true })).toBe(false)
})

describe('a single letter', () => {
  const clicked = vi.fn()
  const button = (mark: string): HTMLButtonElement => {
    const made = document.createElement('button')
    made.setAttribute(mark, '')
    made.onclick = () => clicked(mark)
    root.append(made)
    return made
  }
  const type = (key: string, more: Partial<KeyboardEvent> = {}) =>
    keys.anywhere({ key, target: document.body, preventDefault: vi.fn(), ...more } as unknown as KeyboardEvent)

  beforeEach(() => {
    clicked.mockClear()
    prefs.letterKeys = true
    document.body.append(root)
    root.replaceChildren()
  })

  it('ends a turn only when it is pressed twice', () => {
    const draw = button('data-draw')
    const end = button('data-end')
    type('d')
    expect(clicked).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(draw)
    expect(game.announcement).toBe('Press D again to confirm.')
    type('e')
    expect(document.activeElement).toBe(end)
    type('E')
    expect(clicked.mock.calls).toEqual([['data-end']])
  })

  it('held down is one press, and anything between takes the first one back', () => {
    const draw = button('data-draw')
    type('d')
    type('d', { repeat: true })
    type('ArrowLeft')
    type('d')
    keys.pointed = true
    type('d')
    draw.blur()
    type('d')
    expect(clicked).not.toHaveBeenCalled()
    type('d', { repeat: true })
    type('d')
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('does at once what ends nothing', () => {
    button('data-story')
    type('l')
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('does nothing where these keys are switched off', () => {
    for (const mark of ['data-draw', 'data-end', 'data-story', 'data-keys']) button(mark)
    prefs.letterKeys = false
    for (const key of ['d', 'd', 'e', 'e', 'l', '?']) type(key)
    expect(clicked).not.toHaveBeenCalled()
    type('z', { ctrlKey: true })
    expect(game.history.undo).toHaveBeenCalled()
  })
})
