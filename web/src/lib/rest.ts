/* Made by `npm run types` from docs/openapi.json (sha256 1bc4afddad23e12ebefef272a2387d8083240d373d8c15ad2dd3a44e4e9bb401): do not edit. */

/** The best lay where it was missed. */
export interface BestLay {
  rack: string[]
  rack_before: string[]
  steps: string[]
  table: ShownMeld[]
  tiles: string[]
}
export interface ShownMeld {
  name: string
  new: number[]
  slot: number
  stands_for: string[]
  tiles: string[]
}
/** A room as it would be created: what it is, or why it is refused. */
export interface CheckedRoom {
  facts: string[]
  problem: Problem | null
  title: string
}
/** Why a request is refused. */
export interface Problem {
  code: string
  field: string | null
  text: string
}
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
  box: string
  clock: string
  colours: string
  facts: string[]
  games_in_round: number[]
  jokers: number
  key: string
  languages: string[]
  most_seats: number
  open_min: number
  rules: RuleInfo[]
  seats: [number, number]
  sheet: string
  summary: string[]
  tiles: number
  timer_s: number | null
  title: string
  usual_in: string[]
  variants: VariantInfo[]
}
export interface RuleInfo {
  basis: string
  choices: Choice[] | null
  field: string
  help: string
  limits: [number, number] | null
  name: string
  offered: Choice[] | null
  part: string
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
/** A lesson. Its table is the socket `/ws/v1/lesson/KEY/STEP`. */
export interface LessonInfo {
  box: string
  key: string
  part: string
  steps: number
  text: string
  title: string
}
export interface LessonList {
  lessons: LessonInfo[]
}
/** The table and all racks after a turn. */
export interface Moment {
  discards: string[][]
  hidden: number[]
  open_tile: string | null
  opened: number[]
  pool: number
  racks: string[][]
  table: ShownMeld[]
}
export interface NewRoom {
  by_host?: boolean
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
export interface PlayerReviewed {
  accuracy: number | null
  computer: string | null
  level: string
  missed: string
  name: string
  values: (number | null)[]
  worst: number[]
}
export interface PushBrowser {
  endpoint: string
}
/** Whether this server tells browsers about turns. */
export interface PushInfo {
  key: string | null
}
/** What a service worker shows when a message without content arrives. */
export interface PushNews {
  room: string | null
  text: string
  title: string
}
export interface Removing {
  block?: boolean
  seat: number
}
/** A record in TRN, and which of its rounds is meant. */
export interface ReviewQuestion {
  round?: number
  trn: string
}
export interface RoomInfo {
  by_host: boolean
  clock: ClockInfo
  commitment: string | null
  computer_pace: ('quick' | 'natural' | 'slow') | null
  created: number
  edition: string
  facts: string[]
  games: number
  hints: boolean
  host: boolean
  host_seat: number | null
  id: string
  public: boolean
  rounds: number | null
  seats: SeatInfo[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  title: string
  touched: number
  turn: number | null
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
/** The review of a round. */
export interface RoundReviewed {
  beginning: string
  edition: string
  ending: string
  is_over: boolean
  players: PlayerReviewed[]
  round: number
  rounds: number
  scores: number[] | null
  start: Moment
  title: string
  turning_points: TurningPointShown[]
  turns: TurnReviewed[]
  unit: 'round' | 'game'
}
export interface TurningPointShown {
  seat: number
  text: string
  turn: number
}
/** A turn beside the best lay. */
export interface TurnReviewed {
  after: Moment
  best: BestLay | null
  comment: string
  exercise: string | null
  laid: string
  lap: number
  marks: (
    'won' | 'missed-win' | 'missed-first-lay' | 'joker-given' | 'missed-tiles' | 'missed-points' | 'best' | 'nothing'
  )[]
  missed: string
  number: number
  position: string
  possible: string
  seat: number
  sentence: string
  text: string
  tiles: number
  why: string
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
export interface Starting {
  level?: string | null
}
/** The whole rules of a room, with its house rules, in the language of the reader. */
export interface TableRules {
  colours: string
  edition: string
  facts: string[]
  parts: RulesPart[]
  title: string
}
