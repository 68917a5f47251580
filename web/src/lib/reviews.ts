/* Questions about a finished round. This module alone knows who answers them. */

import { request } from './api'
import type { RoomInfo, RoundReviewed } from './rest'

/** The longest record that is accepted, in characters. */
export const LONGEST = 50_000

export const ofRoom = (room: string, round: number) => request<RoundReviewed>('GET', `/rooms/${room}/rounds/${round}/review`)
export const ofRecord = (trn: string, round: number) => request<RoundReviewed>('POST', '/review', { trn, round })

/** Where somebody plays on: after the first moves, on a seat. */
interface Moment {
  moves: number
  seat: number
  name: string
}
/** A new room that continues the round of a room, or of a record. */
export const continueRound = (room: string, round: number, given: Moment) =>
  request<RoomInfo>('POST', `/rooms/${room}/rounds/${round}/continue`, given)
export const continueRecord = (trn: string, round: number, given: Moment) =>
  request<RoomInfo>('POST', '/review/continue', { trn, round, ...given })
