/* Made by tools/wire_types.py from the messages of the server: do not edit. */

export const VERSION = 1

export interface Discard {
  id: string
  at: number
  type: 'discard'
  tile: string
}

export interface Draft {
  id: string
  at: number
  type: 'draft'
  rows: LaidRow[]
  taking?: 'discard' | 'open' | null
}

export interface Draw {
  id: string
  at: number
  type: 'draw'
}

export interface Hello {
  type: 'hello'
  version: number
  language?: string
}

export interface Hint {
  id: string
  at: number
  type: 'hint'
  depth: 0 | 1 | 2 | 3
}

export interface LaidRow {
  tiles: string[]
  reading?: string | null
}

export interface Lay {
  id: string
  at: number
  type: 'lay'
  rows: LaidRow[]
  taking?: 'discard' | 'open' | null
}

export interface Lift {
  id: string
  at: number
  type: 'lift'
  rows: LaidRow[]
  tiles: string[]
  row?: number | null
  places?: number[]
  taking?: 'discard' | 'open' | null
}

export interface NextRound {
  id: string
  at: number
  type: 'next'
}

export interface Pass {
  id: string
  at: number
  type: 'pass'
}

export interface Ping {
  id: string
  type: 'ping'
}

export interface Plan {
  id: string
  at: number
  type: 'plan'
  rows: LaidRow[]
}

export interface React {
  id: string
  type: 'react'
  reaction: 'well' | 'thanks' | 'oops' | 'hurry' | 'think' | 'bye'
}

export interface Resign {
  id: string
  at: number
  type: 'resign'
}

export interface Substitute {
  id: string
  at: number
  type: 'substitute'
  seat: number
  level: string
}

export type FromPage =
  | Hello
  | Draft
  | Plan
  | Lift
  | Lay
  | Draw
  | Pass
  | Discard
  | Resign
  | Hint
  | NextRound
  | React
  | Substitute
  | Ping

export interface ClockScene {
  seconds: number | null
  ends: number | null
  now: number
  stopped: boolean
}

export interface Done {
  type: 'done'
  id: string
  at: number
}

export interface HintGiven {
  type: 'hint'
  id: string
  at: number
  depth: 0 | 1 | 2 | 3
  found: boolean
  text: string
  tiles: string[]
  steps: HintStep[]
}

export interface HintStep {
  text: string
  rows: LaidRow[]
}

export interface LastLay {
  seat: number
  played: string[]
  put: string[]
  taken: string[]
}

export interface LogLine {
  number: number
  seat: number
  move: string
  text: string
}

export interface MeldScene {
  text: string
  tiles: string[]
  stands_for: string[]
  name: string
}

export interface OthersDraft {
  type: 'drafting'
  at: number
  seat: number
  rows: LaidRow[]
}

export interface Pong {
  type: 'pong'
  id: string
  now: number
}

export interface Presence {
  type: 'presence'
  seat: number
  connected: boolean
}

export interface Reaction {
  type: 'reaction'
  seat: number | null
  reaction: string
}

export interface Reason {
  clause: string
  text: string
  tiles: string[]
}

export interface Refused {
  type: 'refused'
  id: string | null
  at: number
  code: string
  text: string
  reasons: Reason[]
  stale: boolean
}

export interface Review {
  type: 'review'
  id: string
  at: number
  plan: boolean
  rows: RowVerdict[]
  reasons: Reason[]
  may_end: boolean
  text: string
  points: number
  needed: number | null
  rack: string[]
  loose: string[]
}

export interface RoundEnd {
  ending: string
  text: string
  winner: number | null
  racks: string[][]
  rack_points: number[]
  scores: number[]
  arithmetic: string[]
  commitment: string
  seed: string
  match_over: boolean
  leaders: number[]
}

export interface RowVerdict {
  tiles: string[]
  state: 'meld' | 'unfinished' | 'open'
  readings: string[]
  text: string
  mine: number[]
  splits: string[][]
}

export interface Scene {
  type: 'scene'
  at: number
  room: string
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  edition: string
  round: number
  rounds: number
  you: number | null
  host: boolean
  hints: boolean
  turn: number
  turn_stage: 'start' | 'drawn' | 'laid'
  lap: number
  seats: SeatScene[]
  table: MeldScene[]
  rack: string[]
  drawn: string | null
  pool: number
  discards: string[][]
  open_tile: string | null
  may: ('lay' | 'draw' | 'pass' | 'discard' | 'resign' | 'next')[]
  opening: number | null
  last_lay: LastLay | null
  log: LogLine[]
  clock: ClockScene
  sheet: ScoreRow[]
  end: RoundEnd | null
  commitment: string | null
  gone: number[]
}

export interface ScoreRow {
  round: number
  scores: number[]
  winner: number | null
}

export interface SeatScene {
  name: string
  computer: string | null
  taken: boolean
  connected: boolean
  tiles: number
  opened: boolean
  total: number
  ready: boolean
}

export interface Target {
  accepts: boolean
  text: string
  clause: string
}

export interface Targets {
  type: 'targets'
  id: string
  at: number
  rows: Target[]
  new: Target
  rack: Target
}

export type ToPage =
  | Scene
  | Review
  | Targets
  | OthersDraft
  | Done
  | Refused
  | HintGiven
  | Reaction
  | Presence
  | Pong
