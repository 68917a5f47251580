// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OFFLINE, Refusal, editions, join, remove, room } from '../src/lib/api'
import { words } from '../src/lib/i18n.svelte'

const answering = (status: number, body: string) => {
  const fetching = vi.fn(async (_address: string, _how: RequestInit) => new Response(status === 204 ? null : body, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

beforeEach(() => words.load('en'))

describe('requests', () => {
  it('name the language of the reader', async () => {
    const fetching = answering(200, '{"editions":[]}')
    await words.load('fr')
    expect(await editions()).toEqual([])
    expect(fetching.mock.calls[0]![0]).toBe('/api/v1/editions?lang=fr')
  })

  it('send JSON', async () => {
    const fetching = answering(200, '{"id":"abcd"}')
    expect(await join('abcd', 'Ann')).toEqual({ id: 'abcd' })
    const [address, how] = fetching.mock.calls[0]!
    expect([address, how.method]).toEqual(['/api/v1/rooms/abcd/join?lang=en', 'POST'])
    expect(JSON.parse(how.body as string)).toEqual({ name: 'Ann', seat: null, entropy_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('may be answered without a body', async () => {
    answering(204, '')
    expect(await remove('abcd')).toEqual({})
  })
})

describe('refusals', () => {
  const refusal = async () => (await room('abcd').catch((error: unknown) => error)) as Refusal

  it('carry the code and the text of the server', async () => {
    answering(404, '{"code":"room-unknown","text":"There is no such room."}')
    expect(await refusal()).toMatchObject({ code: 'room-unknown', message: 'There is no such room.', status: 404 })
  })

  it('survive an answer that is not JSON', async () => {
    answering(502, '<html>Bad Gateway</html>')
    expect(await refusal()).toMatchObject({ code: 'error', status: 502 })
  })

  it('say that there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    const error = await refusal()
    expect(error).toBeInstanceOf(Refusal)
    expect(error.code).toBe(OFFLINE)
    expect(error.message).not.toBe('web-no-connection')
  })
})
