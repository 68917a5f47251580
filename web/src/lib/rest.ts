/* Made by `npm run types` from docs/openapi.json (sha256 2b92520167c11ac0363178d3e3de2882b3671bb16649e619d91c551e1b8f4491): do not edit. */

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
export interface EditionInfo {
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
  clock?: ClockWish | null
  edition: string
  games?: number | null
  hints?: boolean
  house_rules?: {
    [k: string]: string
  }
  name: string
  public?: boolean
  rounds?: number | null
  seats: SeatWish[]
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
