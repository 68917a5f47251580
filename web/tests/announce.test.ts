// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/game.svelte'
import { words } from '../src/lib/i18n.svelte'
import { kinds } from '../src/lib/pieces'
import { prefs } from '../src/lib/prefs.svelte'
import type { Scene } from '../src/lib/wire'
import { FakeSocket, laid, sceneWith, settled, verdictOf } from './helpers'

let game: Game
let socket: FakeSocket
const line = (number: number, text: string, seat = 1) => ({ number, seat, move: '+x', text, why: '', computer: null })
const told = () => game.told.map(({ text }) => text)

async function shown(more: Partial<Scene>): Promise<void> {
  socket.says(sceneWith(more))
  await settled()
}

beforeEach(async () => {
  sessionStorage.clear()
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  prefs.sort = 'hand'
  prefs.pace = 'off'
  await words.load('en')
  game = new Game('abcd')
  socket = FakeSocket.latest
  socket.open()
  await shown({ turn: 1, table: laid(['r3', 'r4', 'r5']), rack: ['r6', 'b5'] })
})
afterEach(() => game.close())

describe('what screen readers are told', () => {
  it('is each event once, also one that reads like the last one', async () => {
    await shown({ at: 2, turn: 1, log: [line(1, 'Bo draws a tile.')] })
    await shown({ at: 3, turn: 1, log: [line(1, 'Bo draws a tile.'), line(2, 'Bo draws a tile.')] })
    await shown({ at: 3, turn: 1, log: [line(1, 'Bo draws a tile.'), line(2, 'Bo draws a tile.')] })
    expect(told()).toEqual(['Bo draws a tile.', 'Bo draws a tile.'])
    expect(new Set(game.told.map(({ key }) => key)).size).toBe(2)
  })

  it('is everything that was missed, and the own turn with it', async () => {
    await shown({ at: 4, turn: 0, log: [line(1, 'Bo draws a tile.'), line(2, 'Cy passes.', 2)] })
    expect(told()).toEqual(['Bo draws a tile. Cy passes. Your turn'])
  })

  it('is a typed step with the verdict on it', async () => {
    await shown({ at: 2, turn: 0, table: laid(['r3', 'r4', 'r5']), rack: ['r6', 'b5'] })
    const before = told().length
    game.follow([{ tiles: ['r3', 'r4', 'r5', 'r6'], slot: game.rows[0]!.id }], 'Now on the table: red run 3–6.')
    await settled()
    const { id } = socket.sent.at(-1) as { id: string }
    const rows = game.rows.map((each) => verdictOf(kinds(each.pieces)))
    socket.says({ type: 'review', id, at: 2, plan: false, rows, reasons: [], may_end: true, text: 'Good: 1 tile.', points: 0, needed: null, enough: true, rack: [], rack_groups: [], loose: [] })
    await settled()
    expect(told().slice(before)).toEqual(['Now on the table: red run 3–6. Good: 1 tile.'])
  })
})
