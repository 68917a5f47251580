// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { read } from '../src/host/backup'
import { pageAddress } from '../src/host/server'

describe('the address of a server', () => {
  it('may be typed without https', () => {
    expect(pageAddress(' example.org/rummy ')).toBe('https://example.org/rummy')
    expect(pageAddress('http://192.168.1.7:8000')).toBe('http://192.168.1.7:8000/')
    expect(pageAddress('localhost:8000')).toBe('https://localhost:8000/')
  })

  it.each(['', '   ', 'nosuch', 'https://', 'two words', 'javascript:alert(1)//', 'javascript://x', 'ftp://example.org', 'data:text/html,x', 'file:///etc'])('is refused: %s', (typed) => {
    expect(pageAddress(typed)).toBeNull()
  })
})

describe('a file with everything that a browser keeps', () => {
  const kept = { format: 'tilerummy-storage', version: 1, saved: { 'room/a': '{}' }, page: { tilerummy: '{}', 'tilerummy-scores': '[]' } }

  it('is read', () => {
    expect(read(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    ['no JSON', '{'],
    ['something else', '[]'],
    ['null', 'null'],
    ['another format', JSON.stringify({ ...kept, format: 'x' })],
    ['a newer version', JSON.stringify({ ...kept, version: 2 })],
    ['a value that is no text', JSON.stringify({ ...kept, saved: { 'room/a': 1 } })],
    ['a list', JSON.stringify({ ...kept, saved: [] })],
    ['an entry of another page', JSON.stringify({ ...kept, page: { bank: 'x' } })],
    ['a missing part', JSON.stringify({ ...kept, page: undefined })],
  ])('is refused: %s', (_, text) => {
    expect(read(text)).toBeNull()
  })
})
