// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/game.svelte'
import { words } from '../src/lib/i18n.svelte'
import { hintTiles } from '../src/lib/marks'
import { kinds } from '../src/lib/pieces'
import { prefs } from '../src/lib/prefs.svelte'
import type { HintGiven } from '../src/lib/wire'
import { FakeSocket, kindsOf, laid, refused, row, sceneWith, settled, targetsFor } from './helpers'

let game: Game
let socket: FakeSocket

const uid = (kind: string) => [...game.rack, ...game.rows.flatMap((each) => each.pieces)].find((each) => each.kind === kind)!.uid

async function lift(kind: string, exchange: number | null): Promise<void> {
  void game.lift([uid(kind)])
  const said = targetsFor(socket.command('lift').id, game.rows.length)
  socket.says({ ...said, rows: said.rows.map((each) => ({ ...each, exchange })) })
  await settled()
}

beforeEach(async () => {
  sessionStorage.clear()
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  prefs.sort = 'hand'
  await words.load('en')
  game = new Game('abcd')
  socket = FakeSocket.latest
  socket.open()
  socket.says(sceneWith({ table: laid(['r3', 'j', 'r5']), rack: ['r4', 'k1'] }))
  await settled()
})
afterEach(() => game.close())

describe('a tile on the joker that stands for it', () => {
  it('takes its place, and the joker is in the hand', async () => {
    await lift('r4', 1)
    const id = game.rows[0]!.id
    expect(game.exchangeable(id)?.kind).toBe('j')
    expect(game.put({ row: id, exchange: true })).toBe(true)
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4', 'r5'], ['j']])
    expect(kinds(game.rack)).toEqual(['k1'])
    expect(game.lifted?.uids).toEqual([uid('j')])
    expect(socket.command('lift')).toMatchObject({ tiles: ['j'], row: 1 })
    game.history.undo()
    expect(kindsOf(game.rows)).toEqual([['r3', 'j', 'r5']])
    expect(kinds(game.rack).toSorted()).toEqual(['k1', 'r4'])
  })

  it('takes its place also if it was dropped before the server had answered', async () => {
    const id = game.rows[0]!.id
    void game.lift([uid('r4')])
    expect(game.put({ row: id, joker: uid('j') }, 1)).toBe(true)
    expect(kindsOf(game.rows), 'nothing happens before the answer').toEqual([['r3', 'j', 'r5']])
    const said = targetsFor(socket.command('lift').id, 1)
    socket.says({ ...said, rows: said.rows.map((each) => ({ ...each, exchange: 1 })) })
    await settled()
    expect(kindsOf(game.rows)).toEqual([['r3', 'r4', 'r5'], ['j']])
    expect(game.lifted?.uids).toEqual([uid('j')])
  })

  it('is added to the row if the answer says that they cannot be exchanged', async () => {
    const id = game.rows[0]!.id
    void game.lift([uid('k1')])
    game.put({ row: id, joker: uid('j') }, 1)
    socket.says(targetsFor(socket.command('lift').id, 1))
    await settled()
    expect(kindsOf(game.rows)).toEqual([['r3', 'k1', 'j', 'r5']])
  })

  it('stays in the hand of nobody if the tile was put back meanwhile', async () => {
    const id = game.rows[0]!.id
    void game.lift([uid('r4')])
    game.put({ row: id, joker: uid('j') }, 1)
    const answer = targetsFor(socket.command('lift').id, 1)
    game.drop()
    socket.says(answer)
    await settled()
    expect(kindsOf(game.rows)).toEqual([['r3', 'j', 'r5']])
    expect(kinds(game.rack)).toEqual(['r4', 'k1'])
  })

  it('is offered only where the server allows it, and only for a joker', async () => {
    const id = game.rows[0]!.id
    expect(game.exchangeable(id)).toBeNull()
    await lift('k1', null)
    expect(game.exchangeable(id)).toBeNull()
    expect(game.put({ row: id, exchange: true })).toBe(false)
    await lift('r4', 0)
    expect(game.exchangeable(id), 'a place without a joker').toBeNull()
    expect(kindsOf(game.rows)).toEqual([['r3', 'j', 'r5']])
  })
})

it('a refusal disappears with its cause, and other messages stay', async () => {
  void game.lift([uid('k1')])
  socket.says(targetsFor(socket.command('lift').id, 1, { rows: [refused('Not here.')] }))
  await settled()
  game.put({ row: game.rows[0]!.id })
  expect(game.notice).toBe('Not here.')
  void game.lift([uid('k1')])
  socket.says(targetsFor(socket.command('lift').id, 1))
  await settled()
  game.put('new')
  expect(game.notice).toBe('')
  game.notify('Time is up.')
  game.history.undo()
  expect(game.notice).toBe('Time is up.')
})

it('marks the tiles of a hint meld by meld', () => {
  const step = (...rows: string[][]) => ({ text: '', rows: rows.map((tiles) => ({ tiles })) })
  const hint: HintGiven = {
    type: 'hint', id: 'a', at: 1, depth: 3, found: true, text: '', tiles: ['r4', 'b9', 'o9'],
    steps: [step(['r3', 'r4', 'r5'], ['j']), step(['r3', 'r4', 'r5'], ['b9', 'o9', 'j'])],
  }
  expect(hintTiles(hint, 0, [row(1, 'r3', 'j', 'r5')])).toEqual(['r4'])
  expect(hintTiles(hint, 1, [row(1, 'r3', 'r4', 'r5'), row(2, 'j')])).toEqual(['b9', 'o9'])
  expect(hintTiles({ ...hint, depth: 2, steps: [] }, 0, [])).toEqual(['r4', 'b9', 'o9'])
  expect(hintTiles(null, 0, [])).toEqual([])
})
