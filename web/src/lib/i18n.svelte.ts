/* Texts in the chosen language, from the same catalogues as the command line. One language is loaded at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { late } from './late'
import { prefs } from './prefs.svelte'
import { face } from './tiles'

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl', 'es'] as const
export const NAMES: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
}

/** The files that every page needs, and the one of the start page. */
const FILES = import.meta.glob<string>(['../../../src/tilerummy/data/locales/*/{web,welcome,words}.ftl'], { query: '?raw', import: 'default' })

export type Args = Record<string, FluentVariable>

/** French before a name that begins with a vowel: « d’Anna ». */
function elided(text: string, args: Args): string {
  for (const value of Object.values(args))
    if (typeof value === 'string' && /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouy])/i.test(value))
      text = text.replaceAll(`de ${value}`, `d’${value}`).replaceAll(`que ${value}`, `qu’${value}`)
  return text
}

class Words {
  language = $state('en')
  /** What the sheet of this table calls the time from deal to outcome: round or game. */
  unit = $state('round')
  #bundle = $state.raw<FluentBundle | null>(null)

  get ready(): boolean {
    return this.#bundle !== null
  }

  #topics = ['web', 'words']
  /** The file that was added last, on its way or there. */
  #adding = Promise.resolve()
  /** The language that was chosen last. Its texts may be on their way. */
  #chosen = 'en'

  /** Loads another file of texts, in this language and in those that are chosen later. */
  async also(topic: string, language?: string): Promise<void> {
    if (this.#topics.includes(topic)) return this.#adding
    this.#topics = [...this.#topics, topic]
    return (this.#adding = this.#add(topic, language))
  }

  async #add(topic: string, language?: string): Promise<void> {
    if (!Object.keys(FILES).some((path) => path.endsWith(`/${topic}.ftl`))) Object.assign(FILES, (await late(() => import('./topics'))).TOPICS)
    await this.load(language ?? this.#chosen)
  }

  #loads = 0
  #shown = 0

  /** Speaks this language as soon as its texts are there, unless a later call has come first. */
  async load(language: string): Promise<void> {
    const number = ++this.#loads
    this.#chosen = language
    const found = Object.entries(FILES).filter(([path]) => this.#topics.some((topic) => path.endsWith(`/${language}/${topic}.ftl`)))
    const texts = await Promise.all(found.map(([, load]) => late(load)))
    if (number < this.#shown) return
    this.#shown = number
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  text(name: string, args?: Args): string {
    const pattern = this.#bundle?.getMessage(name)?.value
    const text = pattern ? this.#bundle!.formatPattern(pattern, { unit: this.unit, ...args }) : name
    return args && this.language === 'fr' ? elided(text, args) : text
  }
}

export const words = new Words()
export const t = (name: string, args?: Args): string => words.text(name, args)

export function browserLanguage(): string {
  const wanted = [prefs.language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? 'en'
}

export async function speak(language: string): Promise<void> {
  prefs.language = language
  await words.load(language)
}

/** "blue 7", "joker". */
export function tileName(kind: string): string {
  const { colour, number, joker } = face(kind)
  if (!joker) return t('tile-name', { colour, number })
  return colour ? t('joker-name-coloured', { colour }) : t('joker-name')
}

/** “You” at the beginning of a line. */
export const you = (): string => {
  const word = t('web-you')
  return word.charAt(0).toLocaleUpperCase(words.language) + word.slice(1)
}

/** The level of a computer as a plain word, without its number. */
export const levelName = (level: string): string => t(`web-level-${level}`).replace(/\s*\(\d+\)$/, '')

export const listed = (items: string[]): string =>
  new Intl.ListFormat(words.language, { type: 'conjunction' }).format(items)

/** A number with a typographic minus. */
export const points = (value: number): string => new Intl.NumberFormat(words.language).format(value).replace('-', '−')

const dated = (when: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when))

/** "5 minutes ago"; after a day the date. */
export function ago(when: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - when) / 60_000))
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  if (minutes < 60) return relative.format(-minutes, 'minute')
  return minutes < 24 * 60 ? relative.format(-Math.round(minutes / 60), 'hour') : dated(when)
}
