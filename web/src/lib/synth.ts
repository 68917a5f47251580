/* The sounds of the table, synthesised: tiles are short bursts of noise over a thump, signals are struck bars. Loaded with the
   first sound. */

type Player = (audio: AudioContext, out: AudioNode, start: number) => void

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** A volume that rises at once and fades away. */
function fading(audio: AudioContext, out: AudioNode, start: number, long: number, loud: number, rise = 0.003): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(out)
  return gain
}

const tone =
  (pitch: number, long: number, loud: number, { after = 0, to = pitch, shape = 'sine' as OscillatorType } = {}): Player =>
  (audio, out, start) => {
    const source = audio.createOscillator()
    source.type = shape
    source.frequency.setValueAtTime(pitch, start + after)
    if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, start + after + long)
    source.connect(fading(audio, out, start + after, long, loud))
    source.start(start + after)
    source.stop(start + after + long)
  }

const hiss =
  (pitch: number, long: number, loud: number, { after = 0, to = pitch, narrow = 1.2, rise = 0.003 } = {}): Player =>
  (audio, out, start) => {
    if (!noise) {
      noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
      const samples = noise.getChannelData(0)
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
    }
    const source = audio.createBufferSource()
    source.buffer = noise
    const band = audio.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.value = narrow
    band.frequency.setValueAtTime(pitch, start + after)
    if (to !== pitch) band.frequency.exponentialRampToValueAtTime(to, start + after + long)
    source.connect(band).connect(fading(audio, out, start + after, long, loud, rise))
    source.start(start + after, Math.random() * 0.2, long)
  }

/** A wooden bar that is struck: the tone, and two higher ones that fade sooner. */
const bar = (pitch: number, after: number, loud = 0.16, long = 0.55): Player[] => [
  tone(pitch, long, loud, { after }),
  tone(pitch * 3.93, long / 4, loud / 4, { after }),
  hiss(pitch * 4, 0.03, loud / 2, { after }),
]

const clack = (loud: number, after = 0): Player[] => [
  hiss(2900, 0.045, loud, { after, narrow: 1.6 }),
  hiss(5200, 0.02, loud / 2, { after }),
  tone(430, 0.06, loud * 0.6, { after, to: 300 }),
]

export const SOUNDS: Record<string, Player[]> = {
  /** A tile is put down. */
  click: clack(0.34),
  /** A tile is taken up. */
  lift: [hiss(3800, 0.03, 0.1, { narrow: 2 }), tone(720, 0.03, 0.05)],
  /** A tile slides out of the pool, and onto the rack. */
  draw: [hiss(900, 0.17, 0.22, { to: 2600, narrow: 0.8, rise: 0.08 }), ...clack(0.26, 0.17)],
  /** Two dull knocks: not there. */
  refuse: [0, 0.1].flatMap((after) => [tone(150, 0.13, 0.34, { after, to: 95 }), hiss(420, 0.05, 0.16, { after })]),
  /** It is your turn. */
  turn: [...bar(587, 0), ...bar(880, 0.13)],
  /** One of the last ten seconds. */
  tick: [hiss(1700, 0.03, 0.3, { narrow: 6 }), tone(1150, 0.04, 0.12)],
  /** One of the last five. */
  alarm: [...bar(988, 0, 0.24, 0.2), ...bar(988, 0.14, 0.2, 0.25)],
  /** The time is up. */
  timeout: [392, 311, 233].flatMap((pitch, at) => [tone(pitch, 0.34, 0.2, { after: at * 0.19, shape: 'triangle' }), tone(pitch / 2, 0.34, 0.14, { after: at * 0.19 })]),
  /** You have won. */
  won: [523, 659, 784, 1047].flatMap((pitch, at) => bar(pitch, at * 0.11)).concat([523, 659, 784, 1047].flatMap((pitch) => bar(pitch, 0.5, 0.11, 1.3))),
  /** The round is over. */
  over: [...bar(523, 0), ...bar(392, 0.17, 0.16, 0.8)],
}

/** Plays a sound, `loud` from 0 to 1. */
export function play(name: string, loud: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = loud
  out.connect(context.destination)
  for (const player of SOUNDS[name] ?? []) player(context, out, context.currentTime + 0.005)
}
