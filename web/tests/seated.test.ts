// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { isMyTurn, toContinue } from '../src/lib/seated'
import type { RoomInfo } from '../src/lib/rest'

const room = (id: string, more: Partial<RoomInfo>) =>
  ({ id, stage: 'playing', you: 0, here: [], turn: 1, touched: 1, ...more }) as RoomInfo

describe('the game to continue', () => {
  it('is one that waits for me, before one that was played later', () => {
    const rooms = [room('later', { touched: 9 }), room('mine', { turn: 0 }), room('old', {})]
    expect(toContinue(rooms)?.id).toBe('mine')
    expect(toContinue([rooms[2]!, rooms[0]!])?.id).toBe('later')
  })

  it('may wait for somebody else on this device', () => {
    expect(isMyTurn(room('one', { here: [0, 1] }))).toBe(true)
    expect(isMyTurn(room('one', { here: [0, 1], turn: null }))).toBe(false)
  })

  it('may be between two rounds', () => {
    expect(toContinue([room('between', { stage: 'round-over', turn: null })])?.id).toBe('between')
  })

  it('is running, and not one that I watch', () => {
    const rooms = [room('watched', { you: null }), room('waiting', { stage: 'waiting' }), room('over', { stage: 'match-over' })]
    expect(toContinue(rooms)).toBeNull()
  })
})
