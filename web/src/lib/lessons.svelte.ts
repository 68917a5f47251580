/* The list of lessons, and which exercises were done in this browser. */

import { request } from './api'
import type { LessonInfo, LessonList } from './rest'

const STORE = 'tilerummy:lessons'

export const lessons = (): Promise<LessonInfo[]> => request<LessonList>('GET', '/lessons').then((answer) => answer.lessons)

/** The numbers of the exercises that were done, by the key of the lesson. */
function read(): Record<string, number[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Record<string, number[]>) : {}
  } catch {
    return {}
  }
}

class Progress {
  #done = $state.raw(read())

  of(key: string): number[] {
    const done = this.#done[key]
    return Array.isArray(done) ? done : []
  }

  mark(key: string, number: number): void {
    const done = this.of(key)
    if (done.includes(number)) return
    this.#done = { ...this.#done, [key]: [...done, number] }
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#done))
    } catch {
      // Without storage the progress is lost on reload, and nothing else.
    }
  }

  isDone(lesson: LessonInfo): boolean {
    return this.of(lesson.key).length >= lesson.steps
  }
}

export const progress = new Progress()
