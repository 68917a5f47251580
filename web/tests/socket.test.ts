// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, preconnect } from '../src/lib/socket'
import type { Refused, ToPage } from '../src/lib/wire'
import { FakeSocket, sceneWith, settled } from './helpers'

const heard: ToPage[] = []
const online: boolean[] = []
const refusals: string[] = []
let connection: Connection

function connect(): FakeSocket {
  connection = new Connection({
    path: () => 'rooms/abcd',
    language: () => 'de',
    receive: (message) => heard.push(message),
    setOnline: (yes) => online.push(yes),
    refuse: ({ text }) => refusals.push(text),
  })
  FakeSocket.latest.open()
  return FakeSocket.latest
}

beforeEach(() => {
  for (const list of [heard, online, refusals, FakeSocket.all]) list.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  sessionStorage.clear()
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

describe('a connection', () => {
  it('greets with the language and is online with the first scene', () => {
    const socket = connect()
    expect(socket.url).toMatch(/^ws:.*\/ws\/v1\/rooms\/abcd$/)
    expect(socket.sent).toEqual([{ type: 'hello', version: 2, language: 'de', changes: true }])
    expect(online).toEqual([])
    socket.says(sceneWith())
    expect(online).toEqual([true])
    expect(heard).toHaveLength(1)
  })

  it('uses a socket that was opened before', () => {
    preconnect('rooms/abcd')
    connect()
    expect(FakeSocket.all).toHaveLength(1)
  })

  it('gives every command its own id and finds the answer by it', async () => {
    const socket = connect()
    socket.says(sceneWith())
    const [first, second] = [connection.send({ type: 'draw', at: 1 }), connection.send({ type: 'pass', at: 1 })]
    const [draw, pass] = [socket.command('draw'), socket.command('pass')]
    expect(draw.id).not.toBe(pass.id)
    socket.says({ type: 'done', id: pass.id, at: 2 })
    socket.says({ type: 'refused', id: draw.id, at: 1, code: 'X', text: 'No.', reasons: [], stale: false })
    expect(await second).toMatchObject({ type: 'done' })
    expect(await first).toMatchObject({ type: 'refused', text: 'No.' })
  })
})

describe('changes of a scene', () => {
  it('are completed with the last scene of this connection', () => {
    const socket = connect()
    const first = sceneWith({ at: 5, pool: 40 })
    socket.says(first)
    socket.says({ type: 'changes', at: 6, fields: { at: 6, turn: 1 } })
    socket.says({ type: 'changes', at: 7, fields: { at: 7, pool: 39 } })
    expect(heard).toEqual([first, { ...first, at: 6, turn: 1 }, { ...first, at: 7, turn: 1, pool: 39 }])
  })

  it('begin again with a complete scene after a lost connection', () => {
    const socket = connect()
    socket.says(sceneWith({ at: 5, pool: 40 }))
    socket.close(1006)
    vi.advanceTimersByTime(1000)
    FakeSocket.latest.open()
    const later = sceneWith({ at: 9, pool: 30 })
    FakeSocket.latest.says(later)
    FakeSocket.latest.says({ type: 'changes', at: 10, fields: { at: 10 } })
    expect(heard.at(-1)).toEqual({ ...later, at: 10 })
  })
})

describe('a lost connection', () => {
  it('comes back, and sends an unanswered move again with the same id', async () => {
    const socket = connect()
    socket.says(sceneWith())
    const answer = connection.send({ type: 'draw', at: 1 })
    const { id } = socket.command('draw')
    socket.close(1006)
    expect(online).toEqual([true, false])
    vi.advanceTimersByTime(1000)
    const next = FakeSocket.latest
    expect(next).not.toBe(socket)
    next.open()
    next.says(sceneWith())
    expect(next.command('draw').id).toBe(id)
    next.says({ type: 'done', id, at: 2 })
    expect(await answer).toMatchObject({ type: 'done' })
  })

  it('ends questions that are asked again anyway', async () => {
    const socket = connect()
    socket.says(sceneWith())
    const answer = connection.send({ type: 'lift', at: 1, rows: [], tiles: ['k1'] })
    socket.close(1006)
    expect(await answer).toBeNull()
    expect(await connection.send({ type: 'hint', at: 1, depth: 1 })).toBeNull()
  })

  it('waits longer after every attempt', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    connect().close(1006)
    vi.advanceTimersByTime(249)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.latest.close(1006)
    vi.advanceTimersByTime(499)
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(3)
  })

  it('is noticed when the server is silent', () => {
    const socket = connect()
    socket.says(sceneWith())
    vi.advanceTimersByTime(15_000)
    expect(socket.command('ping')).toBeTruthy()
    vi.advanceTimersByTime(30_000)
    expect(socket.readyState).toBe(3)
    expect(online.at(-1)).toBe(false)
  })
})

describe('a refused connection', () => {
  const refused = (code: string): Refused => ({ type: 'refused', id: null, at: 0, code, text: 'No room.', reasons: [], stale: false })

  it('is not tried again', async () => {
    const socket = connect()
    socket.says(refused('room-unknown'))
    socket.close(1008)
    vi.advanceTimersByTime(60_000)
    expect(refusals).toEqual(['No room.'])
    expect(FakeSocket.all).toHaveLength(1)
    await settled()
  })

  it('is tried again where the refusal is temporary', () => {
    const socket = connect()
    socket.says(refused('store-unavailable'))
    socket.close(1008)
    vi.advanceTimersByTime(1000)
    expect(refusals).toEqual([])
    expect(FakeSocket.all).toHaveLength(2)
  })
})
