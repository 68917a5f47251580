// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/game.svelte'
import { words } from '../src/lib/i18n.svelte'
import { kinds } from '../src/lib/pieces'
import { prefs } from '../src/lib/prefs.svelte'
import type { Review, Scene } from '../src/lib/wire'
import { FakeSocket, kindsOf, laid, refused, sceneWith, settled, targetsFor, verdictOf } from './helpers'

const RUN = ['r3', 'r4', 'r5', 'r6', 'r7']
let game: Game
let socket: FakeSocket

async function seated(more: Partial<Scene> = {}): Promise<void> {
  game = new Game('abcd')
  socket = FakeSocket.latest
  socket.open()
  await shown({ table: laid(RUN), rack: ['k1', 'b5', 'o9'], ...more })
}

async function shown(more: Partial<Scene>): Promise<void> {
  socket.says(sceneWith(more))
  await settled()
}

const uid = (kind: string) => [...game.rack, ...game.rows.flatMap((each) => each.pieces)].find((each) => each.kind === kind)!.uid

function review(id: string, more: Partial<Review> = {}): Review {
  const rows = game.rows.map((each) => verdictOf(kinds(each.pieces)))
  return { type: 'review', id, at: 1, plan: false, rows, reasons: [], may_end: true, text: '', points: 0, needed: null, enough: true, rack: [], rack_groups: [], loose: [], ...more }
}

beforeEach(async () => {
  sessionStorage.clear()
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  prefs.sort = 'hand'
  await words.load('en')
})
afterEach(() => game.close())

describe('a scene', () => {
  it('is shown with the rack in the order of the player', async () => {
    await seated()
    expect(kindsOf(game.rows)).toEqual([RUN])
    expect(kinds(game.rack)).toEqual(['k1', 'b5', 'o9'])
    expect([game.myTurn, game.changed]).toEqual([true, false])
    const order = game.rack.map((each) => each.uid)
    await shown({ at: 2, turn: 1, table: laid(RUN), rack: ['o9', 'k1', 'b5', 'k2'], drawn: 'k2' })
    expect(game.rack.map((each) => each.uid).slice(0, 3)).toEqual(order)
    expect(game.rack[3]).toMatchObject({ kind: 'k2', mine: true })
    expect(game.rack[3]!.fresh).toBeGreaterThan(0)
  })

  it('sorts a new deal by the melds that the server found', async () => {
    prefs.sort = 'smart'
    await seated({ rack: ['o9', 'k3', 'b1', 'k1', 'k2'], rack_groups: [['k1', 'k2', 'k3']] })
    expect(kinds(game.rack)).toEqual(['k1', 'k2', 'k3', 'b1', 'o9'])
  })

  it('keeps a chosen sort when tiles come and go, and the new ones glow in their places', async () => {
    prefs.sort = 'run'
    await seated({ rack: ['o9', 'k3', 'b1'], turn: 1 })
    expect(kinds(game.rack)).toEqual(['k3', 'b1', 'o9'])
    await shown({ at: 2, turn: 1, rack: ['o9', 'k3', 'b1', 'b5', 'k1'], drawn: null })
    expect(kinds(game.rack)).toEqual(['k1', 'k3', 'b1', 'b5', 'o9'])
    expect(game.rack.filter((each) => each.fresh).map((each) => each.kind)).toEqual(['k1', 'b5'])
    await shown({ at: 3, turn: 0, rack: ['o9', 'k3', 'b5', 'k1'] })
    expect(kinds(game.rack)).toEqual(['k1', 'k3', 'b5', 'o9'])
    // A tile that comes back from the table goes to its place, too.
    void game.lift([uid('k3')])
    game.put('new')
    void game.lift([uid('k3')])
    game.put('rack', 4)
    expect(kinds(game.rack)).toEqual(['k1', 'k3', 'b5', 'o9'])
    expect(prefs.sort).toBe('run')
  })

  it('switches the sort off when a tile is moved by hand on the rack', async () => {
    prefs.sort = 'run'
    await seated({ rack: ['o9', 'k3', 'b1'] })
    void game.lift([uid('o9')])
    game.put('rack', 0)
    expect(prefs.sort).toBe('hand')
    await shown({ at: 2, rack: ['o9', 'k3', 'b1', 'k2'] })
    expect(kinds(game.rack)).toEqual(['o9', 'k3', 'b1', 'k2'])
  })

  it('waits while a pointer is pressed', async () => {
    await seated()
    game.press(true)
    await shown({ at: 2, table: [], rack: ['k1'] })
    expect(game.scene!.at).toBe(1)
    game.press(false)
    expect(game.scene!.at).toBe(2)
  })

  it('ends a turn with its melds where every page has them, also in another window', async () => {
    await seated({ rack: ['k1', 'k2', 'k3'] })
    void game.lift([uid('k1'), uid('k2'), uid('k3')])
    game.put('new', null, { x: 250, y: 300 })
    const step = (slot: number, length: number) => ({ put: [{ slot, length, origin: null, offset: 0, place: null }], gone: [], seat: 0, last_tile: 0 })
    const table = laid(RUN, ['k1', 'k2', 'k3'])
    await shown({ at: 2, turn: 1, table, steps: [step(1, 5), step(2, 3)], rack: [] })
    game.felt.arrange(game.rows, game.scene!, game.dropPoint, { width: 600, height: 400 })
    expect(game.felt.boxes.get(game.rows[1]!.id)).toEqual(game.felt.table!.boxes.get(2))
  })

  it('does not end a plan for the next turn', async () => {
    await seated({ turn: 1 })
    await game.lift([]) // nothing happens
    void game.lift([uid('k1')])
    game.put('new')
    await shown({ at: 2, turn: 0, table: laid(RUN, ['k7', 'b7', 'r7']), rack: ['k1', 'b5', 'o9'] })
    expect(kindsOf(game.rows)).toEqual([RUN, ['k7', 'b7', 'r7'], ['k1']])
    expect(socket.command('draft').rows).toHaveLength(3)
  })
})

describe('lifted tiles', () => {
  beforeEach(() => seated())

  it('are asked about, and refused where the server refuses', async () => {
    void game.lift([uid('k1')])
    const lift = socket.command('lift')
    expect(lift).toMatchObject({ tiles: ['k1'], row: null, places: [], taking: null })
    socket.says(targetsFor(lift.id, 1, { rows: [refused('Not before your first lay.')] }))
    await settled()
    expect(game.verdict({ row: game.rows[0]!.id })!.accepts).toBe(false)
    expect(game.put({ row: game.rows[0]!.id })).toBe(false)
    expect(game.notice).toBe('Not before your first lay.')
    expect([game.lifted, game.changed]).toEqual([null, false])
  })

  it('go into a row, at a place, and can be taken back', async () => {
    void game.lift([uid('b5')])
    expect(game.put({ row: game.rows[0]!.id }, 2)).toBe(true)
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4', 'b5', 'r5', 'r6', 'r7']])
    expect(kinds(game.rack)).toEqual(['k1', 'o9'])
    game.history.undo()
    expect(kindsOf(game.rows)).toEqual([RUN])
    expect(kinds(game.rack)).toEqual(['k1', 'b5', 'o9'])
    game.history.redo()
    expect(kinds(game.rack)).toEqual(['k1', 'o9'])
  })

  it('leave the rows behind that the server names', async () => {
    void game.lift([uid('r5')])
    const lift = socket.command('lift')
    expect(lift).toMatchObject({ row: 0, places: [2] })
    socket.says(targetsFor(lift.id, 1, { left: [['r3', 'r4'], ['r6', 'r7']] }))
    await settled()
    game.put('new')
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4'], ['r6', 'r7'], ['r5']])
  })

  it('leave them behind also when the answer comes after the drop', async () => {
    void game.lift([uid('r5')])
    const lift = socket.command('lift')
    game.put('new')
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4', 'r6', 'r7'], ['r5']])
    socket.says(targetsFor(lift.id, 1, { left: [['r3', 'r4'], ['r6', 'r7']] }))
    await settled()
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4'], ['r6', 'r7'], ['r5']])
    expect(socket.command('draft').rows).toHaveLength(3)
  })

  it('stay on the rack in another order, which ends the sorting', () => {
    prefs.sort = 'run'
    void game.lift([uid('o9')])
    expect(game.put('rack', 0)).toBe(true)
    expect(kinds(game.rack)).toEqual(['o9', 'k1', 'b5'])
    expect([game.changed, prefs.sort]).toEqual([false, 'hand'])
  })

  it('go to the only row that accepts them by a double tap', async () => {
    const moving = game.moveToOnlyTarget(uid('k1'))
    socket.says(targetsFor(socket.command('lift').id, 1))
    await moving
    expect(kindsOf(game.rows)).toEqual([[...RUN, 'k1']])
  })

  it('go to the only row where they make a meld, although others accept them', async () => {
    await shown({ at: 2, table: laid(RUN, ['k3', 'k4', 'k5']), rack: ['k1', 'b5', 'o9'] })
    const moving = game.moveToOnlyTarget(uid('k1'))
    const { rows } = targetsFor('', 2)
    socket.says(targetsFor(socket.command('lift').id, 2, { rows: [{ ...rows[0]!, complete: false }, rows[1]!] }))
    await moving
    expect(kindsOf(game.rows)).toEqual([RUN, ['k3', 'k4', 'k5', 'k1']])
  })
})

describe('the verdict of the server', () => {
  beforeEach(async () => {
    await seated()
    void game.lift([uid('k1')])
    game.put('new')
  })

  it('orders the rows and says whether the turn may end', async () => {
    const { id } = socket.command('draft')
    socket.says(review(id, { rows: [verdictOf(RUN.toReversed()), verdictOf(['k1'], { state: 'unfinished', mine: [0] })], may_end: false, text: 'One row is unfinished.' }))
    await settled()
    expect(kindsOf(game.rows)[0]).toEqual(RUN.toReversed())
    expect(game.rows[1]!.pieces[0]!.mine).toBe(true)
    expect([game.review!.may_end, game.announcement]).toEqual([false, 'One row is unfinished.'])
  })

  it('does not move tiles while others are lifted', async () => {
    const { id } = socket.command('draft')
    void game.lift([uid('o9')])
    socket.says(review(id, { rows: [verdictOf(RUN.toReversed()), verdictOf(['k1'])] }))
    await settled()
    expect(kindsOf(game.rows)[0]).toEqual(RUN)
    expect(game.rows[0]!.verdict!.state).toBe('meld')
  })

  it('is ignored when a newer draft was sent', async () => {
    const { id } = socket.command('draft')
    game.history.undo()
    socket.says(review(id, { text: 'old' }))
    await settled()
    expect(game.review).toBeNull()
  })

  it('divides rows', async () => {
    const { id } = socket.command('draft')
    socket.says(review(id, { rows: [verdictOf(RUN, { splits: [['r3', 'r4'], ['r5', 'r6', 'r7']] }), verdictOf(['k1'])] }))
    await settled()
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4'], ['r5', 'r6', 'r7'], ['k1']])
  })
})

describe('moves', () => {
  it('send the whole table, once', async () => {
    await seated()
    void game.lift([uid('k1')])
    game.put('new')
    const moved = game.lay()
    expect(await game.draw()).toBe(false)
    const lay = socket.command('lay')
    expect(lay).toMatchObject({ at: 1, rows: [{ tiles: RUN }, { tiles: ['k1'] }], taking: null })
    expect(socket.sent.some((each) => each.type === 'draw')).toBe(false)
    socket.says({ type: 'done', id: lay.id, at: 2 })
    expect(await moved).toBe(true)
    expect(game.busy).toBe(true)
    await shown({ at: 2, turn: 1, table: laid(RUN, ['k1']), rack: ['b5', 'o9'] })
    expect(game.busy).toBe(false)
  })

  it('can be tried again after a refusal', async () => {
    await seated()
    const drawn = game.draw()
    const { id } = socket.command('draw')
    socket.says({ type: 'refused', id, at: 1, code: 'POOL.empty', text: 'The pool is empty.', reasons: [], stale: false })
    expect(await drawn).toBe(false)
    expect([game.busy, game.notice]).toEqual([false, 'The pool is empty.'])
  })

  it('take a tile from beside the table and put it back with a reset', async () => {
    const takeable = { taking: 'discard', seat: 1, tile: 'k2' } as const
    await seated({ takeable: [takeable] })
    game.takeSideTile(takeable)
    game.takeSideTile(takeable)
    expect([kinds(game.rack), game.taking]).toEqual([['k1', 'b5', 'o9', 'k2'], 'discard'])
    game.reset()
    expect([kinds(game.rack), game.taking]).toEqual([['k1', 'b5', 'o9'], null])
  })
})

it('a draft survives a reload', async () => {
  await seated()
  void game.lift([uid('k1')])
  game.put('new')
  game.close()
  await seated()
  expect(kindsOf(game.rows)).toEqual([RUN, ['k1']])
  expect(kinds(game.rack)).toEqual(['b5', 'o9'])
})

it('sends rows with the chosen reading', async () => {
  await seated({ table: [], rack: ['r5', 'j', 'j'] })
  void game.lift([uid('r5')])
  game.put('new')
  game.choose(game.rows[0]!.id, 'rjj5')
  expect(socket.command('draft').rows).toEqual([{ slot: 1, ids: [null], tiles: ['r5'], reading: 'rjj5', place: null }])
})
