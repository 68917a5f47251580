// @vitest-environment happy-dom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Game } from '../src/lib/game.svelte'
import { FakeSocket } from './helpers'

let game: Game

beforeEach(() => {
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  game = new Game('abcd')
})
afterEach(() => game.close())

it('lets an effect announce something without running again', () => {
  let runs = 0
  let name = $state('Bo')
  const stop = $effect.root(() => {
    $effect(() => {
      runs++
      game.announcement = name
    })
  })
  flushSync()
  name = 'Cy'
  flushSync()
  stop()
  expect(runs).toBe(2)
  expect(game.told.map(({ text }) => text)).toEqual(['Bo', 'Cy'])
})
