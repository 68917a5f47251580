/* The messages between the page and the worker that runs the engine. */

/** Every tab has its own numbers, so that one worker can answer all tabs: `id` and `socket` begin with the tab. */
export const PER_TAB = 2 ** 20
export const tabOf = (number: number): number => Math.floor(number / PER_TAB)

export type ToWorker =
  | { kind: 'start'; base: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string }
  | { kind: 'open'; socket: number; path: string }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'close'; socket: number }

export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; text: string }
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'text'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number }

/** The list of files that the builder of the site writes. */
export interface Manifest {
  version: string
  /** The folder of Pyodide. */
  python: string
  /** What Pyodide reads about itself and about packages that it could load. */
  lock: object
  engine: Listed[]
  page: Listed[]
}
export interface Listed {
  path: string
  size: number
  hash: string
}
