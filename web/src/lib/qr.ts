/* A QR code of a short text: bytes, error correction L, versions 1 to 10 (ISO/IEC 18004). */

const BYTES = [0, 19, 34, 55, 80, 108, 136, 156, 194, 232, 274]
const CHECK = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18]
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4]
const ALIGN = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = (value << 1) ^ (value > 127 ? 0x11d : 0)
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

function checks(data: number[], count: number): number[] {
  let generator = [1]
  for (let degree = 0; degree < count; degree++) {
    const next = [...generator, 0]
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[degree]!)))
    generator = next
  }
  const rest = [...data, ...Array<number>(count).fill(0)]
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!
    generator.forEach((factor, by) => (rest[at + by]! ^= times(factor, lead)))
  }
  return rest.slice(data.length)
}

function codewords(text: Uint8Array, version: number): number[] {
  const room = BYTES[version]!
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  push(4, 4)
  push(text.length, version < 10 ? 8 : 16)
  text.forEach((byte) => push(byte, 8))
  push(0, Math.min(4, room * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const bytes: number[] = []
  for (let at = 0; at < bits.length; at += 8) bytes.push(parseInt(bits.slice(at, at + 8).join(''), 2))
  for (let pad = 0xec; bytes.length < room; pad ^= 0xec ^ 0x11) bytes.push(pad)
  return interleaved(bytes, version)
}

function interleaved(bytes: number[], version: number): number[] {
  const count = BLOCKS[version]!
  const short = Math.floor(bytes.length / count)
  const long = bytes.length % count
  const blocks: number[][] = []
  for (let at = 0, block = 0; block < count; block++) {
    const size = short + (block >= count - long ? 1 : 0)
    blocks.push(bytes.slice(at, at + size))
    at += size
  }
  const correction = blocks.map((block) => checks(block, CHECK[version]!))
  const across = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
      rows.filter((row) => at < row.length).map((row) => row[at]!),
    ).flat()
  return [...across(blocks), ...across(correction)]
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The dark modules, row by row; null where the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = BYTES.findIndex((room, at) => at > 0 && bytes.length + (at < 10 ? 2 : 3) <= room)
  if (version < 1) return null
  const words = codewords(bytes, version)
  const drawn = MASKS.map((_, mask) => draw(words, version, mask))
  return drawn.sort((a, b) => penalty(a) - penalty(b))[0]!
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const dark = fixed.map((row) => [...row])
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = on
    fixed[y]![x] = true
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
  const spots = ALIGN[version]!
  const last = spots.length - 1
  spots.forEach((cx, i) =>
    spots.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }),
  )
  format(set, size, mask)
  if (version >= 7) versionMarks(set, size, version)
  fill(words, size, mask, fixed, dark)
  return dark
}

function format(set: (x: number, y: number, on: boolean) => void, size: number, mask: number): void {
  const data = (1 << 3) | mask
  let rest = data
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (at: number) => ((bits >> at) & 1) === 1
  for (let at = 0; at <= 5; at++) set(8, at, bit(at))
  set(8, 7, bit(6))
  set(8, 8, bit(7))
  set(7, 8, bit(8))
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at))
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at))
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at))
  set(8, size - 8, true)
}

function versionMarks(set: (x: number, y: number, on: boolean) => void, size: number, version: number): void {
  let rest = version
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const on = ((bits >> at) & 1) === 1
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(far, near, on)
    set(near, far, on)
  }
}

function fill(words: number[], size: number, mask: number, fixed: boolean[][], dark: boolean[][]): void {
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const on = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1
        dark[y]![x] = on !== MASKS[mask]!(x, y)
        at++
      }
    }
  }
}

function penalty(dark: boolean[][]): number {
  const size = dark.length
  let points = 0
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))]
  for (const line of lines) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    for (const mark of ['10111010000', '00001011101'])
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) points += 40
  }
  let count = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const on = dark[y]![x]!
      if (on) count++
      if (x && y && dark[y]![x - 1] === on && dark[y - 1]![x] === on && dark[y - 1]![x - 1] === on) points += 3
    }
  return points + 10 * Math.floor(Math.abs((count * 100) / (size * size) - 50) / 5)
}
