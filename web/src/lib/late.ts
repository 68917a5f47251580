/* Loading what is not loaded at the start. */

import { BASE } from './base'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000
const RELOADED = 'tilerummy:reloaded-at'
const SELDOM_MS = 60_000

/** Loads a part, and tries again when the server answers: it may be away for a while. */
export async function late<Part>(load: () => Promise<Part>, pause = FIRST_PAUSE_MS): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    console.warn(error)
    await answered(pause)
    // An update has replaced the files; or this browser does not ask again for what failed, as for every style sheet.
    if ((pause > FIRST_PAUSE_MS || /CSS/.test(String(error))) && mayReload()) location.reload()
    return late(load, longer(pause))
  }
}

const longer = (pause: number): number => Math.min(2 * pause, LONGEST_PAUSE_MS)

/** After a pause, when the server answers. */
async function answered(pause: number): Promise<void> {
  await new Promise((done) => setTimeout(done, pause))
  if (!(await fetch(BASE).then((answer) => answer.ok, () => false))) await answered(longer(pause))
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < SELDOM_MS) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
    return true
  } catch {
    return false
  }
}
