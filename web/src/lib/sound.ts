/* When a sound is heard: not before the first tap, and as loud as the player wants. The sounds themselves are in `synth.ts`. */

import { prefs, type Volume } from './prefs.svelte'

const LOUD: Record<Volume, number> = { off: 0, quiet: 0.3, normal: 0.7, loud: 1.4 }
/** Equal sounds do not follow each other faster than this, in milliseconds. */
const APART_MS = 45

const last = new Map<string, number>()

/** Browsers refuse sounds and vibration before the first tap. */
const tapped = () => navigator.userActivation?.hasBeenActive ?? false

function play(name: string): void {
  const [now, loud] = [performance.now(), LOUD[prefs.volume]]
  if (!loud || !tapped() || now - (last.get(name) ?? -APART_MS) < APART_MS) return
  last.set(name, now)
  // In a separate task: opening the sound device takes longer than a frame.
  setTimeout(() => void import('./synth').then((synth) => synth.play(name, loud)).catch(() => {}))
}

export const sounds = {
  click: () => play('click'),
  lift: () => play('lift'),
  draw: () => play('draw'),
  refuse: () => play('refuse'),
  turn: () => play('turn'),
  alarm: () => play('alarm'),
  tick: () => play('tick'),
  timeout: () => play('timeout'),
  won: () => play('won'),
  over: () => play('over'),
}

export function vibrate(pattern: number | number[]): void {
  if (prefs.vibrates && tapped()) navigator.vibrate?.(pattern)
}
