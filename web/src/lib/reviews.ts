/* Questions about a finished round. This module alone knows who answers them. */

import { request } from './api'
import type { RoomInfo, RoundReviewed } from './rest'

/** The longest record that is accepted, in characters. */
export const LONGEST = 50_000

export const ofRoom = (room: string, round: number) => request<RoundReviewed>('GET', `/rooms/${room}/rounds/${round}/review`)
export const ofRecord = (trn: string, round: number) => request<RoundReviewed>('POST', '/review', { trn, round })
/** A new room that continues the round after its first moves. */
export const continueRound = (room: string, round: number, given: { moves: number; seat: number; name: string }) =>
  request<RoomInfo>('POST', `/rooms/${room}/rounds/${round}/continue`, given)
