/* What this browser remembers of its user: nothing leaves it but the name and the language. */

import { MediaQuery } from 'svelte/reactivity'

export type Theme = 'auto' | 'light' | 'dark' | 'contrast'
export type Sort = 'run' | 'group' | 'smart' | 'hand'

const STORE = 'tilerummy'

interface Stored {
  theme: Theme
  language: string
  muted: boolean
  letters: boolean
  name: string
  sort: Sort
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
  edition = $state('')
  /** The lesson was seen, or is not wanted. */
  learned = $state(false)

  constructor() {
    Object.assign(this, read())
    $effect.root(() => {
      $effect(() => this.#keep())
      // The style sheet knows looks; which one `auto` is, the device says, also when it changes its mind.
      const dark = new MediaQuery('(prefers-color-scheme: dark)')
      $effect(() => {
        document.documentElement.dataset['look'] = this.theme === 'auto' ? (dark.current ? 'dark' : 'light') : this.theme
      })
    })
  }

  #keep(): void {
    const { theme, language, muted, letters, name, sort, edition, learned } = this
    try {
      localStorage.setItem(STORE, JSON.stringify({ theme, language, muted, letters, name, sort, edition, learned }))
    } catch {
      // A browser that forbids storage forgets; nothing else is lost.
    }
  }
}

export const prefs = new Prefs()
