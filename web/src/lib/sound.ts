/* A few soft clicks and tones, synthesised in the browser. */

import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

function ready(): AudioContext | null {
  if (prefs.muted || !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** In a separate task: opening the sound device takes longer than a frame. */
const tone = (...wanted: Parameters<typeof play>) => void setTimeout(play, 0, ...wanted)

function play(pitch: number, after: number, long: number, loud: number, shape: OscillatorType = 'sine'): void {
  const audio = ready()
  if (!audio) return
  const start = audio.currentTime + after
  const source = audio.createOscillator()
  const gain = audio.createGain()
  source.type = shape
  source.frequency.setValueAtTime(pitch, start)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  source.connect(gain).connect(audio.destination)
  source.start(start)
  source.stop(start + long)
}

const chord = (pitches: number[], step: number, loud: number) =>
  pitches.forEach((pitch, at) => tone(pitch, at * step, 0.5, loud))

export const sounds = {
  click: () => tone(1900, 0, 0.05, 0.05, 'triangle'),
  lift: () => tone(1300, 0, 0.04, 0.025, 'triangle'),
  refuse: () => tone(180, 0, 0.16, 0.07),
  turn: () => chord([660, 880], 0.09, 0.06),
  alarm: () => chord([988, 740], 0.09, 0.1),
  tick: () => tone(990, 0, 0.05, 0.03),
  won: () => chord([523, 659, 784, 1047], 0.11, 0.07),
  over: () => chord([523, 440], 0.14, 0.05),
}

export function vibrate(pattern: number | number[]): void {
  // Before the first tap a browser refuses this and logs a warning.
  if (!prefs.muted && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern)
}
