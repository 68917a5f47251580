// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, NAMES, browserLanguage, listed, points, speak, t, tileName, words } from '../src/lib/i18n.svelte'
import { prefs } from '../src/lib/prefs.svelte'

beforeEach(async () => {
  prefs.language = ''
  await words.load('en')
})

describe('texts', () => {
  it('come from the catalogue of the language', async () => {
    expect(t('web-your-turn')).not.toBe('web-your-turn')
    const english = t('web-your-turn')
    await speak('de')
    expect(t('web-your-turn')).not.toBe(english)
    expect(document.documentElement.lang).toBe('de')
    expect(prefs.language).toBe('de')
  })

  it('are named by their id where the catalogue has none', () => {
    expect(t('no-such-text')).toBe('no-such-text')
  })

  it('are those of the language that was chosen last, whichever comes first', async () => {
    const slow = vi.spyOn(Promise, 'all').mockImplementationOnce(async (texts) => {
      await new Promise((done) => setTimeout(done, 50))
      return Promise.all(texts as Promise<string>[])
    })
    const first = speak('de')
    slow.mockRestore()
    await speak('nl')
    expect(words.language).toBe('nl')
    await first
    expect(words.language).toBe('nl')
  })

  it('of a topic come in the language that is on its way', async () => {
    const german = words.load('de')
    await words.also('puzzles')
    await german
    expect(words.language).toBe('de')
    expect(t('puzzle-goal-out', { count: 3 })).toContain('3')
  })

  it('exist in every language that can be chosen', async () => {
    for (const language of LANGUAGES) {
      await words.load(language)
      expect(t('web-end-turn'), language).not.toBe('web-end-turn')
      expect(NAMES[language], language).toBeTruthy()
    }
  })
})

describe('tileName', () => {
  it('names tiles and jokers in words', async () => {
    expect(tileName('b7')).toBe('blue 7')
    expect(tileName('j')).toBe('joker')
    expect(tileName('R')).toContain('red')
    await words.load('de')
    expect(tileName('b7')).toContain('7')
    expect(tileName('b7')).not.toBe('blue 7')
  })
})

describe('browserLanguage', () => {
  const withLanguages = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

  it('is the first known language of the browser', () => {
    withLanguages('pl', 'fr-CA', 'de')
    expect(browserLanguage()).toBe('fr')
  })

  it('is the chosen language, if there is one', () => {
    withLanguages('fr')
    prefs.language = 'it'
    expect(browserLanguage()).toBe('it')
  })

  it('is English otherwise', () => {
    withLanguages('pl')
    expect(browserLanguage()).toBe('en')
  })
})

it('writes numbers and lists as the language does', () => {
  expect(points(-30)).toBe('−30')
  expect(listed(['a', 'b', 'c'])).toBe('a, b, and c')
})
