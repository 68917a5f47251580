// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let saved: Record<string, string> = {}
vi.mock('../src/host/storage', () => ({
  openStorage: async () => ({ close: () => {} }),
  readAll: async () => ({ ...saved }),
  write: async (_: unknown, changes: Record<string, string | null>) => {
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) delete saved[key]
      else saved[key] = text
    }
  },
}))

const event = (number: number, at = number) => ({ number, kind: 'move', data: '{}', at, client_id: null })
const events = (count: number) => Array.from({ length: count }, (_, at) => event(at + 1))
/** A table on this device. */
const room = (id: string, ...ats: number[]) => ({
  [`room/${id}`]: '{}',
  [`draft/${id}`]: '{}',
  ...Object.fromEntries(ats.map((at, index) => [`event/${id}/${String(index + 1).padStart(6, '0')}`, JSON.stringify(event(index + 1, at))])),
})
const copyOf = (id: string, count: number) => ({ [`copy/${id}`]: JSON.stringify({ events: events(count), at: 1 }) })
const load = () => import('../src/host/copies')

beforeEach(() => {
  saved = {}
  vi.resetModules()
})

test('a table that has gone on here stays, and its copy goes', async () => {
  saved = { ...room('gone', 1, 2, 3), ...copyOf('gone', 2), ...room('own', 1) }
  const { settle, isCopied } = await load()
  expect([...(await settle(true))].sort()).toEqual(['gone', 'own'])
  expect(saved['copy/gone']).toBeUndefined()
  expect(saved['event/gone/000003']).toBeDefined()
  expect(isCopied('gone')).toBe(false)
})

test('a table that went another way stays, although the copy is longer', async () => {
  saved = { ...room('other', 1, 77), ...copyOf('other', 5) }
  const { settle } = await load()
  expect([...(await settle(true))]).toEqual(['other'])
})

test('a table that was only looked at is the one of the server', async () => {
  saved = { ...room('same', 1, 2), ...copyOf('same', 2), token: 'x' }
  const { settle, isCopied } = await load()
  expect([...(await settle(false))]).toEqual([])
  expect(saved['room/same']).toBeDefined()
  expect([...(await settle(true))]).toEqual([])
  expect(Object.keys(saved).sort()).toEqual(['copy/same', 'token'])
  expect(isCopied('same')).toBe(true)
})

test('only what is new is asked for, and the latest copies stay', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const after = Number(new URL(address, 'http://here').searchParams.get('after'))
    return Response.json({ events: [event(after + 1)] })
  })
  const { copy } = await load()
  await copy('a')
  await copy('a')
  expect(asked.map((address) => address.slice(-7))).toEqual(['after=0', 'after=1'])
  expect(JSON.parse(saved['copy/a']!).events).toHaveLength(2)
  for (const name of 'bcdefghi') await copy(name)
  expect(Object.keys(saved)).toHaveLength(8)
})

test('after a refusal the server is left alone', async () => {
  const fetch = vi.fn(async () => new Response('{}', { status: 403 }))
  vi.stubGlobal('fetch', fetch)
  const { copy, isCopied } = await load()
  await copy('people')
  await copy('people')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(isCopied('people')).toBe(false)
})

test.each([403, 404, 413, 429])('a refusal (%i) takes the copy away until there is a new one', async (status) => {
  saved = { ...copyOf('mine', 2) }
  const { copy, isCopied, settle } = await load()
  await settle(true)
  expect(isCopied('mine')).toBe(true)
  vi.stubGlobal('fetch', async () => new Response('{}', { status }))
  await copy('mine')
  expect(isCopied('mine')).toBe(false)
  expect(saved['copy/mine']).toBeUndefined()
  const asked = vi.fn(async (_: string) => Response.json({ events: events(3) }))
  vi.stubGlobal('fetch', asked)
  const later = Date.now() + 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await copy('mine')
  expect(asked.mock.calls[0]![0]).toMatch(/after=0$/)
  expect(isCopied('mine')).toBe(true)
})

test('a copy is current if it has everything that was shown', async () => {
  saved = { ...copyOf('mine', 2) }
  const { changed, copy, isCopied, isCurrent, settle } = await load()
  await settle(true)
  // It is of an earlier visit.
  expect(isCurrent('mine')).toBe(false)
  let next: Response | null = Response.json({ events: [event(3)] })
  vi.stubGlobal('fetch', async () => next ?? Promise.reject(new Error('no network')))
  changed('mine')
  const copying = copy('mine')
  changed('mine')
  await copying
  expect(isCurrent('mine')).toBe(false)
  next = Response.json({ events: [] })
  await copy('mine')
  expect(isCurrent('mine')).toBe(true)
  for (next of [null, new Response('', { status: 502 })]) {
    changed('mine')
    await copy('mine')
    expect([isCopied('mine'), isCurrent('mine')]).toEqual([true, false])
  }
})

test('what arrives after everything was forgotten is not kept', async () => {
  let arrive = (_: Response): void => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  const { copy, forgetAll, isCopied } = await load()
  const copying = copy('late')
  await forgetAll()
  arrive(Response.json({ events: events(2) }))
  await copying
  expect([isCopied('late'), saved]).toEqual([false, {}])
})
