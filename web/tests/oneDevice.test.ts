// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/game.svelte'
import { words } from '../src/lib/i18n.svelte'
import { kinds } from '../src/lib/pieces'
import { RoomForm } from '../src/lib/roomForm.svelte'
import type { RoomInfo } from '../src/lib/rest'
import type { Scene } from '../src/lib/wire'
import { FakeSocket, kindsOf, laid, sceneWith, settled } from './helpers'

const RUN = ['r3', 'r4', 'r5']
const HERE = { here: [0, 1], table: laid(RUN) }
let game: Game
let socket: FakeSocket

async function shown(more: Partial<Scene>): Promise<void> {
  socket.says(sceneWith({ ...HERE, ...more }))
  await settled()
}
const covered = (more: Partial<Scene> = {}) => shown({ you: null, give_to: 0, may: [], rack: [], ...more })

beforeEach(async () => {
  sessionStorage.clear()
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  await words.load('en')
  game = new Game('abcd')
  socket = FakeSocket.latest
  socket.open()
})
afterEach(() => game.close())

describe('a device that people share', () => {
  it('forgets everything about a rack that is covered', async () => {
    await covered()
    await shown({ rack: ['k1', 'b7'] })
    game.hint = { type: 'hint', id: 'h', at: 1, depth: 1, found: true, text: 'lay k1', tiles: ['k1'], steps: [] }
    game.notify('black 1 does not fit')
    void game.lift([game.rack[0]!.uid])
    expect(kinds(game.rack).sort()).toEqual(['b7', 'k1'])
    await covered() // the same scene number, after the connection was lost
    expect([game.rack, game.hint, game.notice, game.lifted, game.review]).toEqual([[], null, '', null, null])
    expect(kindsOf(game.rows)).toEqual([RUN])
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/k1|b7/)
  })

  it('can be taken again after a reload', async () => {
    await covered()
    void game.take(0)
    expect(game.busy).toBe(true)
    expect(socket.command('take')).toMatchObject({ seat: 0 })
    await shown({ rack: ['k1'] })
    expect(game.busy).toBe(false)
  })

  it('gets back the draft that lay on the table', async () => {
    await covered()
    await shown({ rack: ['k1', 'b7', 'o9'] })
    socket.says({ type: 'drafting', at: 1, seat: 0, rows: [{ tiles: RUN }, { tiles: ['b7'] }] })
    await settled()
    expect(kindsOf(game.rows)).toEqual([RUN, ['b7']])
    expect(kinds(game.rack).sort()).toEqual(['k1', 'o9'])
    expect(socket.command('draft').rows.map((row) => row.tiles)).toEqual([RUN, ['b7']])
  })

  it('lets only the tile glow that the person drew last', async () => {
    await covered()
    await shown({ rack: ['k1', 'b7'], drawn: 'b7' })
    expect(game.rack.filter((each) => each.fresh).map((each) => each.kind)).toEqual(['b7'])
  })
})

describe('the form', () => {
  it('has all people here or all elsewhere', () => {
    const form = new RoomForm()
    form.others = ['person', 'regular', 'person']
    form.setOther(1, 'here')
    expect(form.others).toEqual(['here', 'here', 'here'])
    form.setOther(2, 'expert')
    form.setOther(0, 'person')
    expect(form.others).toEqual(['person', 'person', 'expert'])
  })

  it('asks for a seat for everybody here, by name', () => {
    const form = new RoomForm()
    form.others = ['here', 'regular', 'here']
    form.names = [' Bo ', '', '']
    expect(form.request('Ann', 'Guest')).toMatchObject({
      by_host: false,
      seats: [{ kind: 'me' }, { kind: 'here', name: 'Bo' }, { kind: 'computer' }, { kind: 'here', name: 'Guest' }],
    })
  })

  it('takes over the people of a room', () => {
    const form = new RoomForm()
    const seat = (name: string, level: string | null = null) => ({ name, level, kind: level ? 'computer' : 'person', taken: true })
    const seats = [seat('Ann'), seat('Bo'), seat('', 'regular')]
    form.restore([], { edition: 'x', seats, you: 0, here: [0, 1], clock: { kind: 'off', seconds: null }, rounds: 1, games: 1 } as unknown as RoomInfo)
    expect([form.others, form.names[0]]).toEqual([['here', 'regular'], 'Bo'])
  })
})
