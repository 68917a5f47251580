/* Was the deal fair? What this browser adds to a deal, what it kept before it revealed that, and the check at the end.

First every browser sends the hash of random bytes. The server shows all hashes, that of its seed and the deck; the
browser keeps them and reveals its bytes. The tiles follow from seed and bytes, as `engine/dealer.py` describes. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Scene } from './wire'

const STORE = 'tilerummy:deals'
const MOST_NOTES = 30
const BYTES = 16

/** Random bytes of this browser, and what it was shown before it revealed them. */
interface Note {
  hash: string
  entropy: string
  room?: string
  /** The number of the round that is dealt with them. */
  game?: number
  seat?: number
  commitment?: string
  hashes?: (string | null)[]
  deck?: string[]
  /** The first tiles of this seat, and the tiles it drew with the number of tiles in the pool before. */
  rack?: string[]
  hasOpenTile?: boolean
  draws?: [number, string][]
  /** The end of this round was shown. */
  done?: boolean
}

export interface Check {
  name: 'seed' | 'own' | 'others' | 'deal' | 'draws'
  holds: boolean
}

let notes: Note[] | null = null

function all(): Note[] {
  if (notes) return notes
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    notes = Array.isArray(kept) ? (kept as Note[]) : []
  } catch {
    notes = []
  }
  return notes
}

function save(): void {
  notes = all().slice(-MOST_NOTES)
  try {
    localStorage.setItem(STORE, JSON.stringify(notes))
  } catch {
    // Without storage the deal can be checked until the page is loaded again.
  }
}

const hashOf = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** Makes new random bytes, keeps them, and gives their hash. */
export function commit(): string {
  const entropy = bytesToHex(randomBytes(BYTES))
  const hash = hashOf(entropy)
  all().push({ hash, entropy })
  save()
  return hash
}

/** Keeps what the scene shows before the deal, and gives the bytes to reveal. Nothing is revealed for a second deal. */
export function reveal(scene: Scene): string | null {
  const { mixing, commitment } = scene
  if (!mixing || !commitment) return null
  const seats = scene.here.length ? scene.here : scene.you === null ? [] : [scene.you]
  for (const seat of seats) {
    const note = all().find((each) => each.hash === mixing.hashes[seat])
    if (!note) continue
    const shown = { room: scene.room, game: scene.stage === 'round-over' ? scene.game + 1 : 1, seat, commitment, ...mixing }
    if (note.commitment === undefined) {
      Object.assign(note, shown)
      save()
    } else if (note.commitment !== commitment || note.hashes!.join() !== mixing.hashes.join() || note.deck!.join() !== mixing.deck.join()) return null
    return note.entropy
  }
  return null
}

/** The note of the round that a scene shows. */
const noteOf = (scene: Scene): Note | undefined => all().findLast((note) => note.room === scene.room && note.game === scene.game)

/** Keeps the first tiles of this seat, and each tile that it draws. */
export function watch(scene: Scene): void {
  const note = scene.stage === 'playing' ? noteOf(scene) : undefined
  if (!note || note.done || note.seat !== scene.you) return
  const last = scene.log.at(-1)
  if (!note.rack && !scene.log.some((line) => line.seat === scene.you)) {
    Object.assign(note, { rack: [...scene.rack], hasOpenTile: scene.open_tile !== null, draws: [] })
    save()
  } else if (note.draws && last?.seat === scene.you && /^\+\w+$/.test(last.move)) {
    const before = scene.pool + 1
    if (note.draws.some(([pool]) => pool === before)) return
    note.draws.push([before, last.move.slice(1)])
    save()
  }
}

/** What of the deal this browser can check, now that its seed is shown. Null if it took no part in the deal. */
export function check(scene: Scene): Check[] | null {
  const note = noteOf(scene)
  const end = scene.end
  if (!note || !end || (note.done && note.commitment !== end.commitment)) return null
  if (!note.done) {
    note.done = true
    save()
  }
  const hashes = note.hashes!
  const added = hashes.map((_, seat) => end.entropy?.[seat] ?? '')
  if (![end.seed, ...added].every((text) => /^([0-9a-f]{2})*$/.test(text))) return [{ name: 'seed', holds: false }]
  const checks: Check[] = [
    { name: 'seed', holds: end.seed !== '' && hashOf(end.seed) === note.commitment },
    { name: 'own', holds: added[note.seat!] === note.entropy },
    { name: 'others', holds: added.every((part, seat) => part === '' || hashOf(part) === hashes[seat]) },
  ]
  if (!note.rack) return checks
  const order = shuffled(note.deck!, mixed(end.seed, added))
  const first = note.seat! * note.rack.length
  checks.push({ name: 'deal', holds: same(order.slice(first, first + note.rack.length), note.rack) })
  const last = order.length - (note.hasOpenTile ? 1 : 0)
  if (note.draws?.length) checks.push({ name: 'draws', holds: note.draws.every(([pool, tile]) => order[last - pool] === tile) })
  return checks
}

/** What was kept of the round, as `tilerummy verify --kept` reads it. */
export function kept(scene: Scene): string | null {
  const note = noteOf(scene)
  if (!note) return null
  const hashes = note.hashes!.map((hash) => hash ?? '-')
  return [note.commitment, hashes.reduce((text, hash) => `${text}/${hash}`), note.entropy].join(':')
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
