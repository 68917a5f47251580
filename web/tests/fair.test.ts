// @vitest-environment happy-dom
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import deal from './deal.json'
import { sceneWith } from './helpers'
import type { RoundEnd, Scene } from '../src/lib/wire'

const deck = deal.deck.split(' ')
const order = deal.order.split(' ')
const hash = (hex: string) => bytesToHex(sha256(hexToBytes(hex)))
const OTHER = 'c3'.repeat(16)

/** A page that has just been loaded. */
async function freshPage(): Promise<typeof import('../src/lib/fair')> {
  vi.resetModules()
  return import('../src/lib/fair')
}

describe('a deal', () => {
  it('is the one of the engine', async () => {
    const { mixed, shuffled } = await freshPage()
    expect(shuffled(deck, mixed(deal.seed, deal.entropy))).toEqual(order)
    expect(bytesToHex(mixed(deal.seed, ['', '']))).toBe(deal.seed)
  })
})

describe('a fair deal', () => {
  let fair: typeof import('../src/lib/fair')
  let own: string
  let entropy: string
  let racks: string[]
  const mixing = (changes = {}) => ({ hashes: [own, hash(OTHER), null], deck, open_tile: false, ...changes })
  const before = (changes: Partial<Scene> = {}) =>
    sceneWith({ room: 'r', stage: 'waiting', game: 0, you: 0, commitment: hash(deal.seed), mixing: mixing(), ...changes })
  const line = (seat: number, move: string) => ({ number: 1, seat, move, text: '', why: '', computer: null })
  const playing = (changes: Partial<Scene> = {}) => sceneWith({ rack: racks.slice(0, 14), room: 'r', stage: 'playing', game: 1, you: 0, pool: 64, log: [], open_tile: null, ...changes })
  const over = (end: Partial<RoundEnd> = {}) =>
    sceneWith({ room: 'r', stage: 'match-over', game: 1, you: 0, end: { commitment: hash(deal.seed), seed: deal.seed, entropy: [entropy, OTHER, ''], ...end } as RoundEnd })
  const failed = (scene: Scene) => fair.check(scene)?.filter((each) => !each.holds).map((each) => each.name)

  /** What is wrong with this end of a new round. */
  async function failedAnew(end: Partial<RoundEnd> | ((own: string) => Partial<RoundEnd>)): Promise<string[] | undefined> {
    await begin()
    return failed(over(typeof end === 'function' ? end(entropy) : end))
  }

  beforeEach(begin)

  async function begin(): Promise<void> {
    localStorage.clear()
    fair = await freshPage()
    own = fair.commit()
    entropy = fair.reveal(before())!
    racks = fair.shuffled(deck, fair.mixed(deal.seed, [entropy, OTHER, '']))
    fair.watch(playing())
    fair.watch(playing({ log: [line(0, `+${racks[42]}`)], pool: 63 }))
  }

  it('passes, also after the page was loaded again', async () => {
    expect(hash(entropy)).toBe(own)
    expect(fair.check(over())?.map((each) => each.name)).toEqual(['seed', 'own', 'others', 'deal', 'draws'])
    expect(failed(over())).toEqual([])
    fair = await freshPage()
    expect(failed(over())).toEqual([])
    expect(fair.kept(over())).toBe(`${hash(deal.seed)}:${own}/${hash(OTHER)}/-:${entropy}`)
  })

  it('is not one with another seed', async () => {
    const seed = 'ab'.repeat(32)
    expect(await failedAnew({ seed, commitment: hash(seed) })).toEqual(['seed', 'deal', 'draws'])
    for (const wrong of ['', 'x', 'zz', 'abc']) expect(await failedAnew({ seed: wrong })).toContain('seed')
    expect(await failedAnew({ entropy: ['zz', OTHER, ''] })).toEqual(['seed'])
  })

  it('is not one without the bytes of this browser', async () => {
    for (const entropy of [['', OTHER, ''], [], ['d4'.repeat(16), OTHER, '']]) expect(await failedAnew({ entropy })).toContain('own')
  })

  it('is not one for which a seat chose its bytes later, or a computer added some', async () => {
    expect(await failedAnew((own) => ({ entropy: [own, 'd4'.repeat(16), ''] }))).toContain('others')
    expect(await failedAnew((own) => ({ entropy: [own, OTHER, 'd4'] }))).toContain('others')
  })

  it('does not give other tiles', async () => {
    localStorage.clear()
    fair = await freshPage()
    own = fair.commit()
    entropy = fair.reveal(before())!
    fair.watch(playing())
    fair.watch(playing({ log: [line(0, '+r5')], pool: 63 }))
    expect(failed(over())).toEqual(['deal', 'draws'])
  })

  it('reveals nothing for a second deal', () => {
    expect(fair.reveal(before())).toBe(entropy)
    expect(fair.reveal(before({ commitment: hash('ab') }))).toBeNull()
    expect(fair.reveal(before({ mixing: mixing({ hashes: [own, null, null] }) }))).toBeNull()
    expect(fair.reveal(before({ mixing: mixing({ deck: [...deck].reverse() }) }))).toBeNull()
    expect(fair.reveal(before({ mixing: mixing({ hashes: [hash(OTHER), own, null] }) }))).toBeNull()
  })

  it('is not one after all, whatever is shown later', () => {
    expect(failed(over({ entropy: ['', OTHER, ''] }))).toContain('own')
    expect(failed(over())).toContain('own')
    expect(failed(over({ commitment: hash('ab') }))).toContain('own')
  })

  it('tells who kept bytes back', () => {
    const checks = fair.check(over({ entropy: [entropy, '', ''] }))!
    expect(checks.find((each) => each.name === 'held')).toEqual({ name: 'held', holds: true })
    expect(fair.check(over())).toBeTruthy()
  })

  it('reveals nothing if a computer has a hash', async () => {
    localStorage.clear()
    fair = await freshPage()
    own = fair.commit()
    const computer = { name: 'Bob', computer: 'casual', taken: true, connected: true, tiles: 14, opened: false, total: 0, ready: true, won: null }
    expect(fair.reveal(before({ seats: [computer, computer, computer].map((seat, at) => (at ? seat : { ...seat, computer: null })) }))).toBeNull()
    expect(failed(over({ entropy: ['', OTHER, ''] }))).toEqual(['others'])
  })

  it('has no part of a browser that came too late, or whose deal did not take place', async () => {
    fair.forget(entropy)
    expect(fair.check(over())).toBeNull()
    localStorage.clear()
    fair = await freshPage()
    own = fair.commit()
    expect(fair.reveal(before())).not.toBeNull()
    fair.watch(sceneWith({ room: 'r', stage: 'waiting', game: 0, mixing: null }))
    expect(fair.check(over())).toBeNull()
  })

  it('cannot be told by a browser that took no part in it', () => {
    expect(fair.check({ ...over(), room: 'other' })).toBeNull()
    expect(fair.check({ ...over(), game: 2 })).toBeNull()
    expect(failed(over())).toEqual([])
    expect(fair.check(over({ commitment: hash('ab') })), 'the same round of the next match').toBeNull()
  })
})
