/* Was the deal fair? What this browser adds to a deal, what it kept before it revealed that, and the check at the end.

First every browser sends the hash of random bytes. The server shows all hashes, that of its seed and the deck; the
browser keeps them and reveals its bytes. The tiles follow from seed and bytes, as `engine/dealer.py` describes. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RoundEnd, Scene } from './wire'

const STORE = 'tilerummy:deals'
const MOST_NOTES = 30
const BYTES = 16

/** Random bytes of this browser, and what it was shown before it revealed them. */
interface Note {
  hash: string
  entropy: string
  shown?: Shown
  /** The first tiles of this seat, and the tiles it drew with the number of tiles in the pool before. */
  rack?: string[]
  draws?: [number, string][]
  /** The end of this round was shown. */
  done?: boolean
  /** What the end of the round showed to be wrong. */
  failed?: Check[]
}

interface Shown {
  room: string
  /** The number of the round that is dealt. */
  game: number
  seat: number
  commitment: string
  hashes: (string | null)[]
  deck: string[]
  open_tile: boolean
  /** A computer's seat has a hash, although the dealer would choose its bytes. */
  foul: boolean
}

export interface Check {
  name: 'seed' | 'own' | 'others' | 'held' | 'deal' | 'draws'
  holds: boolean
}

/** The notes if nothing can be stored. */
let memory: Note[] = []

/** Another tab may have changed them. */
function all(): Note[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(kept) ? (kept as Note[]) : []
  } catch {
    return memory
  }
}

function save(notes: Note[]): void {
  memory = notes.slice(-MOST_NOTES)
  try {
    localStorage.setItem(STORE, JSON.stringify(memory))
  } catch {
    // Without storage the deal can be checked until the page is loaded again.
  }
}

const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** Makes new random bytes, keeps them, and gives their hash. */
export function commit(): string {
  const entropy = bytesToHex(randomBytes(BYTES))
  const hash = hashOf(entropy)
  save([...all(), { hash, entropy }])
  return hash
}

/** Keeps what the scene shows before the deal, and gives the bytes to reveal. Nothing is revealed for a second deal. */
export function reveal(scene: Scene): string | null {
  const { mixing, commitment, room } = scene
  if (!mixing || !commitment) return null
  const seats = scene.here.length ? scene.here : scene.you === null ? [] : [scene.you]
  const notes = all()
  for (const seat of seats) {
    const note = notes.find((each) => each.hash === mixing.hashes[seat])
    if (!note) continue
    const game = scene.stage === 'round-over' ? scene.game + 1 : 1
    const foul = mixing.hashes.some((hash, at) => hash !== null && scene.seats[at]?.computer)
    const shown: Shown = { room, game, seat, commitment, ...mixing, foul }
    if (!note.shown) {
      if (game === 1) for (const old of notes) if (old.shown?.room === room) old.done = true
      note.shown = shown
      save(notes)
    } else if (JSON.stringify(note.shown) !== JSON.stringify(shown)) return null
    return foul ? null : note.entropy
  }
  return null
}

/** The bytes came too late, or the deal did not take place: this browser has no part in it. */
export function forget(entropy: string): void {
  save(all().filter((note) => note.entropy !== entropy))
}

/** The note of the round that a scene shows. */
const noteOf = (scene: Scene, notes: Note[]): Note | undefined =>
  notes.findLast((note) => note.shown?.room === scene.room && note.shown.game === scene.game)

/** Keeps the first tiles of this seat, and each tile that it draws. */
export function watch(scene: Scene): void {
  const notes = all()
  if (scene.stage === 'waiting' && !scene.mixing) {
    // Somebody left while bytes were revealed, so nothing was dealt with them.
    const rest = notes.filter((note) => note.shown?.room !== scene.room)
    if (rest.length < notes.length) save(rest)
    return
  }
  const note = scene.stage === 'playing' ? noteOf(scene, notes) : undefined
  if (!note || note.done || note.shown!.seat !== scene.you) return
  const last = scene.log.at(-1)
  if (!note.rack && !scene.log.some((line) => line.seat === scene.you && line.move)) {
    Object.assign(note, { rack: [...scene.rack], draws: [] })
    save(notes)
  } else if (note.draws && last?.seat === scene.you && /^\+\w+$/.test(last.move)) {
    const before = scene.pool + 1
    if (note.draws.some(([pool]) => pool === before)) return
    note.draws.push([before, last.move.slice(1)])
    save(notes)
  }
}

/** What of the deal this browser can check, now that its seed is shown. Null if it took no part in the deal. */
export function check(scene: Scene): Check[] | null {
  const notes = all()
  const note = noteOf(scene, notes)
  const end = scene.end
  if (!note || !end) return null
  if (note.failed) return note.failed
  if (note.done && note.shown!.commitment !== end.commitment) return null
  const checks = checksOf(note, note.shown!, end)
  if (!note.done) {
    note.done = true
    if (checks.some((each) => !each.holds)) note.failed = checks
    save(notes)
  }
  return checks
}

function checksOf(note: Note, shown: Shown, end: RoundEnd): Check[] {
  const added = shown.hashes.map((_, seat) => end.entropy?.[seat] ?? '')
  if (![end.seed, ...added].every((text) => /^([0-9a-f]{2})*$/.test(text))) return [{ name: 'seed', holds: false }]
  const checks: Check[] = [
    { name: 'seed', holds: end.seed !== '' && hashOf(end.seed) === shown.commitment },
    { name: 'own', holds: shown.foul || added[shown.seat] === note.entropy },
    { name: 'others', holds: !shown.foul && added.every((part, seat) => part === '' || hashOf(part) === shown.hashes[seat]) },
  ]
  if (shown.hashes.some((hash, seat) => hash !== null && seat !== shown.seat && added[seat] === '')) checks.push({ name: 'held', holds: true })
  if (!note.rack) return checks
  const order = shuffled(shown.deck, mixed(end.seed, added))
  const first = shown.seat * note.rack.length
  checks.push({ name: 'deal', holds: same(order.slice(first, first + note.rack.length), note.rack) })
  const last = order.length - (shown.open_tile ? 1 : 0)
  if (note.draws?.length) checks.push({ name: 'draws', holds: note.draws.every(([pool, tile]) => order[last - pool] === tile) })
  return checks
}

/** What was kept of the round, as `tilerummy verify --kept` reads it. */
export function kept(scene: Scene): string | null {
  const note = noteOf(scene, all())
  if (!note?.shown) return null
  const hashes = note.shown.hashes.map((hash) => hash ?? '-')
  return [note.shown.commitment, hashes.reduce((text, hash) => `${text}/${hash}`), note.entropy].join(':')
}

const same = (one: string[], other: string[]): boolean => [...one].sort().join() === [...other].sort().join()

/** The seed from which the round is dealt. */
export function mixed(seed: string, added: string[]): Uint8Array {
  if (!added.some((part) => part)) return hexToBytes(seed)
  const parts = added.map((part) => concatBytes(Uint8Array.of(part.length / 2), hexToBytes(part)))
  return sha256(concatBytes(hexToBytes(seed), utf8ToBytes('mix'), ...parts))
}

/** The deck as it is dealt. */
export function shuffled(deck: string[], seed: Uint8Array): string[] {
  const numbers = numbersOf(seed)
  const order = [...deck]
  for (let place = order.length - 1; place > 0; place--) {
    const other = below(BigInt(place + 1), numbers)
    ;[order[place], order[other]] = [order[other]!, order[place]!]
  }
  return order
}

function* numbersOf(seed: Uint8Array): Generator<bigint, never> {
  for (let counter = 0n; ; counter++) {
    const place = new DataView(new ArrayBuffer(8))
    place.setBigUint64(0, counter)
    const digest = new DataView(sha256(concatBytes(seed, utf8ToBytes('deal'), new Uint8Array(place.buffer))).buffer)
    for (let at = 0; at < 32; at += 8) yield digest.getBigUint64(at)
  }
}

/** The numbers of the last, incomplete stretch of n are skipped, so that every remainder is equally likely. */
function below(n: bigint, numbers: Generator<bigint, never>): number {
  const complete = 2n ** 64n - (2n ** 64n % n)
  let number = numbers.next().value
  while (number >= complete) number = numbers.next().value
  return Number(number % n)
}
