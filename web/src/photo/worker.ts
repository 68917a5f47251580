/* Finds the tiles of a photo. It runs in a worker, so that the page stays alive; the photo goes no further than this. */

import { Files } from './files'
import { CHANNELS, findPeaks, measured, quality, type Picture } from './peaks'
import type { Fault, Found, FromWorker, ToWorker } from './protocol'
import type { Peak } from '../lib/rest'

/** The part of onnxruntime-web that is used here. */
interface Tensor {
  data: Float32Array
  dims: number[]
}
interface Session {
  inputNames: string[]
  outputNames: string[]
  run: (inputs: Record<string, Tensor>) => Promise<Record<string, Tensor>>
}
interface Runtime {
  env: { logLevel: string; wasm: { numThreads: number; wasmBinary: ArrayBuffer; wasmPaths: { mjs: string } } }
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => Tensor
  InferenceSession: { create: (model: Uint8Array, options: object) => Promise<Session> }
}

/** The longer side of the picture that the model sees, and those of a second look at small and at large tiles. */
const SIDE = 1280
const FINE = 1920
const COARSE = 640
/** Tiles that are narrower or wider than this get a second look. */
const SMALL = 20
const LARGE = 220
/** Both sides of the input are multiples of this. */
const STEP = 32
const MOST_BYTES = 40_000_000
const MOST_PIXELS = 120_000_000
const LEAST_SIDE = 64
const SURE = 0.4

class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

const post = (message: FromWorker): void => postMessage(message)
let loading: Promise<{ runtime: Runtime; session: Session } | null> | null = null

async function load(base: string): Promise<{ runtime: Runtime; session: Session } | null> {
  const files = new Files(base, (part) => post({ kind: 'progress', part }))
  const reader = await files.list()
  if (!reader) {
    post({ kind: 'missing' })
    return null
  }
  const [wasm, model] = await Promise.all([reader.wasm, reader.model, reader.runtime, reader.glue].map((file) => files.bytes(file)))
  const runtime = (await import(/* @vite-ignore */ base + reader.runtime.path)) as Runtime
  runtime.env.logLevel = 'error'
  runtime.env.wasm.numThreads = 1
  runtime.env.wasm.wasmBinary = wasm!
  runtime.env.wasm.wasmPaths = { mjs: location.origin + base + reader.glue.path }
  const session = await runtime.InferenceSession.create(new Uint8Array(model!), { executionProviders: ['wasm'] })
  // The browser begins to optimise the code while somebody looks for a photo.
  await seen({ runtime, session }, { width: STEP, height: STEP, data: new Uint8ClampedArray(4 * STEP * STEP) })
  post({ kind: 'ready' })
  return { runtime, session }
}

/** The picture as the model gets it, turned as it is meant to be seen. Transparent parts become grey. */
async function pictureOf(photo: ImageBitmap, side: number): Promise<Picture> {
  const scale = Math.min(1, side / Math.max(photo.width, photo.height))
  const [width, height] = [Math.max(1, Math.round(photo.width * scale)), Math.max(1, Math.round(photo.height * scale))]
  const small = scale < 1 ? await createImageBitmap(photo, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }) : photo
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  pen.fillStyle = '#808080'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(small, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

async function seen({ runtime, session }: { runtime: Runtime; session: Session }, picture: Picture): Promise<Peak[]> {
  const [wide, high] = [Math.ceil(picture.width / STEP) * STEP, Math.ceil(picture.height / STEP) * STEP]
  const values = new Float32Array(3 * wide * high)
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const from = 4 * (y * picture.width + x)
      const to = y * wide + x
      for (let channel = 0; channel < 3; channel++) values[channel * wide * high + to] = picture.data[from + channel]!
    }
  const outputs = await session.run({ [session.inputNames[0]!]: new runtime.Tensor('float32', values, [1, 3, high, wide]) })
  const { data, dims } = outputs[session.outputNames[0]!]!
  const [, channels, rows, columns] = dims as [number, number, number, number]
  if (channels !== CHANNELS) throw new Refused('runtime')
  return findPeaks(data, rows, columns, wide / columns)
}

const certain = (peaks: Peak[]): Peak[] => peaks.filter((peak) => peak.score >= SURE)
const total = (peaks: Peak[]): number => certain(peaks).reduce((all, peak) => all + peak.score, 0)
function middle(widths: number[]): number {
  const sorted = widths.toSorted((a, b) => a - b)
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

async function find(file: Blob): Promise<Found> {
  if (file.size > MOST_BYTES) throw new Refused('large')
  const ready = await loading
  if (!ready) throw new Refused('runtime')
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Refused('unreadable')
  })
  if (photo.width * photo.height > MOST_PIXELS) throw new Refused('large')
  if (Math.min(photo.width, photo.height) < LEAST_SIDE) throw new Refused('small')
  let picture = await pictureOf(photo, SIDE)
  let peaks = await seen(ready, picture)
  const width = middle(certain(peaks).map((peak) => peak.width))
  if (width > LARGE || (width > 0 && width < SMALL && photo.width > picture.width)) {
    const other = await pictureOf(photo, width < SMALL ? FINE : COARSE)
    const again = await seen(ready, other)
    if (total(again) > total(peaks)) [picture, peaks] = [other, again]
  }
  const inked = peaks.map((peak) => ({ ...peak, ...measured(picture, peak) }))
  return { width: picture.width, height: picture.height, ...quality(picture), peaks: inked }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'load') {
    loading = load(data.base)
    loading.catch(() => post({ kind: 'failed', id: 0, fault: 'runtime' }))
    return
  }
  const { id } = data
  find(data.file).then(
    (found) => post({ kind: 'found', id, found }),
    (error: unknown) => post({ kind: 'failed', id, fault: error instanceof Refused ? error.fault : 'runtime' }),
  )
})
