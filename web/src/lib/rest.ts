/* Made by `npm run types` from docs/openapi.json (sha256 df3e9f5e6d40496933fa2354238519cf7568618975be3adb13e862d03c210a2a): do not edit. */

export interface Choice {
  text: string
  value: string
}
export interface ClockInfo {
  kind: 'off' | 'sheet' | 'turn'
  seconds: number | null
}
/** `off`, the limit printed on the `sheet` (or set by a house rule), or `seconds` for every `turn`. */
export interface ClockWish {
  kind?: 'off' | 'sheet' | 'turn'
  seconds?: number | null
}
export interface Commitment {
  commitment: string
}
export interface EditionInfo {
  clock: string
  colours: string
  games_in_round: number[]
  key: string
  languages: string[]
  open_min: number
  rules: RuleInfo[]
  seats: [number, number]
  summary: string[]
  tiles: number
  timer_s: number | null
  title: string
  variants: VariantInfo[]
}
export interface RuleInfo {
  basis: string
  choices: Choice[] | null
  field: string
  help: string
  name: string
  offered: Choice[] | null
  source: string
  text: string
  value: string
}
/** A variant that the sheet offers, or another reading of it. */
export interface VariantInfo {
  basis: 'offered' | 'reading'
  changes: {
    [k: string]: string
  }
  name: string
  note: string
  origin: string
  text: string
  title: string
}
export interface EditionList {
  editions: EditionInfo[]
}
export interface Import {
  trn: string
}
export interface Joining {
  entropy?: string
  name: string
  seat?: number | null
}
export interface NewRoom {
  clock?: ClockWish | null
  commitment?: string | null
  computer_pace?: 'quick' | 'natural' | 'slow'
  edition: string
  entropy?: string
  games?: number | null
  hints?: boolean
  house_rules?: {
    [k: string]: string
  }
  name: string
  public?: boolean
  rounds?: number | null
  seats: SeatWish[]
  variants?: string[]
  youngest?: number | null
}
export interface SeatWish {
  kind: 'me' | 'person' | 'computer'
  level?: string | null
}
/** Why a request is refused. */
export interface Problem {
  code: string
  text: string
}
export interface Removing {
  seat: number
}
export interface RoomInfo {
  clock: ClockInfo
  commitment: string | null
  created: number
  edition: string
  games: number
  hints: boolean
  host: boolean
  id: string
  public: boolean
  rounds: number | null
  seats: SeatInfo[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  title: string
  touched: number
  verified: boolean | null
  you: number | null
}
export interface SeatInfo {
  kind: 'person' | 'computer'
  level: string | null
  name: string
  taken: boolean
}
export interface RoomList {
  rooms: RoomInfo[]
}
export interface RuleSentence {
  house: boolean
  source: string
  text: string
}
export interface RulesPart {
  lines: RuleSentence[]
  title: string
}
/** The whole rules of a room, with its house rules, in the language of the reader. */
export interface TableRules {
  colours: string
  edition: string
  parts: RulesPart[]
  title: string
}
