/* The score sheets of real tables that this browser keeps, and the question about one of them. This module alone knows who
   answers it and where they are kept. */

import { request } from './api'
import { t } from './i18n.svelte'
import type { ScoreData, ScoreQuestion, ScoreShown } from './rest'
import type { ClockState } from './turnClock.svelte'

const STORE = 'tilerummy-scores'
/** The largest file that is read, in characters. */
export const LONGEST = 60_000
/** More sheets are not kept: the oldest one makes room. */
const MOST = 200

export interface Kept {
  id: string
  touched: number
  /** The last answer, so that a sheet can be read without a network. */
  shown: ScoreShown
  clock: ClockState | null
}

export const computed = (question: ScoreQuestion) => request<ScoreShown>('POST', '/score', question)

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]')
    return Array.isArray(found) ? (found as Kept[]).filter((each) => each?.id && each.shown?.data?.players) : []
  } catch {
    return []
  }
}

class Scores {
  kept = $state.raw<Kept[]>(read())
  /** What could not be kept, in words. */
  problem = $state('')

  constructor() {
    // Another tab may keep score too.
    addEventListener('storage', (event) => event.key === STORE && (this.kept = read()))
  }

  find(id: string): Kept | undefined {
    return this.kept.find((each) => each.id === id)
  }

  /** Keeps a new sheet and returns its id. */
  add(shown: ScoreShown): string {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')
    this.#keep([{ id, touched: Date.now(), shown, clock: null }, ...this.kept])
    return id
  }

  put(id: string, shown: ScoreShown): void {
    this.#change(id, { shown, touched: Date.now() })
  }

  putClock(id: string, clock: ClockState): void {
    this.#change(id, { clock })
  }

  remove(id: string): void {
    this.#keep(this.kept.filter((each) => each.id !== id))
  }

  #change(id: string, changes: Partial<Kept>): void {
    this.#keep(this.kept.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  }

  #keep(kept: Kept[]): void {
    this.kept = kept.slice(0, MOST)
    try {
      localStorage.setItem(STORE, JSON.stringify(this.kept))
      this.problem = ''
    } catch {
      this.problem = t('companion-storage-full')
    }
  }
}
export const scores = new Scores()

/** A sheet as the file that the terminal reads. */
export function save(data: ScoreData): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1) + '\n'], { type: 'application/json' }))
  link.download = `score-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The sheet in a file. What it says is checked by the server. */
export async function opened(file: File): Promise<ScoreShown> {
  let data: unknown
  try {
    data = JSON.parse(await file.slice(0, LONGEST).text())
  } catch {
    throw new Error(t('companion-import-bad'))
  }
  return computed(data as ScoreQuestion).catch((error: unknown) => {
    const known = error instanceof Error && 'code' in error && error.code !== 'body-unreadable'
    throw known ? error : new Error(t('companion-import-bad'))
  })
}
