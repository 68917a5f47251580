/* Made by `npm run types` from docs/openapi.json (sha256 04d85b15cfb5dd3d60362982e2bde23bd3045420198a6aa62fe0a4762fb54533): do not edit. */

export interface Choice {
  text: string
  value: string
}
export interface ClockInfo {
  kind: 'off' | 'sheet' | 'turn'
  seconds: number | null
}
export interface ClockWish {
  kind?: 'off' | 'sheet' | 'turn'
  seconds?: number | null
}
export interface EditionInfo {
  colours: string
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
export interface VariantInfo {
  changes: {
    [k: string]: string
  }
  name: string
  text: string
}
export interface EditionList {
  editions: EditionInfo[]
}
export interface Import {
  trn: string
}
export interface Joining {
  name: string
  seat?: number | null
}
export interface NewRoom {
  clock?: ClockWish
  edition: string
  hints?: boolean
  house_rules?: {
    [k: string]: string
  }
  name: string
  public?: boolean
  rounds?: number | null
  seats: SeatWish[]
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
export interface RoomInfo {
  clock: ClockInfo
  created: number
  edition: string
  hints: boolean
  host: boolean
  id: string
  public: boolean
  rounds: number | null
  seats: SeatInfo[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  title: string
  touched: number
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
