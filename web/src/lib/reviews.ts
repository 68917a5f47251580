/* Questions about a finished round. This module alone knows who answers them. */

import { request } from './api'
import type { RoomInfo, RoundReviewed } from './rest'

/** The longest record that is accepted, in characters. */
export const LONGEST = 50_000

export const ofRoom = (room: string, round: number) => request<RoundReviewed>('GET', `/rooms/${room}/rounds/${round}/review`)
export const ofRecord = (trn: string, round: number) => request<RoundReviewed>('POST', '/review', { trn, round })
/** A new room in which the round goes on after so many of its moves. */
export const continueRound = (room: string, round: number, given: { moves: number; seat: number; name: string }) =>
  request<RoomInfo>('POST', `/rooms/${room}/rounds/${round}/continue`, given)
