/* Loading what is not loaded at the start. */

import { BASE } from './base'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000

/** Loads a part, and tries again until it arrives: the server may be away for a while. */
export async function late<Part>(load: () => Promise<Part>, pause = FIRST_PAUSE_MS): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((done) => setTimeout(done, pause))
    await reloadIfReplaced()
    return late(load, Math.min(2 * pause, LONGEST_PAUSE_MS))
  }
}

/** A newer version of the server does not have the files of this page. */
async function reloadIfReplaced(): Promise<void> {
  const page = await fetch(BASE).then((answer) => answer.text(), () => '')
  const own = document.querySelector('script')!.src.split('/').at(-1)!
  if (page.includes('data-base') && !page.includes(own)) location.reload()
}
