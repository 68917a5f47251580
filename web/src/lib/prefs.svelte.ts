/* Settings stored in this browser. Only the name and the language are sent to the server. */

import { MediaQuery } from 'svelte/reactivity'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
/** How fast the lays of other players are shown. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const
export type Pace = (typeof PACES)[number]
export const TILE_LOOKS = ['ivory', 'plain', 'colour', 'night'] as const
export type TileLook = (typeof TILE_LOOKS)[number]
export const FELTS = ['green', 'blue', 'wine', 'slate'] as const
export type Felt = (typeof FELTS)[number]
export const VOLUMES = ['off', 'quiet', 'normal', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]
export type Sort = 'run' | 'group' | 'smart' | 'hand'

const STORE = 'tilerummy'

interface Stored {
  theme: Theme
  language: string
  volume: Volume
  vibrates: boolean
  letters: boolean
  letterKeys: boolean
  name: string
  sort: Sort
  pace: Pace
  edition: string
  learned: boolean
  firstGame: string
  tiles: TileLook
  felt: Felt
  offline: boolean | null
}

function read(): Partial<Stored> {
  try {
    const { muted, ...stored } = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored> & { muted?: boolean }
    // Earlier versions had sounds and vibration, or neither.
    return muted ? { volume: 'off', vibrates: false, ...stored } : stored
  } catch {
    return {}
  }
}

class Prefs {
  theme = $state<Theme>('auto')
  language = $state('')
  volume = $state<Volume>('normal')
  vibrates = $state(true)
  letters = $state(false)
  /** Keys with a single letter do something at the table. */
  letterKeys = $state(true)
  name = $state('')
  sort = $state<Sort>('smart')
  pace = $state<Pace>('normal')
  edition = $state('')
  /** The lesson was finished or declined. */
  learned = $state(false)
  /** The room of the game after the lesson. */
  firstGame = $state('')
  tiles = $state<TileLook>('ivory')
  felt = $state<Felt>('green')
  /** Whether the game is kept in this browser; null if nobody has said. */
  offline = $state<boolean | null>(null)

  constructor() {
    Object.assign(this, read())
    $effect.root(() => {
      $effect(() => this.#save())
      // The style sheet knows the themes; for `auto` the device decides, also when its setting changes.
      const dark = new MediaQuery('(prefers-color-scheme: dark)')
      $effect(() => {
        document.documentElement.dataset['tiles'] = this.tiles
        document.documentElement.dataset['cloth'] = this.felt
      })
      $effect(() => {
        document.documentElement.dataset['look'] = this.theme === 'auto' ? (dark.current ? 'dark' : 'light') : this.theme
      })
    })
  }

  #save(): void {
    const { theme, language, volume, vibrates, letters, letterKeys, name, sort, pace, edition, learned, firstGame, tiles, felt, offline } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ theme, language, volume, vibrates, letters, letterKeys, name, sort, pace, edition, learned, firstGame, tiles, felt, offline }))
    } catch {
      // Without storage the settings are lost on reload, and nothing else.
    }
  }
}

export const prefs = new Prefs()
