import { describe, expect, it } from 'vitest'
import { byGroup, byRun, face, grouped, sameTiles, without } from '../src/lib/tiles'

describe('face', () => {
  it('reads tiles, jokers and coloured jokers', () => {
    expect(face('r13')).toEqual({ colour: 'r', number: 13, joker: false })
    expect(face('j')).toEqual({ colour: '', number: 0, joker: true })
    expect(face('R')).toEqual({ colour: 'r', number: 0, joker: true })
  })
})

describe('orders', () => {
  const tiles = ['j', 'r2', 'k10', 'b2', 'k1', 'R']

  it('sorts by colour, with jokers at the end', () => {
    expect(tiles.toSorted(byRun)).toEqual(['k1', 'k10', 'b2', 'r2', 'R', 'j'])
  })

  it('sorts by number, with jokers at the end', () => {
    expect(tiles.toSorted(byGroup)).toEqual(['k1', 'b2', 'r2', 'k10', 'R', 'j'])
  })
})

describe('grouped', () => {
  it('puts the melds of the server first, then the rest by colour', () => {
    const rack = ['o9', 'k3', 'j', 'k5', 'k4', 'b1', 'k8']
    expect(grouped(rack, [['k3', 'k4', 'k5']])).toEqual([['k3', 'k4', 'k5'], ['k8'], ['b1'], ['o9'], ['j']])
  })

  it('leaves out a meld whose tiles are no longer on the rack', () => {
    expect(grouped(['k3', 'k4'], [['k3', 'k4', 'k5']])).toEqual([['k3', 'k4']])
  })

  it('finds no meld by itself', () => {
    expect(grouped(['k3', 'b3', 'r3'], [])).toEqual([['k3'], ['b3'], ['r3']])
  })
})

describe('multisets', () => {
  it('removes each tile once and ignores missing ones', () => {
    expect(without(['k1', 'k1', 'b2'], ['k1', 'o9'], (kind) => kind)).toEqual([['k1', 'b2'], ['k1']])
  })

  it('compares regardless of order, but not of number', () => {
    expect(sameTiles(['k1', 'b2'], ['b2', 'k1'])).toBe(true)
    expect(sameTiles(['k1', 'k1'], ['k1', 'b2'])).toBe(false)
    expect(sameTiles(['k1'], ['k1', 'k1'])).toBe(false)
  })
})
