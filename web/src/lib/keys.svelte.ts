/* Moving tiles with the keyboard. Arrows go from tile to tile and space lifts a tile. Then arrows go from target to
   target, enter puts the tile down, and escape puts it back. */

import type { Game, DropTarget } from './game.svelte'
import { t, tileName, listed } from './i18n.svelte'
import { prefs } from './prefs.svelte'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** One key each for what has a button. Whatever has the focus, they work, except in a field or a dialog. People who speak
    to their device or hit keys by accident can switch them off (WCAG 2.1.4). */
const SHORTCUTS: Record<string, string> = {
  d: '[data-draw]:not([disabled])',
  e: '[data-end]:not([disabled])',
  h: '.buttons .hint',
  l: '[data-story]',
  m: '[data-type]',
  r: '.story .again',
  t: '[data-read]',
  '?': '[data-keys]',
}

/** Keys that may end the turn. They are pressed twice: the first press only goes to the button. */
export const TWICE = ['d', 'e']

/** For all tables: who goes to the next lesson by keyboard still sees the focus there. */
let pointed = $state(true)

export class Keys {
  /** The target of the lifted tiles; null while none is chosen by keyboard. */
  target = $state.raw<DropTarget | null>(null)
  /** The tile that the Tab key reaches. */
  current = $state(0)
  /** The key that was pressed once. */
  #once = ''

  constructor(
    private readonly game: Game,
    private readonly root: () => HTMLElement,
  ) {}

  /** No key was pressed since the page was opened or a pointer was used: then no outline shows where the focus is. */
  get pointed(): boolean {
    return pointed
  }
  set pointed(now: boolean) {
    pointed = now
  }

  focused = (event: FocusEvent): void => {
    const uid = (event.target as HTMLElement).dataset?.['uid']
    if (uid) this.current = Number(uid)
  }

  down = (event: KeyboardEvent): void => {
    this.pointed = false
    if (event.ctrlKey || event.metaKey) return this.#shortcut(event)
    const tile = (event.target as Element).closest<HTMLElement>('[data-uid]')
    if (event.key === 'Escape' && this.game.lifted) this.#release(event)
    else if (!tile) return
    else if (ARROWS[event.key]) this.#arrow(event, tile)
    else if (event.key === ' ') this.#lift(event, tile)
    else if (event.key === 'Enter') this.#enter(event, tile)
  }

  /** Keys that reach the window. */
  anywhere = (event: KeyboardEvent): void => {
    const once = this.pointed ? '' : this.#once
    this.pointed = false
    this.#once = ''
    const target = event.target as Element
    if (event.defaultPrevented || target.closest?.('input, select, textarea, dialog') || document.querySelector('dialog[open]')) return
    if (event.ctrlKey || event.metaKey) return this.#shortcut(event)
    const key = event.key.toLowerCase()
    const button = event.altKey || !prefs.letterKeys ? null : this.root().querySelector<HTMLElement>(SHORTCUTS[key] ?? 'none')
    if (!button) return
    event.preventDefault()
    if (event.repeat) this.#once = once
    else if (!TWICE.includes(key) || (once === key && document.activeElement === button)) button.click()
    else this.#ask(key, button)
  }

  /** The button has the focus, so that everybody knows what the second press does. */
  #ask(key: string, button: HTMLElement): void {
    this.#once = key
    button.focus()
    this.game.announcement = t('web-keys-press-again', { key: key.toUpperCase() })
  }

  /** A button that was pressed may be gone or disabled: then the focus goes back to the tile that had it. */
  keepFocus(): void {
    // Before the first action nothing had the focus, and an outline would look like a mark.
    if (navigator.userActivation?.hasBeenActive === false) return
    const now = document.activeElement
    if ((now && now !== document.body && !(now as HTMLButtonElement).disabled) || document.querySelector('dialog[open]')) return
    const find = (selector: string) => this.root().querySelector<HTMLElement>(selector)
    const next = find(`[data-uid="${this.current}"]`) ?? find('[data-rack] [tabindex="0"]') ?? find('[data-story]')
    next?.focus({ preventScroll: true })
  }

  #shortcut(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'z' && event.key.toLowerCase() !== 'y') return
    event.preventDefault()
    if (event.key.toLowerCase() === 'y' || event.shiftKey) this.game.history.redo()
    else this.game.history.undo()
  }

  #release(event: Event): void {
    event.preventDefault()
    this.target = null
    this.game.drop()
    this.game.announcement = t('web-say-put-back')
  }

  #lift(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const { game } = this
    const uid = Number(tile.dataset['uid'])
    const lifted = game.lifted
    const from = game.rowOf(uid)?.id ?? null
    const same = lifted !== null && lifted.from === from
    const uids = !same ? [uid] : lifted.uids.includes(uid) ? lifted.uids.filter((each) => each !== uid) : [...lifted.uids, uid]
    this.target = null
    void game.lift(uids)
    const names = listed((game.lifted?.uids ?? []).map((each) => tileName(game.piece(each)!.kind)))
    game.announcement = game.lifted ? t('web-say-lifted', { tiles: names }) : t('web-say-put-back')
  }

  #enter(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const { game } = this
    const uid = Number(tile.dataset['uid'])
    if (!game.lifted) return void game.moveToOnlyTarget(uid)
    const target = this.target ?? this.#targets()[0]?.target
    const moved = game.lifted.uids[0]
    this.target = null
    // After an exchange the joker is in the hand.
    if (target && game.put(target)) this.#focus(game.lifted?.uids[0] ?? moved)
  }

  /** The tile keeps the focus when it has moved. */
  #focus(uid: number | undefined): void {
    requestAnimationFrame(() => this.root().querySelector<HTMLElement>(`[data-uid="${uid}"]`)?.focus())
  }

  #arrow(event: KeyboardEvent, tile: HTMLElement): void {
    event.preventDefault()
    const [dx, dy] = ARROWS[event.key]!
    if (this.game.lifted && !event.shiftKey && (dy || this.target)) return this.#aim(dx || dy)
    const next = nearest(tile, [...this.root().querySelectorAll<HTMLElement>('[data-uid]')], dx, dy)
    next?.focus()
  }

  /** All targets, those that accept the tiles first. */
  #targets(): { target: DropTarget; name: string }[] {
    const { game } = this
    const rows = game.felt
      .inOrder(game.rows)
      .map((row, at) => ({ row, name: t('web-row-named', { number: at + 1, tiles: game.describe(row) }) }))
      .filter(({ row }) => row.id !== game.lifted?.from)
      .flatMap(({ row, name }): { target: DropTarget; name: string }[] => [
        { target: { row: row.id }, name },
        ...(game.exchangeable(row.id) ? [{ target: { row: row.id, exchange: true } as DropTarget, name: `${name}. ${t('web-exchange')}` }] : []),
      ])
    const rack = game.lifted?.from === null ? [] : [{ target: 'rack' as DropTarget, name: t('web-rack') }]
    const all = [{ target: 'new' as DropTarget, name: t('web-new-row') }, ...rows, ...rack]
    const accepts = ({ target }: { target: DropTarget }) => game.verdict(target)?.accepts !== false
    return [...all.filter(accepts), ...all.filter((each) => !accepts(each))]
  }

  #aim(by: number): void {
    const targets = this.#targets()
    const at = targets.findIndex(({ target }) => same(target, this.target))
    const next = targets[(at + by + targets.length + (at < 0 && by < 0 ? 1 : 0)) % targets.length]!
    this.target = next.target
    const verdict = this.game.verdict(next.target)
    this.game.announcement = verdict && !verdict.accepts ? `${next.name}. ${verdict.text}` : next.name
  }
}

export const same = (a: DropTarget | null, b: DropTarget | null): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null && a.row === b.row && a.exchange === b.exchange)

/** The next tile in the direction of an arrow key. */
export function nearest(from: HTMLElement, all: HTMLElement[], dx: number, dy: number): HTMLElement | null {
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
  // Up and down go line by line, even to a short line; left and right go to the next tile.
  const first = Math.min(...ahead.map(({ along }) => along))
  const line = ahead.filter(({ along }) => along < first + (dx ? 1 : high / 2))
  return line.sort((a, b) => a.aside - b.aside)[0]?.other ?? null
}
