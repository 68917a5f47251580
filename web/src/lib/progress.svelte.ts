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
  /** The puzzle of the day that the reader saw last. */
  daily: { id: string; day: string }
  /** The puzzles whose solution was shown, with the day; they do not count on that day. */
  helped: Record<string, string>
}
const EMPTY: Stored = { solved: {}, days: [], best: 0, edition: '', grade: 0, daily: { id: '', day: '' }, helped: {} }

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>
    const { solved, days, best, edition, grade, daily, helped } = { ...EMPTY, ...found }
    return {
      solved: solved && typeof solved === 'object' ? solved : {},
      days: Array.isArray(days) ? days : [],
      best: Number(best) || 0,
      edition: String(edition),
      grade: Number(grade) || 0,
      daily: { id: String(daily?.id ?? ''), day: String(daily?.day ?? '') },
      helped: helped && typeof helped === 'object' ? helped : {},
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
  daily = $state.raw({ id: '', day: '' })
  helped: Record<string, string> = {}

  constructor() {
    Object.assign(this, read())
  }

  get streak(): number {
    return streak(this.days, today())
  }
  /** Every edition has its own puzzle of the day; each of them continues the streak. */
  isDone(daily: string): boolean {
    return this.days.includes(today()) && daily in this.solved
  }

  /** The reader sees the puzzle of the day, and may open it now or after the page was loaded again. */
  see(id: string, day: string): void {
    this.daily = { id, day }
    this.save()
  }

  /** The solution of a puzzle, or its tiles, were shown. */
  help(id: string): void {
    const now = today()
    const others = Object.entries(this.helped).filter(([, day]) => day === now)
    this.helped = { ...Object.fromEntries(others), [id]: now }
    this.save()
  }
  wasHelped(id: string): boolean {
    return this.helped[id] === today()
  }

  /** A puzzle was solved without the solution. */
  add(id: string): void {
    const now = today()
    if (!(id in this.solved)) this.solved = { ...this.solved, [id]: now }
    if (this.daily.id === id && this.daily.day === now && !this.days.includes(now)) this.days = [...this.days, now]
    this.save()
  }

  save(): void {
    const { solved, days, best, edition, grade, daily, helped } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ solved, days, best, edition, grade, daily, helped } satisfies Stored))
    } catch {
      // Without storage the progress is lost on reload, and nothing else.
    }
  }
}

export const progress = new Progress()
