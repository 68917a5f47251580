/* One seat's table: what the server says lies there, what this seat is trying out, and the way between the two. */

import { tick } from 'svelte'
import { join } from './api'
import { buzz, sounds } from './sound'
import { glide, rects } from './flip'
import { divided, held, judged, kinds, newId, parted, piece, settled, sorted, wired, type Piece, type Row } from './pieces'
import { History } from './history.svelte'
import { keepDraft, keptDraft, rebased, type Kept } from './keeping'
import { listed, t, tileName } from './i18n.svelte'
import { prefs, type Sort } from './prefs.svelte'
import { Seated } from './seated.svelte'
import { without } from './tiles'
import type { Review, Scene, Targets, ToPage } from './wire'

export interface Lifted {
  uids: number[]
  /** The row they were lifted from; null is the rack. */
  from: number | null
}

export type Goal = { row: number } | 'new' | 'rack'

interface Snapshot {
  rows: Row[]
  rack: Piece[]
  taking: 'discard' | 'open' | null
}

export class Game extends Seated {
  rack = $state.raw<Piece[]>([])
  review = $state.raw<Review | null>(null)
  lifted = $state.raw<Lifted | null>(null)
  targets = $state.raw<Targets | null>(null)
  others = $state.raw<{ seat: number; rows: Row[] } | null>(null)
  /** Where the next new row is wanted, in the table's own pixels. */
  wish: { id: number; x: number; y: number } | null = null
  offset = 0

  readonly history = new History<Snapshot>(() => ({ rows: this.rows, rack: this.rack, taking: this.taking }), (snapshot) => this.#turnTo(snapshot))
  #sent = 0
  #asked = 0
  #held: ToPage[] = []
  #pressed = false

  /* Each is reckoned once a change: a verdict that arrives while a tile is dragged must not lay out the table anew. */
  readonly played: Piece[] = $derived.by(() => {
    const table = this.scene?.table.flatMap((meld) => meld.tiles) ?? []
    return without(this.rows.flatMap((row) => row.pieces), table, (each) => each.kind)[0]
  })
  readonly dirty: boolean = $derived.by(() => {
    const signs = (rows: readonly (readonly string[])[]) => rows.map((tiles) => [...tiles].sort().join()).sort().join('|')
    return signs(this.rows.map((row) => kinds(row.pieces))) !== signs(this.scene?.table.map((meld) => meld.tiles) ?? [])
  })
  readonly shown: Row[] = $derived.by(() => (!this.myTurn && !this.lifted && !this.dirty ? this.others?.rows : null) ?? this.rows)
  readonly inHand: Set<number> = $derived(new Set(this.lifted?.uids))
  get #used(): Set<number> {
    return new Set(this.rows.flatMap((row) => row.pieces.map((each) => each.uid)))
  }

  // What is heard

  /** Nothing moves under a pressed pointer: what arrives meanwhile waits. */
  press(down: boolean): void {
    this.#pressed = down
    if (!down) this.#held.splice(0).forEach((message) => this.hear(message))
  }

  protected hear(message: ToPage): void {
    if (this.#pressed && (message.type === 'scene' || message.type === 'drafting')) {
      this.#held.push(message)
      return
    }
    if (message.type === 'scene') this.#adopt(message)
    else if (message.type === 'drafting') this.#follow(message.seat, message.rows.map((row) => row.tiles))
    else if (message.type === 'presence') this.present(message.seat, message.connected)
    else if (message.type === 'reaction') this.reacted(message.seat, message.reaction)
    else if (message.type === 'refused' && message.id === null && this.scene) this.say(message.text)
  }

  #follow(seat: number, rows: string[][]): void {
    if (this.myTurn) return
    this.#moving(() => (this.others = { seat, rows: settled(rows, this.others?.rows ?? this.rows) }))
  }

  #adopt(scene: Scene): void {
    const before = this.scene
    const kept = before ? null : keptDraft(this.room)
    const lying = this.shown
    const own = [...this.rack, ...(before ? this.played : [])]
    // A draft ends with its turn, however that ended; a plan lives until the turn it was made for.
    const over = this.myTurn && before?.turn !== scene.turn
    const plan = this.dirty && before && !over ? rebased(this.rows, before, scene) : null
    this.offset = scene.clock.now - Date.now()
    this.step = scene.at
    this.#moving(() => {
      this.scene = scene
      if (before?.at !== scene.at) {
        this.history.clear()
        this.hint = null
        this.others = null
        this.busy = false
      }
      this.lifted = null
      this.targets = null
      if (plan) this.rows = plan
      else {
        this.rows = settled(scene.table.map((meld) => meld.tiles), lying)
        this.taking = null
        this.review = null
      }
      this.#hold(scene, before, own, kept?.rack, kept?.at === scene.at)
    })
    if (kept) this.#restore(scene, kept)
    // Who left and opens the link again wants to go on.
    if (!before && scene.you !== null && scene.gone.includes(scene.you)) void join(this.room, scene.seats[scene.you]!.name).catch(() => {})
    this.#remember()
    this.#tell(scene, before)
    if (this.dirty) void this.#submit()
  }

  #hold(scene: Scene, before: Scene | null, own: Piece[], order: string[] | undefined, ordered: boolean): void {
    const lying = this.played.map((each) => each.kind)
    const [rest] = without([...scene.rack], lying, (kind) => kind)
    const dealt = !before || before.round !== scene.round || before.stage === 'waiting'
    const used = this.#used
    const [rack, fresh] = held(rest, own.filter((each) => !used.has(each.uid)), order)
    this.rack = dealt && !ordered ? sorted(rack, prefs.sort) : rack
    if (before?.stage === 'playing' && scene.drawn)
      for (const each of fresh) if (each.kind === scene.drawn) this.#glow(each.uid)
  }

  #glow(uid: number): void {
    this.rack = this.rack.map((each) => (each.uid === uid ? { ...each, fresh: Date.now() } : each))
    setTimeout(() => (this.rack = this.rack.map((each) => (each.uid === uid ? { ...each, fresh: 0 } : each))), 4000)
  }

  #restore(scene: Scene, kept: Kept): void {
    if (kept.at !== scene.at || !this.handsOn || !kept.rows.length) return
    const rows = settled(kept.rows, this.rows, this.rack)
    const lying = rows.flatMap((row) => kinds(row.pieces))
    const there = [...scene.table.flatMap((meld) => meld.tiles), ...scene.rack]
    if (without(lying, there, (kind) => kind)[0].length) return
    this.rows = rows
    const used = this.#used
    this.rack = this.rack.filter((each) => !used.has(each.uid))
    void this.#submit()
  }

  #tell(scene: Scene, before: Scene | null): void {
    const line = scene.log.at(-1)
    if (before && scene.at !== before.at && line) this.spoken = line.text
    const began = this.myTurn && (!before || before.turn !== scene.turn || before.round !== scene.round)
    if (began) {
      this.spoken = `${line?.text ?? ''} ${t('web-your-turn')}`
      sounds.turn()
      buzz(60)
    } else if (before && scene.last_lay && scene.at !== before.at) sounds.click()
    if (before?.stage === 'playing' && scene.end) (scene.end.winner === this.you ? sounds.won : sounds.over)()
  }

  // What this seat does

  piece(uid: number): Piece | undefined {
    return this.rack.find((each) => each.uid === uid) ?? this.rows.flatMap((row) => row.pieces).find((each) => each.uid === uid)
  }

  rowOf(uid: number): Row | null {
    return this.rows.find((row) => row.pieces.some((each) => each.uid === uid)) ?? null
  }

  async lift(uids: number[]): Promise<void> {
    if (!uids.length || !this.handsOn) return this.drop()
    const from = this.rowOf(uids[0]!)
    const order = from ? from.pieces : this.rack
    const lifting = order.filter((each) => uids.includes(each.uid))
    this.lifted = { uids: lifting.map((each) => each.uid), from: from?.id ?? null }
    this.targets = null
    const asked = ++this.#asked
    const answer = await this.line.send({
      type: 'lift',
      at: this.scene!.at,
      rows: wired(this.rows),
      tiles: kinds(lifting),
      row: from ? this.rows.indexOf(from) : null,
      places: from ? lifting.map((each) => order.indexOf(each)) : [],
      taking: this.taking,
    })
    if (asked === this.#asked && answer?.type === 'targets') this.targets = answer
  }

  drop(): void {
    this.#asked++
    this.lifted = null
    this.targets = null
  }

  /** What the referee answered for a goal; null while he has not. */
  verdict(goal: Goal): { accepts: boolean; text: string; clause: string } | null {
    if (!this.targets) return null
    if (goal === 'new') return this.targets.new
    if (goal === 'rack') return this.targets.rack
    return this.targets.rows[this.rows.findIndex((row) => row.id === goal.row)] ?? null
  }

  /** Puts what is lifted there, unless the referee forbids it. `at` is the place in the row or on the rack. */
  put(goal: Goal, at: number | null = null, spot: { x: number; y: number } | null = null): boolean {
    const lifted = this.lifted
    if (!lifted) return false
    const home = goal === 'rack' && lifted.from === null
    const said = home ? null : this.verdict(goal)
    if (said && !said.accepts) {
      sounds.refuse()
      this.say(said.text)
      this.drop()
      return false
    }
    const pieces = lifted.uids.map((uid) => this.piece(uid)!).map((each) => ({ ...each, gap: false }))
    if (typeof goal === 'object' && goal.row === lifted.from) {
      this.drop()
      return false
    }
    if (!home) this.history.mark()
    this.#moving(() => {
      this.#take(lifted)
      this.#add(goal, pieces, at, spot)
      this.drop()
    })
    sounds.click()
    this.#remember()
    if (home) prefs.sort = 'hand'
    else void this.#submit()
    return true
  }

  #take(lifted: Lifted): void {
    const gone = new Set(lifted.uids)
    this.rack = this.rack.filter((each) => !gone.has(each.uid))
    this.rows = this.rows.flatMap((row) => (row.id === lifted.from ? parted(row, gone) : [row]))
  }

  #add(goal: Goal, pieces: Piece[], at: number | null, spot: { x: number; y: number } | null): void {
    if (goal === 'rack') {
      const place = at ?? this.rack.length
      this.rack = [...this.rack.slice(0, place), ...pieces.map((each) => ({ ...each, mine: true })), ...this.rack.slice(place)]
    } else if (goal === 'new') {
      const id = newId()
      this.wish = spot ? { id, ...spot } : null
      this.rows = [...this.rows, { id, pieces, reading: null, verdict: null }]
    } else {
      this.rows = this.rows.map((row) => {
        if (row.id !== goal.row) return row
        const place = at ?? row.pieces.length
        return { ...row, reading: null, pieces: [...row.pieces.slice(0, place), ...pieces, ...row.pieces.slice(place)] }
      })
    }
  }

  /** Sends a tile to the only row that takes it, or, where none does, to a row of its own. */
  async sendHome(uid: number): Promise<void> {
    await this.lift([uid])
    const targets = this.targets
    if (!targets || !this.lifted) return
    const from = this.lifted.from
    const open = this.rows.filter((row, at) => row.id !== from && targets.rows[at]?.accepts)
    if (open.length === 1) this.put({ row: open[0]!.id })
    else if (!open.length && from === null && targets.new.accepts) this.put('new')
    else if (!open.length && from !== null && targets.rack.accepts) this.put('rack')
  }

  choose(row: number, reading: string): void {
    this.history.mark()
    this.rows = this.rows.map((each) => (each.id === row ? { ...each, reading } : each))
    void this.#submit()
  }

  /** Takes the tile that lies open beside the table, to lay it this turn. */
  takeBeside(what: 'discard' | 'open', kind: string): void {
    if (this.taking) return
    this.history.mark()
    this.taking = what
    this.rack = [...this.rack, piece(kind, true)]
  }

  sort(by: Sort): void {
    prefs.sort = by
    this.drop()
    this.#moving(() => (this.rack = sorted(this.rack, by)))
    this.#remember()
  }

  #turnTo(snapshot: Snapshot): void {
    this.drop()
    this.#moving(() => Object.assign(this, snapshot))
    this.#remember()
    void this.#submit()
  }

  reset(): void {
    if (!this.scene || (!this.dirty && !this.taking)) return
    this.history.mark()
    const rows = settled(this.scene.table.map((meld) => meld.tiles), this.rows)
    const used = new Set(rows.flatMap((row) => row.pieces.map((each) => each.uid)))
    const [rack] = held(this.scene.rack, [...this.rack, ...this.played].filter((each) => !used.has(each.uid)))
    this.#turnTo({ rows, rack, taking: null })
  }

  // What goes to the server

  async #submit(): Promise<void> {
    if (!this.scene || !this.handsOn) return
    const sent = ++this.#sent
    const what = { at: this.scene.at, rows: wired(this.rows) }
    const answer = await this.line.send(this.myTurn ? { type: 'draft', ...what, taking: this.taking } : { type: 'plan', ...what })
    if (sent !== this.#sent || !answer) return
    if (answer.type === 'refused' && !answer.stale) this.say(answer.text)
    if (answer.type !== 'review' || answer.rows.length !== this.rows.length) return
    if (this.#pressed || this.lifted) {
      // The order of a row must not change in somebody's hand; the words about it may.
      this.rows = this.rows.map((row, at) => ({ ...row, verdict: answer.rows[at]! }))
    } else this.#moving(() => (this.rows = this.rows.map((row, at) => judged(row, answer.rows[at]!))))
    this.review = answer
    if (answer.text) this.spoken = answer.text
    if (!this.lifted && answer.rows.some((row) => row.splits.length)) this.#split(answer)
  }

  /** A second copy in the middle of a run makes two runs of it, as the referee says. */
  #split(said: Review): void {
    this.#moving(() => {
      this.rows = this.rows.flatMap((row, at) => {
        const parts = said.rows[at]!.splits
        return parts.length ? divided(row, parts) : [row]
      })
    })
    this.#remember()
    void this.#submit()
  }

  /** Puts the table as a step of the hint shows it. */
  follow(rows: string[][]): void {
    if (!this.scene) return
    this.history.mark()
    const all = [...this.rack, ...this.rows.flatMap((row) => row.pieces)]
    this.#moving(() => {
      this.rows = settled(rows, this.rows, this.rack)
      const used = this.#used
      this.rack = all.filter((each) => !used.has(each.uid))
    })
    void this.#submit()
  }

  #remember(): void {
    keepDraft(this.room, { at: this.at, rows: this.dirty ? this.rows.map((row) => kinds(row.pieces)) : [], rack: kinds(this.rack) })
  }

  /** Changes what is shown and lets every tile glide to its place. */
  #moving(change: () => void): void {
    const before = rects()
    change()
    void tick().then(() => glide(before))
  }

  describe(row: Row): string {
    return listed(row.pieces.map((each) => tileName(each.kind)))
  }
}
