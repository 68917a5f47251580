/* Settings stored in this browser. Only the name and the language are sent to the server. */

import { MediaQuery } from 'svelte/reactivity'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
/** How fast the lays of other players are shown. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off'
export type Sort = 'run' | 'group' | 'smart' | 'hand'

const STORE = 'tilerummy'

interface Stored {
  theme: Theme
  language: string
  muted: boolean
  letters: boolean
  name: string
  sort: Sort
  pace: Pace
  edition: string
  learned: boolean
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>
  } catch {
    return {}
  }
}

class Prefs {
  theme = $state<Theme>('auto')
  language = $state('')
  muted = $state(false)
  letters = $state(false)
  name = $state('')
  sort = $state<Sort>('smart')
  pace = $state<Pace>('normal')
  edition = $state('')
  /** The lesson was finished or declined. */
  learned = $state(false)

  constructor() {
    Object.assign(this, read())
    $effect.root(() => {
      $effect(() => this.#save())
      // The style sheet knows the themes; for `auto` the device decides, also when its setting changes.
      const dark = new MediaQuery('(prefers-color-scheme: dark)')
      $effect(() => {
        document.documentElement.dataset['look'] = this.theme === 'auto' ? (dark.current ? 'dark' : 'light') : this.theme
      })
    })
  }

  #save(): void {
    const { theme, language, muted, letters, name, sort, pace, edition, learned } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ theme, language, muted, letters, name, sort, pace, edition, learned }))
    } catch {
      // Without storage the settings are lost on reload, and nothing else.
    }
  }
}

export const prefs = new Prefs()
