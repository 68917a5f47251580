/* What was solved, kept in the storage of this browser. */

import { today } from './puzzles'

const STORE = 'tilerummy-puzzles'
const DAY_MS = 24 * 3600 * 1000

interface Stored {
  /** The day on which each puzzle was solved first. */
  solved: Record<string, string>
  /** The days on which the puzzle of the day was solved. */
  days: string[]
  /** The most puzzles solved in a rush. */
  best: number
  edition: string
  grade: number
}
const EMPTY: Stored = { solved: {}, days: [], best: 0, edition: '', grade: 0 }

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>
    const { solved, days, best, edition, grade } = { ...EMPTY, ...found }
    return {
      solved: solved && typeof solved === 'object' ? solved : {},
      days: Array.isArray(days) ? days : [],
      best: Number(best) || 0,
      edition: String(edition),
      grade: Number(grade) || 0,
    }
  } catch {
    return { ...EMPTY }
  }
}

const before = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return today(new Date(new Date(year, month - 1, date, 12).getTime() - DAY_MS))
}

/** The days in a row up to today, or up to yesterday if today is still to come. */
export function streak(days: string[], now: string): number {
  const solved = new Set(days)
  let count = 0
  for (let day = solved.has(now) ? now : before(now); solved.has(day); day = before(day)) count++
  return count
}

class Progress {
  solved = $state.raw<Record<string, string>>({})
  days = $state.raw<string[]>([])
  best = $state(0)
  edition = $state('')
  /** 0 means every grade. */
  grade = $state(0)
  /** The puzzle of the day that the reader saw last. */
  daily = { id: '', day: '' }

  constructor() {
    Object.assign(this, read())
  }

  get streak(): number {
    return streak(this.days, today())
  }
  get dailyDone(): boolean {
    return this.days.includes(today())
  }

  /** A puzzle was solved without the solution. */
  add(id: string): void {
    const now = today()
    if (!(id in this.solved)) this.solved = { ...this.solved, [id]: now }
    if (this.daily.id === id && this.daily.day === now && !this.days.includes(now)) this.days = [...this.days, now]
    this.save()
  }

  save(): void {
    const { solved, days, best, edition, grade } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ solved, days, best, edition, grade } satisfies Stored))
    } catch {
      // Without storage the progress is lost on reload, and nothing else.
    }
  }
}

export const progress = new Progress()
