/* Loading what is not loaded at the start. */

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8000

/** Loads a part, and tries again until it arrives: the server may be away for a while. */
export async function late<Part>(load: () => Promise<Part>, pause = FIRST_PAUSE_MS): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((done) => setTimeout(done, pause))
    return late(load, Math.min(2 * pause, LONGEST_PAUSE_MS))
  }
}
