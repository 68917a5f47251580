/* Keeps the focus of the keyboard near a control that was removed. */

import { tick } from 'svelte'

/** If the focused control is gone after a change, the last control of the first place that is still there gets the focus. */
export async function keepFocus(...places: (Element | null | undefined)[]): Promise<void> {
  await tick()
  if (document.activeElement !== document.body) return
  for (const place of places) {
    const last = place?.isConnected ? [...place.querySelectorAll<HTMLElement>('button')].at(-1) : undefined
    if (last) return last.focus({ preventScroll: true })
  }
}
