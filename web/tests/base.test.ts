// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The module reads the base when it is loaded. */
async function under(base: string | undefined) {
  vi.resetModules()
  if (base === undefined) delete document.documentElement.dataset['base']
  else document.documentElement.dataset['base'] = base
  return import('../src/lib/base')
}

beforeEach(() => vi.stubGlobal('location', { origin: 'https://example.org', href: 'https://example.org/', host: 'example.org', protocol: 'https:' }))
afterEach(() => void delete document.documentElement.dataset['base'])
// Other test files of this thread load the module again, at the root.
afterAll(() => void vi.resetModules())

describe('addresses', () => {
  it('are under the path that the server wrote', async () => {
    const { apiAddress, socketAddress, tablePage, LESSON_PAGE, START } = await under('/games/rummy/')
    expect([START, LESSON_PAGE, tablePage('ab')]).toEqual(['/games/rummy/', '/games/rummy/lesson', '/games/rummy/t/ab'])
    expect(apiAddress('/rooms')).toBe('/games/rummy/api/v1/rooms')
    expect(socketAddress('rooms/ab')).toBe('wss://example.org/games/rummy/ws/v1/rooms/ab')
  })

  it('are at the root without one', async () => {
    const { apiAddress, tablePage } = await under(undefined)
    expect([apiAddress('/rooms'), tablePage('ab')]).toEqual(['/api/v1/rooms', '/t/ab'])
  })
})

describe('the link for others', () => {
  afterEach(() => {
    delete document.documentElement.dataset['network']
    delete document.documentElement.dataset['onlyHere']
  })

  it.each([
    [{}, 'https://example.org/rummy/t/ab', false],
    [{ network: 'http://192.168.0.7:8000' }, 'http://192.168.0.7:8000/rummy/t/ab', false],
    [{ onlyHere: '' }, 'https://example.org/rummy/t/ab', true],
  ])('if the server says %o', async (said, link, onlyHere) => {
    await under('/rummy/')
    Object.assign(document.documentElement.dataset, said)
    const { invitation, worksOnlyHere } = await import('../src/lib/invitation')
    expect([invitation('ab'), worksOnlyHere]).toEqual([link, onlyHere])
  })
})

describe('the page of a path', () => {
  it.each([
    ['/rummy/', { name: 'start' }],
    ['/rummy/lesson', { name: 'lesson', key: 'first' }],
    ['/rummy/lesson/', { name: 'lesson', key: 'first' }],
    ['/rummy/learn', { name: 'learn' }],
    ['/rummy/learn/joker-25', { name: 'lesson', key: 'joker-25' }],
    ['/rummy/learn/a/b', null],
    ['/rummy/t/a_B-9', { name: 'table', room: 'a_B-9' }],
    ['/rummy/t/ab/', { name: 'table', room: 'ab' }],
    ['/rummy/review', { name: 'review', room: '', round: 1 }],
    ['/rummy/review/ab12/3', { name: 'review', room: 'ab12', round: 3 }],
    ['/rummy/review/ab12', null],
    ['/rummy/review/ab12/0', null],
    ['/rummy/rules', { name: 'rules', field: '' }],
    ['/rummy/rules/open_min', { name: 'rules', field: 'open_min' }],
    ['/rummy/rules/open-min', null],
    ['/rummy/rules/a/b', null],
    ['/rummy/t/', null],
    ['/rummy/t/ab/cd', null],
    ['/rummy/api/v1/rooms', null],
    ['/rummyt/ab', null],
    ['/t/ab', null],
    ['/', null],
  ])('%s', async (path, page) => {
    expect((await under('/rummy/')).pageOf(path)).toEqual(page)
  })
})
