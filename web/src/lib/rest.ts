/* Made by `npm run types` from docs/openapi.json (sha256 1add1950276a2dab03960606e44da4acd9a5300c2c643e9a827fa82d942aaeb8): do not edit. */

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
