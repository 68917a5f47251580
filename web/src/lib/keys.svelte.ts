/* Moving tiles with the keyboard alone: arrows go from tile to tile; space lifts; then arrows go from place to place,
   enter puts down, escape lets go. */

import type { Game, Goal } from './game.svelte'
import { t, tileName, listed } from './i18n.svelte'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Keys {
  /** Where what is lifted would go; null while nothing is chosen by keyboard. */
  goal = $state.raw<Goal | null>(null)
  /** The one tile that Tab reaches. */
  current = $state(0)

  constructor(
    private readonly game: Game,
    private readonly root: () => HTMLElement,
  ) {}

  focused = (event: FocusEvent): void => {
    const uid = (event.target as HTMLElement).dataset?.['uid']
    if (uid) this.current = Number(uid)
  }

  down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return this.#shortcut(event)
    const tile = (event.target as Element).closest<HTMLElement>('[data-uid]')
    if (event.key === 'Escape' && this.game.lifted) this.#release(event)
    else if (!tile) return
    else if (ARROWS[event.key]) this.#arrow(event, tile)
    else if (event.key === ' ') this.#lift(event, tile)
    else if (event.key === 'Enter') this.#enter(event, tile)
  }

  #shortcut(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'z' && event.key.toLowerCase() !== 'y') return
    event.preventDefault()
    if (event.key.toLowerCase() === 'y' || event.shiftKey) this.game.history.redo()
    else this.game.history.undo()
  }

  #release(event: Event): void {
    event.preventDefault()
    this.goal = null
    this.game.drop()
    this.game.spoken = t('web-say-put-back')
  }

  #lift(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const { game } = this
    const uid = Number(tile.dataset['uid'])
    const lifted = game.lifted
    const from = game.rowOf(uid)?.id ?? null
    const same = lifted !== null && lifted.from === from
    const uids = !same ? [uid] : lifted.uids.includes(uid) ? lifted.uids.filter((each) => each !== uid) : [...lifted.uids, uid]
    this.goal = null
    void game.lift(uids)
    const names = listed((game.lifted?.uids ?? []).map((each) => tileName(game.piece(each)!.kind)))
    game.spoken = game.lifted ? t('web-say-lifted', { tiles: names }) : t('web-say-put-back')
  }

  #enter(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const { game } = this
    const uid = Number(tile.dataset['uid'])
    if (!game.lifted) return void game.sendHome(uid)
    const goal = this.goal ?? this.#goals()[0]?.goal
    const moved = game.lifted.uids[0]
    this.goal = null
    if (goal && game.put(goal)) this.#focus(moved)
  }

  /** The same tile keeps the focus wherever it went. */
  #focus(uid: number | undefined): void {
    requestAnimationFrame(() => this.root().querySelector<HTMLElement>(`[data-uid="${uid}"]`)?.focus())
  }

  #arrow(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const [dx, dy] = ARROWS[event.key]!
    if (this.game.lifted && !event.shiftKey && (dy || this.goal)) return this.#aim(dx || dy)
    const next = nearest(tile, [...this.root().querySelectorAll<HTMLElement>('[data-uid]')], dx, dy)
    next?.focus()
  }

  #goals(): { goal: Goal; name: string }[] {
    const { game } = this
    const rows = game.rows
      .map((row, at) => ({ goal: { row: row.id } as Goal, name: t('web-row-named', { number: at + 1, tiles: game.describe(row) }) }))
      .filter(({ goal }) => typeof goal === 'object' && goal.row !== game.lifted?.from)
    const rack = game.lifted?.from === null ? [] : [{ goal: 'rack' as Goal, name: t('web-rack') }]
    const all = [{ goal: 'new' as Goal, name: t('web-new-row') }, ...rows, ...rack]
    const takes = (goal: Goal) => game.verdict(goal)?.accepts !== false
    return [...all.filter(({ goal }) => takes(goal)), ...all.filter(({ goal }) => !takes(goal))]
  }

  #aim(by: number): void {
    const goals = this.#goals()
    const at = goals.findIndex(({ goal }) => same(goal, this.goal))
    const next = goals[(at + by + goals.length + (at < 0 && by < 0 ? 1 : 0)) % goals.length]!
    this.goal = next.goal
    const said = this.game.verdict(next.goal)
    this.game.spoken = said && !said.accepts ? `${next.name}. ${said.text}` : next.name
  }
}

export const same = (a: Goal | null, b: Goal | null): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && a.row === b.row)

function nearest(from: HTMLElement, all: HTMLElement[], dx: number, dy: number): HTMLElement | null {
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const [x, y] = middle(from)
  const high = from.getBoundingClientRect().height
  const ahead = all
    .filter((other) => other !== from)
    .map((other) => {
      const [ox, oy] = middle(other)
      return {
        other,
        along: (ox - x) * dx + (oy - y) * dy,
        aside: Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx),
      }
    })
    .filter(({ along, aside }) => (dx ? along > 2 && aside < high / 2 : along > high / 2))
  // Up and down go line by line, however short the line is; sideways goes to the next tile.
  const first = Math.min(...ahead.map(({ along }) => along))
  const line = ahead.filter(({ along }) => along < first + (dx ? 1 : high / 2))
  return line.sort((a, b) => a.aside - b.aside)[0]?.other ?? null
}
