/* One seat's table: the scene from the server, the draft of this seat, and the messages between the two. */

import { join } from './api'
import { announce } from './announce'
import { sounds } from './sound'
import { countSlotsFrom, exchanged, kinds, matchedRack, newRow, numbered, remainder, rowsOf, splitRow, withVerdict, type DropTarget, type Lifted, type Piece, type Row } from './pieces'
import { History } from './history.svelte'
import { MOST_PAST, laidAgain, rebased, saveDraft, savedDraft, slotsOf, type SavedStep } from './drafts'
import type { DropPoint } from './felt.svelte'
import { listed, t, tileName, words } from './i18n.svelte'
import { rects, type Rects } from './flip'
import { Inbox } from './inbox'
import { RackSeat, uidsOf } from './rack.svelte'
import { spoken } from './seat.svelte'
import { Story } from './story.svelte'
import { face } from './tiles'
import type { LaidRow, OthersDraft, Review, Scene, Takeable, Target, Targets, ToPage } from './wire'

export type { DropTarget, Lifted }
type Point = { x: number; y: number }

interface Snapshot {
  rows: Row[]
  rack: Piece[]
  taking: 'discard' | 'open' | null
}

export class Game extends RackSeat {
  lifted = $state.raw<Lifted | null>(null)
  targets = $state.raw<Targets | null>(null)
  /** The draft of the player on turn, if that is another seat. */
  others = $state.raw<{ seat: number; rows: Row[] } | null>(null)
  /** The rows of the tiles when this seat's last turn ended, by the number of the tile. */
  seen: Map<number, number> | null = null
  /** Where the latest new row was dropped. */
  dropPoint: DropPoint | null = null
  /** The server's clock minus the browser's, in milliseconds. */
  offset = 0

  readonly history = new History<Snapshot>(
    () => ({ rows: this.rows, rack: this.rack, taking: this.taking }),
    (snapshot) => this.#restore(snapshot),
  )
  #submission = 0
  #lift = 0
  #liftAnswer: Promise<Targets | null> = Promise.resolve(null)
  #pressed = false
  readonly story = new Story()
  readonly #inbox = new Inbox(() => this.#pressed || this.story.running, (message) => this.#handle(message), () => this.story.finish())

  readonly shown: Row[] = $derived.by(() => (!this.myTurn && !this.lifted && !this.changed ? this.others?.rows : null) ?? this.rows)
  readonly liftedUids: Set<number> = $derived(new Set(this.lifted?.uids))

  // Messages from the server

  /** While a pointer is pressed nothing may move, so scenes and drafts of others wait until it is released. */
  press(down: boolean): void {
    while (down && this.story.running) this.story.finish() // a lift names the newest scene
    this.#pressed = down
    if (!down) this.#inbox.flush()
  }

  protected receive(message: ToPage): void {
    this.#inbox.put(message)
  }

  #handle(message: ToPage): void {
    if (message.type === 'scene') this.#show(message)
    else if (message.type === 'drafting') this.#showDraft(message)
    else if (message.type === 'presence') this.setConnected(message.seat, message.connected)
    else if (message.type === 'reaction') this.showReaction(message.seat, message.reaction)
    else if (message.type === 'refused' && message.id === null && this.scene) this.notify(message.text)
  }

  #showDraft({ seat, rows }: OthersDraft): void {
    const mine = seat === this.you && this.scene!.here.length > 0 && !this.changed
    if (this.myTurn) return void (mine && this.#tryAgain(rows))
    const shown = rowsOf(rows, this.others?.rows ?? rowsOf(this.scene!.table, this.rows))
    this.animated(() => (this.others = { seat, rows: shown.map((row, at) => ({ ...row, place: rows[at]!.place ?? null })) }))
  }

  #show(scene: Scene): void {
    const before = this.scene
    const news = Story.news(scene, before)
    const places: Rects = news ? rects() : new Map()
    const saved = before ? null : savedDraft(this.room)
    // What another seat has laid is not made of the tiles of this one.
    const shown = this.myTurn ? this.rows : (this.others?.rows ?? numbered(this.rows))
    const own = [...this.rack, ...(before ? this.played : [])]
    // A draft ends with its turn. A plan lasts until the turn it was made for.
    const turnEnded = this.myTurn && before?.turn !== scene.turn
    const handedOn = before !== null && before.you !== scene.you
    this.#countSlots(scene)
    const planned = () => this.rows.map((row) => ({ ...row, place: this.felt.place(row.id) }))
    const plan = this.changed && before && !turnEnded && !handedOn ? rebased(planned(), before, scene) : null
    this.offset = scene.clock.now - Date.now()
    words.unit = scene.unit
    this.step = scene.game
    const change = () => {
      this.scene = scene
      if (before?.at !== scene.at || handedOn) {
        if (handedOn) this.forget()
        this.clearNotice()
        this.history.clear()
        this.hint = this.others = null
        this.busy = false
      }
      this.drop()
      if (plan) this.rows = plan
      else {
        this.rows = rowsOf(scene.table, shown)
        this.taking = this.review = this.dropPoint = null
      }
      this.updateRack(scene, before, own, saved?.rack)
    }
    const turnWasMine = before?.game === scene.game && before.turn === this.you && scene.turn !== this.you
    if (news && news.seat !== this.you) change()
    else this.animated(change)
    if (before?.game !== scene.game) this.seen = null
    if (turnWasMine) this.seen = new Map(this.rows.flatMap((row) => row.pieces.map((each) => [each.uid, row.id])))
    if (saved?.at === scene.at && this.canMove && saved.rows.length && this.#tryAgain(saved.rows)) this.history.load(this.#remembered(saved.past ?? []))
    // A player who left and opens the link again takes the seat back.
    if (!before && scene.you !== null && scene.gone.includes(scene.you)) void join(this.room, scene.seats[scene.you]!.name).catch(() => {})
    this.save()
    if (!this.lesson) void this.mixIn(scene)
    announce(this, scene, before)
    this.story.read(scene)
    const what = !news ? '' : scene.steps.length > before!.steps.length ? 'lay' : scene.pool < before!.pool ? 'draw' : ''
    if (news) this.story.tell(news.seat, news.seat === this.you, what, places, () => this.#inbox.flush())
    else if (!this.lesson && Story.deals(scene, before)) void this.story.deal(scene, () => this.#inbox.flush())
    if (this.changed) void this.#submit()
  }

  /** New rows get numbers above those of the round and of the own draft. */
  #countSlots(scene = this.scene!): void {
    countSlotsFrom([...slotsOf(scene), ...this.rows.map((row) => row.id)])
  }

  /** Lays out what was tried before, if all the tiles are there. */
  #tryAgain(tried: LaidRow[]): boolean {
    const rows = laidAgain(tried, this.rows, this.rack, this.scene!)
    if (!rows) return false
    this.rows = rows
    this.#countSlots()
    this.rack = this.rack.filter((each) => !uidsOf(rows).has(each.uid))
    void this.#submit()
    return true
  }

  /** The steps before a reload, made of the pieces that are here now. One that does not fit ends what can be undone. */
  #remembered(past: SavedStep[]): Snapshot[] {
    const all = [...this.rack, ...this.rows.flatMap((row) => row.pieces)]
    const steps = past.map(({ rows, rack }): Snapshot | null => {
      const laid = laidAgain(rows, this.rows, this.rack, this.scene!)
      return laid && { rows: laid, rack: matchedRack(rack, all.filter((each) => !uidsOf(laid).has(each.uid)))[0], taking: null }
    })
    return steps.slice(steps.lastIndexOf(null) + 1) as Snapshot[]
  }

  // Actions of this seat

  piece(uid: number): Piece | undefined {
    return this.rack.find((each) => each.uid === uid) ?? this.rows.flatMap((row) => row.pieces).find((each) => each.uid === uid)
  }

  rowOf(uid: number): Row | null {
    return this.rows.find((row) => row.pieces.some((each) => each.uid === uid)) ?? null
  }

  /** Lifts tiles and asks the server where they may go. */
  async lift(uids: number[]): Promise<void> {
    if (!uids.length || !this.canMove) return this.drop()
    this.notice = this.timeUp = ''
    const from = this.rowOf(uids[0]!)
    const order = from?.pieces ?? this.rack
    const lifting = order.filter((each) => uids.includes(each.uid))
    this.lifted = { uids: lifting.map((each) => each.uid), from: from?.id ?? null }
    this.targets = null
    const number = ++this.#lift
    this.#liftAnswer = this.connection
      .send({
        type: 'lift',
        at: this.scene!.at,
        rows: this.laidRows(),
        tiles: kinds(lifting),
        row: from ? this.rows.indexOf(from) : null,
        places: from ? lifting.map((each) => order.indexOf(each)) : [],
        taking: this.taking,
      })
      .then((answer) => (answer?.type === 'targets' ? answer : null))
    const answer = await this.#liftAnswer
    if (number === this.#lift && answer) this.targets = answer
  }

  /** Puts the lifted tiles back. */
  drop(): void {
    this.#lift++
    this.lifted = null
    this.targets = null
  }

  /** The server's answer for a target; null while there is none. */
  verdict(target: DropTarget): Target | null {
    if (!this.targets) return null
    if (target === 'new') return this.targets.new
    if (target === 'rack') return this.targets.rack
    const found = this.targets.rows[this.rows.findIndex((row) => row.id === target.row)] ?? null
    return found && target.exchange ? { ...found, accepts: found.exchange !== null, complete: false } : found
  }

  /** The joker of a row that the lifted tile may replace. */
  exchangeable(row: number): Piece | null {
    const at = this.lifted ? (this.verdict({ row })?.exchange ?? null) : null
    const found = at === null ? null : this.rows.find((each) => each.id === row)?.pieces[at]
    return found && face(found.kind).joker ? found : null
  }

  /** Puts the lifted tile in the place of the joker that stands for it. Then the joker is lifted. */
  #exchange(id: number): boolean {
    const { lifted, targets } = this
    const joker = this.exchangeable(id)
    if (!lifted || !joker) return false
    this.history.mark()
    const tile = { ...this.piece(lifted.uids[0]!)!, gap: false }
    this.animated(() => {
      this.#remove(lifted, targets?.left ?? [])
      this.rows = exchanged(this.rows, joker, tile)
      this.drop()
    })
    sounds.click()
    this.save()
    void this.#submit()
    void this.lift([joker.uid])
    this.notify(t('web-joker-in-hand'), true)
    return true
  }

  /** Puts the lifted tiles there, unless the server forbids it. `at` is the place in the row or on the rack. */
  put(target: DropTarget, at: number | null = null, point: Point | null = null): boolean {
    const lifted = this.lifted
    if (!lifted) return false
    if (typeof target === 'object' && target.exchange) return this.#exchange(target.row)
    if (!this.targets && typeof target === 'object' && target.joker) return this.#putLater(target.row, target.joker, at, point)
    const withinRack = target === 'rack' && lifted.from === null
    const verdict = withinRack ? null : this.verdict(target)
    if (verdict && !verdict.accepts) return this.#refuse(verdict.text)
    const pieces = lifted.uids.map((uid) => ({ ...this.piece(uid)!, gap: false }))
    if (typeof target === 'object' && target.row === lifted.from) {
      this.drop()
      return false
    }
    if (!withinRack) this.history.mark()
    const left = this.targets?.left ?? null
    this.animated(() => {
      this.#remove(lifted, left ?? [])
      this.#add(target, pieces, at, point, withinRack)
      this.drop()
    })
    sounds.click()
    this.save()
    if (!withinRack) void this.#submit()
    if (!left && lifted.from !== null) void this.#splitLater(lifted.from, this.#liftAnswer)
    return true
  }

  /** Tiles were dropped on a joker before the server had answered: its answer says whether they are exchanged. */
  #putLater(row: number, joker: number, at: number | null, point: Point | null): true {
    const number = this.#lift
    void this.#liftAnswer.then((answer) => {
      if (number !== this.#lift) return
      this.targets = answer
      this.put(this.exchangeable(row)?.uid === joker ? { row, exchange: true } : { row }, at, point)
    })
    return true
  }

  #refuse(why: string): false {
    sounds.refuse()
    this.notify(why, true)
    this.drop()
    return false
  }

  #remove(lifted: Lifted, left: string[][]): void {
    const gone = new Set(lifted.uids)
    this.rack = this.rack.filter((each) => !gone.has(each.uid))
    this.rows = this.rows.flatMap((row) => (row.id === lifted.from ? remainder(row, gone, left) : [row]))
  }

  /** Tiles were dropped before the server had answered: the row they came from is divided when it has. */
  async #splitLater(id: number, answer: Promise<Targets | null>): Promise<void> {
    const left = (await answer)?.left ?? []
    const row = this.rows.find((each) => each.id === id)
    const parts = row && !this.lifted ? remainder(row, new Set(), left) : []
    if (parts.length < 2) return
    this.animated(() => (this.rows = this.rows.flatMap((each) => (each.id === id ? parts : [each]))))
    this.save()
    void this.#submit()
  }

  #add(target: DropTarget, pieces: Piece[], at: number | null, point: Point | null, byHand: boolean): void {
    if (target === 'rack') this.returnToRack(pieces, at, byHand)
    else if (target === 'new') {
      const row = newRow(pieces)
      this.dropPoint = point && { id: row.id, ...point }
      this.rows = [...this.rows, row]
    } else {
      this.rows = this.rows.map((row) => {
        if (row.id !== target.row) return row
        const place = at ?? row.pieces.length
        return { ...row, reading: null, pieces: [...row.pieces.slice(0, place), ...pieces, ...row.pieces.slice(place)] }
      })
    }
  }

  /** Moves a tile to the only row where it makes a meld, or that accepts it; if no row does, to a new row or to the rack. */
  async moveToOnlyTarget(uid: number): Promise<void> {
    await this.lift([uid])
    const { targets, lifted } = this
    if (!targets || !lifted) return
    const { from } = lifted
    const which = (how: 'complete' | 'accepts') => this.rows.filter((row, at) => row.id !== from && targets.rows[at]?.[how])
    const open = which(which('complete').length ? 'complete' : 'accepts')
    if (open.length === 1) this.put({ row: open[0]!.id })
    else if (!open.length && from === null && targets.new.accepts) this.put('new')
    else if (!open.length && from !== null && targets.rack.accepts) this.put('rack')
  }

  /** Chooses what the jokers of a row stand for. */
  choose(row: number, reading: string): void {
    this.history.mark()
    this.rows = this.rows.map((each) => (each.id === row ? { ...each, reading } : each))
    void this.#submit()
  }

  /** Takes a tile that lies beside the table, to lay it in this turn. */
  takeSideTile({ taking, tile }: Takeable): void {
    if (this.taking) return
    this.history.mark()
    this.taking = taking
    this.addToRack(tile)
    void this.#submit()
  }

  #restore(snapshot: Snapshot): void {
    this.drop()
    this.animated(() => Object.assign(this, snapshot))
    this.save()
    void this.#submit(this.changed ? '' : t('web-say-put-back'))
  }

  /** Starts the turn again. */
  reset(): void {
    if (!this.scene || (!this.changed && !this.taking)) return
    this.history.mark()
    const rows = rowsOf(this.scene.table, this.rows)
    const [rack] = matchedRack(this.scene.rack, [...this.rack, ...this.played].filter((each) => !uidsOf(rows).has(each.uid)))
    this.#restore({ rows, rack: this.inOrder(rack), taking: null })
  }

  /** Sends the draft, and shows the verdict on it. */
  async #submit(said = ''): Promise<void> {
    if (!this.scene || !this.canMove) return
    const number = ++this.#submission
    this.clearNotice()
    this.#arrange()
    const draft = { at: this.scene.at, rows: this.laidRows() }
    const answer = await this.connection.send(this.myTurn ? { type: 'draft', ...draft, taking: this.taking } : { type: 'plan', ...draft })
    if (number !== this.#submission || !answer) return
    if (answer.type === 'refused' && !answer.stale) this.notify(answer.text, true, answer.reasons?.[0]?.field)
    if (answer.type !== 'review' || answer.rows.length !== this.rows.length) return
    if (this.#pressed || this.lifted) {
      // While tiles are lifted the order of a row stays; only the verdict is updated.
      this.rows = this.rows.map((row, at) => ({ ...row, verdict: answer.rows[at]! }))
    } else this.animated(() => (this.rows = this.rows.map((row, at) => withVerdict(row, answer.rows[at]!))))
    this.review = answer
    if (!this.lifted && answer.rows.some((row) => row.splits.length)) return this.#split(answer, said)
    if (said || answer.text) this.announcement = spoken(said, answer.text)
  }

  /** Divides rows as the verdict says: a second copy in the middle of a run makes two runs. */
  #split(review: Review, said: string): void {
    this.animated(() => {
      this.rows = this.rows.flatMap((row, at) => {
        const parts = review.rows[at]!.splits
        return parts.length ? splitRow(row, parts) : [row]
      })
    })
    this.save()
    void this.#submit(said)
  }

  /** Says what a typed text means. */
  type = (text: string) =>
    this.connection.send({ type: 'typed', at: this.at, rows: this.laidRows(this.felt.inOrder(this.rows)), taking: this.taking, text })

  /** Arranges the table as a step of a hint or a typed move has it; `said` is announced with the verdict. */
  follow(rows: LaidRow[], said = ''): void {
    if (!this.scene) return
    this.drop()
    this.history.mark()
    const all = [...this.rack, ...this.rows.flatMap((row) => row.pieces)]
    this.animated(() => {
      this.rows = rowsOf(rows, this.rows, this.rack).map((row, at) => ({ ...row, reading: rows[at]!.reading ?? null }))
      this.#countSlots()
      const used = uidsOf(this.rows)
      this.rack = all.filter((each) => !used.has(each.uid))
    })
    void this.#submit(said)
  }

  protected save(): void {
    this.#arrange()
    const past = this.history.past.slice(-MOST_PAST).map(({ rows, rack }) => ({ rows: this.laidRows(rows), rack: kinds(rack) }))
    saveDraft(this.room, { at: this.at, rows: this.changed ? this.laidRows() : [], rack: kinds(this.rack), past })
  }

  /** Finds a place for every row of the draft, so that the server can be told. */
  #arrange(): void {
    if (this.scene && this.changed) this.felt.arrange(this.rows, this.scene, this.dropPoint)
  }

  describe = (row: Row): string => (row.verdict?.tiles.length === row.pieces.length && row.verdict.name) || listed(row.pieces.map((each) => tileName(each.kind)))
}
