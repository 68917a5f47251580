/* Made by `npm run types` from docs/openapi.json (sha256 5b9617b15b3d06ab0afcbe785e507c89903cd3fdcb94492a619005bb01623cca): do not edit. */

export interface Ban {
  network: string
  until: number
}
export interface BanList {
  bans: Ban[]
}
export interface Banning {
  network: string
  seconds?: number
}
/** The best lay where it was not made; without tiles, laying nothing was the best. */
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
export interface BoxTile {
  most: number
  tile: string
}
/** The review of a round by the chance to win that each turn cost: an item for each turn, and for each seat. */
export interface ByChances {
  players: PlayerByChances[]
  turning_points: TurningPointShown[]
  turns: TurnJudged[]
}
export interface PlayerByChances {
  accuracy: number | null
  chances: number[]
  missed: string
  worst: number[]
}
export interface TurningPointShown {
  seat: number
  text: string
  turn: number
}
/** A turn beside the best that the player could do, by tiles or by chances. */
export interface TurnJudged {
  best: BestLay | null
  exercise: string | null
  marks: (
    | 'won'
    | 'missed-win'
    | 'missed-first-lay'
    | 'joker-given'
    | 'lost-chance'
    | 'waited'
    | 'missed-tiles'
    | 'missed-points'
    | 'best'
    | 'good'
    | 'nothing'
  )[]
  missed: string
  possible: string
  sentence: string
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
export interface ClauseCompared {
  field: string
  help: string
  name: string
  part: string
  said: ClauseSaid[]
}
/** What an edition says about a rule field, and where that comes from. */
export interface ClauseSaid {
  basis: string
  basis_text: string
  has_effect: boolean
  note: string
  source: string
  text: string
  value: string
}
/** The same move, allowed in one edition and refused in another. */
export interface ClauseExample {
  allowed: TriedMove
  refused: TriedMove
  said: string
  same_tiles: boolean
}
/** A move as the referee judges it in one edition. */
export interface TriedMove {
  after: ShownMeld[] | null
  allowed: boolean
  before: ShownTable
  edition: string
  move: string
  origin: string
  position: string
  reasons: string[]
  title: string
  value: string
}
/** What lies on the table and on the rack of the player. */
export interface ShownTable {
  beside: string[]
  pool: number
  rack: string[]
  table: ShownMeld[]
}
export interface ClauseName {
  field: string
  name: string
}
/** A variant of a sheet in which the field has another value. */
export interface ClauseOffered {
  edition: string
  note: string
  origin: string
  text: string
  variant: string
}
/** One rule field: what every edition says, what variants offer, and examples. */
export interface ClauseShown {
  clause: ClauseCompared
  editions: RulesEdition[]
  examples: ClauseExample[]
  instead: string | null
  next: ClauseName | null
  offered: ClauseOffered[]
  previous: ClauseName | null
}
export interface RulesEdition {
  key: string
  languages: string
  sheet: string
  title: string
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
export interface Closing {
  text?: string
}
/** Continue a round after its first `moves` moves, on a seat. */
export interface Continuing {
  moves: number
  name: string
  seat: number
}
/** The same for a round of a record in TRN. */
export interface ContinuingRecord {
  moves: number
  name: string
  round?: number
  seat: number
  trn: string
}
/** An event of a room, as it is stored. */
export interface CopiedEvent {
  at: number
  client_id: string | null
  data: string
  kind: string
  number: number
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
/** What the players say about a round. */
export interface EnteredRound {
  hand?: boolean
  out: number | null
  racks: (number | string)[]
}
export interface Forgotten {
  more: boolean
}
export interface Import {
  trn: string
}
export interface Joining {
  entropy_hash?: string
  name: string
  seat?: number | null
}
/** One reading of a row whose jokers allow several. */
export interface JokerChoice {
  name: string
  numbers: number[]
  reading: string
  stands_for: string[]
}
export interface LabAnswer {
  best: LabBest | null
  box: BoxTile[]
  edition: string
  every: LabEvery | null
  first_lay: LabFact | null
  go_out: LabFact | null
  left: LabFact | null
  opened: boolean
  rack: string[]
  repair: LabRepair | null
  rows: LabRow[]
  start: ShownMeld[]
  text: string
  title: string
  trn: string
  unit: 'round' | 'game'
  verdict: LabVerdict | null
  whole: boolean
}
/** The best lay by the goal that was asked for. */
export interface LabBest {
  lay: LabLay | null
  sure: boolean
  text: string
}
/** A lay, step by step. */
export interface LabLay {
  move: string
  note: string
  rack: string[]
  steps: LabStep[]
  table: ShownMeld[]
  text: string
  tiles: string[]
}
export interface LabStep {
  rack: string[]
  table: ShownMeld[]
  text: string
}
/** The lays that are equally good and play different tiles. */
export interface LabEvery {
  lays: LabLay[]
  sure: boolean
  text: string
}
/** An answer in words. `yes` is None if the time was not enough to be sure. */
export interface LabFact {
  text: string
  yes: boolean | null
}
/** A table of melds made of the same tiles, with as many melds as possible kept whole. */
export interface LabRepair {
  table: ShownMeld[]
  text: string
  trn: string | null
}
/** A row with its tiles in order. */
export interface LabRow {
  choices: JokerChoice[]
  name: string
  reading: string | null
  stands_for: string[]
  state: 'meld' | 'unfinished' | 'open'
  tiles: string[]
  why: LabReason | null
}
/** A rule that is broken, and where it comes from. */
export interface LabReason {
  clause: string
  field: string
  source: string
  text: string
}
/** The referee's verdict on a lay. */
export interface LabVerdict {
  legal: boolean
  move: string
  rack: string[]
  reasons: LabReason[]
  rows: LabRow[]
  text: string
}
/** A position, and what differs from it. Everything that is left out stays as the position says. */
export interface LabQuestion {
  after?: LaidRow[] | null
  edition?: string | null
  every?: boolean
  goal?: 'tiles-points' | 'tiles' | 'points-tiles' | 'points' | 'keep-jokers' | 'out' | 'open-least'
  opened?: boolean | null
  rack?: string[] | null
  rows?: LaidRow[] | null
  trn?: string
  typed?: string
  typed_to?: 'table' | 'rack' | 'after'
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
export interface Leaving {
  seat?: number | null
}
/** A lesson. Its table is the socket `/ws/v1/lesson/KEY/STEP`. */
export interface LessonInfo {
  box: string
  key: string
  part: string
  picture: string[][]
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
/** What the server keeps about the guest who asks. */
export interface MyData {
  browsers: number
  next: string | null
  rooms: MyRoom[]
}
/** A room with something about a guest. */
export interface MyRoom {
  created: number
  id: string
  names: string[]
  stage: string
  touched: number
}
export interface NewRoom {
  by_host?: boolean
  clock?: ClockWish | null
  computer_pace?: 'quick' | 'natural' | 'slow'
  edition: string
  entropy_hash?: string
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
/** `here` is somebody who plays at the same device as `me`. Then no seat can be for a `person` elsewhere. */
export interface SeatWish {
  kind: 'me' | 'here' | 'person' | 'computer'
  level?: string | null
  name?: string | null
}
/** What the operator tells everybody. */
export interface Notice {
  contact: NoticePart | null
  imprint: NoticePart | null
  privacy: NoticePart | null
}
/** An address, or a text. */
export interface NoticePart {
  link: string
  text: string
}
/** A room as the operator sees it. */
export interface OperatorRoom {
  by_host: boolean
  clock: ClockInfo
  computer_pace: ('quick' | 'natural' | 'slow') | null
  created: number
  edition: string
  facts: string[]
  games: number
  here: number[]
  hints: boolean
  host: boolean
  host_seat: number | null
  id: string
  present: Present[]
  public: boolean
  rounds: number | null
  seats: SeatInfo[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  table: string[][]
  title: string
  touched: number
  turn: number | null
  verified: boolean | null
  you: number | null
}
/** A page that is open at a table. */
export interface Present {
  address: string
  seat: number | null
}
export interface SeatInfo {
  kind: 'person' | 'computer'
  level: string | null
  name: string
  taken: boolean
}
export interface OperatorRooms {
  next: string | null
  rooms: RoomInfo[]
}
export interface RoomInfo {
  by_host: boolean
  clock: ClockInfo
  computer_pace: ('quick' | 'natural' | 'slow') | null
  created: number
  edition: string
  facts: string[]
  games: number
  here: number[]
  hints: boolean
  host: boolean
  host_seat: number | null
  id: string
  public: boolean
  rounds: number | null
  seats: SeatInfo[]
  stage: 'waiting' | 'playing' | 'round-over' | 'match-over' | 'closed'
  table: string[][]
  title: string
  touched: number
  turn: number | null
  verified: boolean | null
  you: number | null
}
/** A place where the model sees a tile. Lengths are in pixels, y grows downwards. */
export interface Peak {
  colours: number[]
  face?: [number, number, number] | null
  height: number
  ink?: [number, number, number] | null
  numbers: number[]
  score: number
  up: [number, number]
  width: number
  x: number
  y: number
}
export interface PhotoAnswer {
  kind: 'table' | 'rack'
  legal: boolean
  problems: PhotoProblem[]
  rows: number[][]
  text: string
  tiles: PhotoTile[]
  trn: string
}
export interface PhotoProblem {
  code: string
  text: string
}
/** A tile as it was read, with its four corners in the picture. */
export interface PhotoTile {
  certainty: number
  outline: [number, number][]
  sure: boolean
  tile: string
}
/** The peaks of a photo, and the size of the picture that the model saw. */
export interface PhotoQuestion {
  colour?: number
  contrast?: number
  edges?: number
  edition?: string | null
  height: number
  kind?: ('table' | 'rack') | null
  light?: number
  peaks: Peak[]
  width: number
}
/** A player, judged by tiles. */
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
/** A puzzle of the collection, without its position: the table at `/ws/v1/puzzle/ID/1` has that. */
export interface PuzzleInfo {
  goal: 'out' | 'first-lay' | 'joker' | 'tiles'
  grade: number
  id: string
}
/** The puzzles of an edition, and the one of a day. */
export interface PuzzleList {
  daily: PuzzleInfo
  day: string
  edition: string
  editions: string[]
  puzzles: PuzzleInfo[]
}
/** Puzzles one after another, against the clock. The grades rise. */
export interface PuzzleRush {
  mistakes: number
  puzzles: PuzzleInfo[]
  seconds: number
}
export interface Removing {
  block?: boolean
  seat: number
}
export interface Renaming {
  name?: string | null
  seat: number
}
/** A record in TRN, and which of its rounds is meant. */
export interface ReviewQuestion {
  round?: number
  trn: string
}
/** The events of a room in which one person plays, so that it can go on at the device of that person. */
export interface RoomCopy {
  events: CopiedEvent[]
}
export interface RoomList {
  rooms: RoomInfo[]
}
/** The review of a round. Turns, players and turning points are judged by tiles. */
export interface RoundReviewed {
  beginning: string
  by_chances: ByChances | null
  can_continue: boolean
  edition: string
  ending: string
  is_over: boolean
  only_tiles: string
  players: PlayerReviewed[]
  round: number
  rounds: number
  scores: number[] | null
  start: Moment
  title: string
  turning_points: TurningPointShown[]
  turns: TurnReviewed[]
  unit: 'round' | 'game'
  why_not: string
}
/** A turn, judged by tiles. */
export interface TurnReviewed {
  after: Moment
  best: BestLay | null
  comment: string
  exercise: string | null
  laid: string
  lap: number
  marks: (
    | 'won'
    | 'missed-win'
    | 'missed-first-lay'
    | 'joker-given'
    | 'lost-chance'
    | 'waited'
    | 'missed-tiles'
    | 'missed-points'
    | 'best'
    | 'good'
    | 'nothing'
  )[]
  missed: string
  moves: number
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
/** All rule fields in all editions. */
export interface RulesCompared {
  clauses: ClauseCompared[]
  editions: RulesEdition[]
}
export interface RulesPart {
  lines: RuleSentence[]
  title: string
}
/** A score sheet as it was entered. A file of `tilerummy score` has the same contents. */
export interface ScoreData {
  agreed: number | null
  edition: string
  players: string[]
  rounds: EnteredRound[]
  score: 1
  starter: number | null
}
export interface ScoreQuestion {
  agreed?: number | null
  edition: string
  players: string[]
  rounds?: EnteredRound[]
  score: 1
  sheet_rounds?: number | null
  starter?: number | null
}
/** A round on the sheet. */
export interface ScoreRow {
  ending: string
  points: number[]
  scores: number[]
  sums: string[]
  title: string
  winner: number | null
}
/** The sheet with everything that follows from the entries. */
export interface ScoreShown {
  clock: string
  clock_seconds: number | null
  clock_starts: string
  counted_if_blocked: boolean
  data: ScoreData
  full: boolean
  hand: boolean
  if_blocked: string
  leaders: number[]
  length: number
  next_starter: number | null
  next_starter_text: string
  next_title: string
  over: boolean
  rows: ScoreRow[]
  sheet_rounds: number | null
  standing: string
  text: string
  tiles: TileValue[]
  time_up: string[]
  title: string
  totals: number[]
  turn_order: number[]
  unit: 'round' | 'game'
  wins_decide: boolean
  won: number[]
  won_name: string
}
export interface TileValue {
  copies: number
  points: number
  tile: string
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
export interface Unbanning {
  network: string
}
