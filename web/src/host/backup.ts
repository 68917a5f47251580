/* Everything that this browser keeps, as one file: what the engine has saved, and the settings and sheets of the page. */

import { BASE } from '../lib/base'
import { openStorage, readAll, replaceAll } from './storage'

const FORMAT = 'tilerummy-storage'
const VERSION = 1
/** The longest file that is read, in bytes. A long match has about 100,000. */
export const LONGEST = 50_000_000

type Texts = Record<string, string>
export interface Backup {
  format: typeof FORMAT
  version: number
  saved: Texts
  page: Texts
}

/** The entries of this page in the storage for settings. */
const isOurs = (key: string): boolean => key === 'tilerummy' || /^tilerummy[:-]/.test(key)

function pageTexts(): Texts {
  return Object.fromEntries(Object.keys(localStorage).filter(isOurs).map((key) => [key, localStorage.getItem(key) ?? '']))
}

export async function everything(): Promise<string> {
  const storage = await openStorage(BASE)
  const saved = await readAll(storage)
  storage.close()
  return JSON.stringify({ format: FORMAT, version: VERSION, saved, page: pageTexts() } satisfies Backup)
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === 'string')

/** Rooms and events are JSON objects. */
function isWhole(saved: Texts): boolean {
  const texts = Object.keys(saved).filter((key) => /^(room|event)\//.test(key)).map((key) => saved[key]!)
  return texts.every((text) => text.startsWith('{') && JSON.parse(text) !== null)
}

/** What a file says; null if it is not such a file. */
export function read(text: string): Backup | null {
  try {
    const { format, version, saved, page } = JSON.parse(text) as Partial<Backup>
    if (format !== FORMAT || version !== VERSION || !isTexts(saved) || !isTexts(page)) return null
    return Object.keys(page).every(isOurs) && isWhole(saved) ? { format, version, saved, page } : null
  } catch {
    return null
  }
}

/** Replaces everything that this browser keeps. The engine has to start again after it. */
export async function restore({ saved, page }: Pick<Backup, 'saved' | 'page'>): Promise<void> {
  const storage = await openStorage(BASE)
  await replaceAll(storage, saved)
  storage.close()
  for (const key of Object.keys(pageTexts())) localStorage.removeItem(key)
  for (const [key, text] of Object.entries(page)) localStorage.setItem(key, text)
}
