/* The messages between the page and the worker that finds tiles in photos. */

import type { PhotoQuestion } from '../lib/rest'

/** What was found in a photo: everything of the question but the edition and the kind. */
export type Found = Omit<PhotoQuestion, 'edition' | 'kind'>

/** Why a file cannot be read. Each has its sentence, `camera-fault-…`. */
export type Fault = 'unreadable' | 'large' | 'small' | 'runtime'

export type ToWorker = { kind: 'load'; base: string } | { kind: 'read'; id: number; file: Blob }

export type FromWorker =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  /** This host has no files for reading photos. */
  | { kind: 'missing' }
  | { kind: 'found'; id: number; found: Found }
  | { kind: 'failed'; id: number; fault: Fault }
