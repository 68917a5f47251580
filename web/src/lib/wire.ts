/* Made by `npm run types` from docs/wire.schema.json (sha256 40f3d0f06fe879ced314d32a13bfc614168794ea5be332d197afd038c6bd65e3): do not edit. */

export const VERSION = 2

export type JsonValue = unknown
export type FromPage =
  | Hello
  | Draft
  | Plan
  | Lift
  | Typed
  | Lay
  | Draw
  | Pass
  | Discard
  | Resign
  | Hint
  | NextRound
  | Reveal
  | React
  | Youngest
  | Substitute
  | Take
  | Ping
export type ToPage =
  | Scene
  | Changes
  | Review
  | Targets
  | Understood
  | OthersDraft
  | Done
  | Refused
  | HintGiven
  | Reaction
  | Presence
  | Pong

/** The fields of a `Scene` that differ from the last one of this connection. All other fields are as before. */
export interface Changes {
  at: number
  fields: {
    [k: string]: JsonValue
  }
  type: 'changes'
}
/** A variant of the sheet that the room plays, in words. */
export interface ChosenVariant {
  name: string
  origin: string
  text: string
  title: string
}
/** `ends` and `now` are milliseconds of the server's clock. `ends` is None if no clock is running. */
export interface ClockScene {
  ends: number | null
  now: number
  seconds: number | null
  stopped: boolean
}
export interface Done {
  at: number
  id: string
  type: 'done'
}
/** The task of a prepared position, such as a step of a lesson, in words. */
export interface Exercise {
  box: string
  by_lay: boolean
  count: number
  melds: number[]
  number: number
  reached: boolean | null
  text: string
  tiles: string[]
  title: string
}
export interface HintGiven {
  at: number
  depth: 0 | 1 | 2 | 3 | 4
  found: boolean
  id: string
  steps: HintStep[]
  text: string
  tiles: string[]
  type: 'hint'
}
export interface HintStep {
  rows: LaidRow[]
  text: string
}
/**
 * A row of tiles. `reading` is the intended meld in TRN, if a joker allows several.
 *
 * `slot` and `ids` say which row and which tiles of the table these are, so that everybody sees them move. A program
 * need not say it. `place` is where the player put the row with this slot, if that is not where it lay before.
 */
export interface LaidRow {
  ids?: (number | null)[]
  place?: [number, number] | null
  reading?: string | null
  slot?: number | null
  tiles: string[]
}
/** A rule that differs from the printed edition and belongs to none of its variants, in words. */
export interface HouseRule {
  field: string
  name: string
  text: string
}
/** One reading of a row whose jokers allow several. */
export interface JokerChoice {
  name: string
  numbers: number[]
  reading: string
  stands_for: string[]
}
/** A move, or that a player left, is replaced by a computer or is back. */
export interface LogLine {
  computer: string | null
  move: string
  number: number
  seat: number
  text: string
  why: string
}
export interface MeldScene {
  ids: number[]
  name: string
  slot: number
  stands_for: string[]
  text: string
  tiles: string[]
}
/**
 * Before a deal: a browser that sent a hash keeps all this and the commitment of the scene, and reveals its bytes.
 *
 * The deal follows from the seed and the bytes, as `engine/dealer.py` says, so nobody can choose it any more.
 */
export interface Mixing {
  deck: string[]
  hashes: (string | null)[]
  open_tile: boolean
}
/** The table as another player is trying it out. */
export interface OthersDraft {
  at: number
  rows: LaidRow[]
  seat: number
  type: 'drafting'
}
export interface Pong {
  id: string
  now: number
  type: 'pong'
}
export interface Presence {
  connected: boolean
  seat: number
  type: 'presence'
}
/** A meld that a move put on the table, changed or moved. With these a page keeps every meld in its place. */
export interface PutMeld {
  length: number
  offset: number
  origin: number | null
  place: [number, number] | null
  slot: number
}
export interface Reaction {
  reaction: string
  seat: number | null
  type: 'reaction'
}
/** A broken clause: its id, its text and the tiles concerned. */
export interface Reason {
  clause: string
  field: string
  text: string
  tiles: string[]
}
/** Nothing was changed. `code` is a clause id or the code of an error. */
export interface Refused {
  at: number
  code: string
  id: string | null
  reasons: Reason[]
  stale: boolean
  text: string
  type: 'refused'
}
/** The referee's review of a draft or a plan. */
export interface Review {
  at: number
  enough: boolean
  id: string
  loose: string[]
  may_end: boolean
  needed: number | null
  plan: boolean
  points: number
  rack: string[]
  rack_groups: string[][]
  reasons: Reason[]
  rows: RowVerdict[]
  text: string
  type: 'review'
}
/** A row with its tiles in order, and whether it is a meld. */
export interface RowVerdict {
  choices: JokerChoice[]
  mine: number[]
  name: string
  readings: string[]
  splits: string[][]
  state: 'meld' | 'unfinished' | 'open'
  text: string
  tiles: string[]
  wrong: number[]
}
/** The end of a round: all racks, and how the scores are calculated. */
export interface RoundEnd {
  arithmetic: string[]
  commitment: string
  ending: string
  entropy: string[]
  leaders: number[]
  match_over: boolean
  rack_points: number[]
  racks: string[][]
  ranks: number[]
  scores: number[]
  seed: string
  sums: string[]
  text: string
  winner: number | null
}
/** Everything that a seat or a watcher may know. */
export interface Scene {
  at: number
  clock: ClockScene
  commitment: string | null
  delete_votes: number[]
  discards: string[][]
  drawn: string | null
  edition: string
  edition_key: string
  end: RoundEnd | null
  exercise: Exercise | null
  game: number
  games: number
  give_to: number | null
  gone: number[]
  here: number[]
  hints: boolean
  host: boolean
  house_rules: HouseRule[]
  lap: number
  log: LogLine[]
  may: ('lay' | 'draw' | 'pass' | 'discard' | 'resign' | 'next')[]
  mixing: Mixing | null
  neighbours: {
    [k: string]: string[]
  }
  open_tile: string | null
  opening: number | null
  pool: number
  rack: string[]
  rack_groups: string[][]
  room: string
  round: number
  round_name: string
  round_text: string
  rounds: number | null
  seats: SeatScene[]
  sheet: ScoreRow[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  start: string[]
  starter: number | null
  starter_draws: StarterDraw[]
  steps: TableStep[]
  table: MeldScene[]
  takeable: Takeable[]
  turn: number
  turn_stage: 'start' | 'drawn' | 'laid'
  type: 'scene'
  unit: 'round' | 'game'
  variants: ChosenVariant[]
  won_name: string
  you: number | null
  youngest: number | null
}
/** What everybody may know about a seat. */
export interface SeatScene {
  computer: string | null
  connected: boolean
  name: string
  opened: boolean
  ready: boolean
  taken: boolean
  tiles: number
  total: number
  won: number | null
}
export interface ScoreRow {
  game: number
  scores: number[]
  winner: number | null
}
/** A tile that a seat drew for who starts. `draw` counts the draws from 1: seats that tie draw again. */
export interface StarterDraw {
  draw: number
  seat: number
  tile: string
}
/** What one move changed on the table. */
export interface TableStep {
  gone: number[]
  last_tile: number
  put: PutMeld[]
  seat: number | null
}
/** A tile beside the table that this seat may take and lay in this turn. */
export interface Takeable {
  seat: number | null
  taking: 'discard' | 'open'
  tile: string
}
export interface Target {
  accepts: boolean
  clause: string
  complete: boolean
  exchange: number | null
  explain: boolean
  field: string
  text: string
}
/** Where lifted tiles may go: into each row, into a new row, back to the rack. */
export interface Targets {
  at: number
  id: string
  left: string[][]
  new: Target
  rack: Target
  rows: Target[]
  type: 'targets'
}
/** What a typed text means. Nothing is played: the page does it. */
export interface Understood {
  act: 'draft' | 'end' | 'draw' | 'pass' | 'discard' | 'undo' | 'redo' | 'reset' | 'hint' | 'log' | 'help'
  at: number
  id: string
  rows: LaidRow[]
  taking: ('discard' | 'open') | null
  text: string
  tile: string | null
  type: 'understood'
}
export interface Discard {
  at: number
  id: string
  tile: string
  type: 'discard'
}
/** The whole table as the seat to move is trying it out. Others see it. Nothing is played. */
export interface Draft {
  at: number
  id: string
  rows: LaidRow[]
  taking?: ('discard' | 'open') | null
  type: 'draft'
}
export interface Draw {
  at: number
  id: string
  type: 'draw'
}
export interface Hello {
  changes?: boolean
  language?: string
  type: 'hello'
  version: number
}
/** 1: is there a play? 2: which tiles? 3: show it, step by step. 0: can I go out? 4: what has the best chance? */
export interface Hint {
  at: number
  depth: 0 | 1 | 2 | 3 | 4
  id: string
  type: 'hint'
}
/** End the turn with this table. */
export interface Lay {
  at: number
  id: string
  rows: LaidRow[]
  taking?: ('discard' | 'open') | null
  type: 'lay'
}
/** Where may these tiles go? Sent when they are lifted. `row` is None for the rack; `places` are indices in it. */
export interface Lift {
  at: number
  id: string
  places?: number[]
  row?: number | null
  rows: LaidRow[]
  taking?: ('discard' | 'open') | null
  tiles: string[]
  type: 'lift'
}
/** This seat is ready for the next round, or for another match when this one is over. */
export interface NextRound {
  at: number
  entropy_hash?: string
  id: string
  type: 'next'
}
export interface Pass {
  at: number
  id: string
  type: 'pass'
}
export interface Ping {
  id: string
  type: 'ping'
}
/** The same off turn. Others do not see it. It is judged as if it were this seat's turn. */
export interface Plan {
  at: number
  id: string
  rows: LaidRow[]
  type: 'plan'
}
export interface React {
  id: string
  reaction: 'well' | 'thanks' | 'oops' | 'hurry' | 'think' | 'bye'
  type: 'react'
}
export interface Resign {
  at: number
  id: string
  type: 'resign'
}
/** The random bytes whose hash this browser sent. It answers a scene with `mixing`. */
export interface Reveal {
  entropy: string
  id: string
  type: 'reveal'
}
/** Agree that a computer takes the seat of a player who is gone. */
export interface Substitute {
  at: number
  id: string
  level: string
  seat: number
  type: 'substitute'
}
/** The person of this seat has taken the device that several people share. Their rack is shown, their clock runs. */
export interface Take {
  id: string
  seat: number
  type: 'take'
}
/** A move in the notation, or in words of the connection's language. `rows` are in the order of their numbers. */
export interface Typed {
  at: number
  id: string
  rows: LaidRow[]
  taking?: ('discard' | 'open') | null
  text: string
  type: 'typed'
}
/** The host says who is the youngest and starts. Only before the match begins. */
export interface Youngest {
  at: number
  id: string
  seat: number
  type: 'youngest'
}
