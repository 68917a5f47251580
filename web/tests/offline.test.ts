// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const forgetAll = vi.fn(async () => {})
let here = new Set<string>()
const open = vi.fn(async () => {})
vi.mock('../src/host/copies', () => ({ forgetAll, settle: async () => here, copy: async () => {}, changed: () => {}, isCopied: () => false, isCurrent: () => false }))
vi.mock('../src/host/page', () => ({ open }))
vi.mock('../src/host/LostBar.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/host/HereNote.svelte', () => ({ default: () => ({}) }))

const NAME = 'tilerummy-engine /'
const LIST = { version: '1', python: 'engine/p', lock: {}, engine: ['a', 'b'].map((name) => ({ path: `engine/${name}.zip`, size: 2, hash: name })), page: [{ path: 'assets/answers-en-1.json', size: 2, hash: 'c' }, { path: 'index.html', size: 9, hash: 'd' }] }

let kept: Map<string, Map<string, Response>>
let slow: Promise<void>
let asked: string[]

function openCache(name: string) {
  const path = (request: string | { url: string }) => (typeof request === 'string' ? request : new URL(request.url).pathname)
  if (!kept.has(name)) kept.set(name, new Map())
  const files = kept.get(name)!
  return {
    match: async (address: string) => files.get(address)?.clone(),
    put: async (address: string, answer: Response) => void files.set(address, answer),
    keys: async () => [...files.keys()].map((each) => ({ url: `http://localhost${each}` })),
    delete: async (old: { url: string }) => files.delete(path(old)),
  }
}

async function answer(address: string, { signal }: RequestInit = {}): Promise<Response> {
  asked.push(address)
  if (address.endsWith('.zip')) await slow
  signal?.throwIfAborted()
  if (address.endsWith('site.json')) return Response.json(LIST)
  if (address.includes('/rooms/')) return new Response('{}', { status: address.endsWith('/own') ? 404 : 200 })
  return new Response('xx')
}

async function load() {
  const [host, { offline }, { prefs }] = await Promise.all([import('../src/host/offline'), import('../src/host/state.svelte'), import('../src/lib/prefs.svelte')])
  return { ...host, offline, prefs }
}

const setSaving = (saveData: boolean) => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  kept = new Map()
  asked = []
  slow = Promise.resolve()
  here = new Set()
  history.replaceState(null, '', '/')
  vi.stubGlobal('caches', { open: async (name: string) => openCache(name), delete: async (name: string) => kept.delete(name), has: async (name: string) => kept.has(name) })
  vi.stubGlobal('fetch', answer)
  const worker = { register: async () => {}, ready: Promise.resolve({ active: { postMessage: () => {} } }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: (_: string, __: object, work: (lock: object) => unknown) => work({}) } })
  setSaving(false)
})

// Other tests may run in the same process: they load the modules anew.
afterAll(() => {
  vi.resetModules()
  for (const name of ['connection', 'serviceWorker', 'locks']) Reflect.deleteProperty(navigator, name)
})

test('turned on, the engine and the prepared answers are kept; turned off, nothing is', async () => {
  const { turn, offline } = await load()
  await turn(true)
  expect(offline.state).toBe('ready')
  expect([...kept.get(NAME)!.keys()].sort()).toEqual(['/assets/answers-en-1.json', '/engine/a.zip', '/engine/b.zip', '/site.json'])
  await turn(false)
  expect(offline.state).toBe('unknown')
  expect(kept.has(NAME)).toBe(false)
  expect(forgetAll).toHaveBeenCalledOnce()
})

test('turned off while it loads, it ends off', async () => {
  let go = () => {}
  slow = new Promise((resolve) => (go = resolve))
  const { turn, offline, prefs } = await load()
  const on = turn(true)
  await vi.waitFor(() => expect(asked).toContain('/engine/a.zip'))
  expect(offline.state).toBe('loading')
  const off = turn(false)
  go()
  await Promise.all([on, off])
  expect([prefs.offline, offline.state, kept.has(NAME)]).toEqual([false, 'unknown', false])
  expect(asked).not.toContain('/engine/b.zip')
})

test('turned off and on again while it loads, it ends on', async () => {
  let go = () => {}
  slow = new Promise((resolve) => (go = resolve))
  const { turn, offline } = await load()
  const turns = [turn(true), turn(false), turn(true)]
  go()
  await Promise.all(turns)
  expect(offline.state).toBe('ready')
  expect(kept.get(NAME)!.has('/site.json')).toBe(true)
})

test('an installed app that saves data loads nothing by itself', async () => {
  vi.useFakeTimers()
  setSaving(true)
  const { begin, prefs } = await load()
  await begin()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect([prefs.offline, asked]).toEqual([null, []])
})

test.each([
  ['a table of the server', '/t/both', null, false],
  ['a table that is only here', '/t/own', null, true],
  ['the table that this tab has played here', '/t/both', 'both', true],
  ['a table that this tab has not played here', '/t/both', 'own', false],
  ['the start page after a table here', '/', 'both', false],
  ['the tables on this device', '/', '1', true],
])('with the server back: %s', async (_, path, chosen, isHere) => {
  const { turn, begin } = await load()
  await turn(true)
  here = new Set(['both', 'own'])
  history.replaceState(null, '', path)
  if (chosen) sessionStorage.setItem('tilerummy:here', chosen)
  await begin()
  expect(open).toHaveBeenCalledTimes(isHere ? 1 : 0)
  expect(sessionStorage.getItem('tilerummy:here')).toBe(isHere ? chosen : null)
})
