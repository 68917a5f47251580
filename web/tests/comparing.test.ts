// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { comparing, differs, fits, oneOfEach } from '../src/lib/comparing.svelte'
import type { ClauseCompared, ClauseSaid } from '../src/lib/rest'

const said = (value: string, has_effect = true): ClauseSaid => ({
  value, text: `at least ${value} points`, basis: 'stated', basis_text: 'stated', source: `00${value} de L1`, note: 'Être sûr', has_effect,
})
const clause = (...values: ClauseSaid[]): ClauseCompared => ({ field: 'open_min', name: 'Points', help: 'How many.', part: 'First lay', said: values })
const editions = [['a', '000'], ['b', '000'], ['c', '001']].map(([key, sheet]) => ({ key: key!, title: key!, sheet: sheet!, languages: '' }))

describe('rules side by side', () => {
  it('differ only among the chosen editions, and only where they have an effect', () => {
    const rule = clause(said('30'), said('30'), said('40'))
    expect([differs(rule, [0, 1]), differs(rule, [0, 2]), differs(rule, [2])]).toEqual([false, true, false])
    expect(differs(clause(said('30'), said('40', false)), [0, 1])).toBe(false)
  })

  it('are found by all words of a search, without regard to accents and capitals', () => {
    const rule = clause(said('30'), said('40'))
    expect(['', ' ', 'POINTS 30', 'etre', 'first lay', 'l1'].map((search) => fits(rule, [0], search))).toEqual(Array(6).fill(true))
    expect(['40', 'points clock'].map((search) => fits(rule, [0], search))).toEqual([false, false])
  })

  it('begin with one edition of each sheet and that of the table', () => {
    expect(oneOfEach(editions)).toEqual(['a', 'c'])
    expect(comparing.columns(editions)).toEqual([0, 2])
    comparing.read('?edition=b')
    expect(comparing.columns(editions)).toEqual([0, 1, 2])
  })

  it('can be shared with what was chosen', () => {
    comparing.read('?editions=c,b,nonsense&differ=1&search=joker')
    expect(comparing.columns(editions)).toEqual([1, 2])
    expect([comparing.differ, comparing.search]).toEqual([true, 'joker'])
    expect(comparing.query).toBe('?editions=c,b,nonsense&differ=1&search=joker')
  })
})
