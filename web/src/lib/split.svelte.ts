/* How the height of the page is divided between table and rack. A rack with many tiles takes what the table does not need,
   and a rack with few tiles gives some of its height to a table that is cut.
   The arrangement of the table follows the height that the table has beside a rack of the usual height, so that melds do
   not move when the rack grows. */

/** The table keeps at least this height, in pixels. */
const LEAST_TABLE = 96
/** A rack that would scroll otherwise may take this part of a full table, which then scrolls a little. */
const LENT = 0.1
/** The same part of a table with small tiles: they get even smaller. */
const LENT_SMALL = 0.2

/** Parts of the page that are loaded later, or that come with the first discard. */
const LATE_PARTS = '.side-tiles, .exercise-panel'

export class Split {
  /** The height of the table beside a rack of the usual height. */
  reference = $state(0)
  /** The height of the melds on the table. */
  content = $state(0)
  /** Whether tiles are smaller than usual, because the whole table is to be visible. Then the rack takes little of it. */
  small = $state(false)
  /** The height of one more line. */
  line = $state(0)
  /** Where the lowest row ends. */
  bottom = $state(0)
  /** How much higher than usual the rack is; negative if it is lower. */
  more = $state(0)
  #window = ''

  /** How much the rack may grow and leave room for one more line on the table. */
  get most(): number {
    return this.#beside(this.small ? this.reference : Math.min(this.content + this.line, this.reference))
  }

  /** How much the rack may grow if it would scroll otherwise. */
  get limit(): number {
    return this.#beside(this.small ? this.reference * (1 - LENT_SMALL) : Math.min(this.content, this.reference * (1 - LENT)))
  }

  #beside(table: number): number {
    return Math.max(0, this.reference - Math.max(LEAST_TABLE, table))
  }

  /** How much height the table lacks beside a rack of the usual height. */
  get lacks(): number {
    return this.reference ? Math.max(0, this.bottom - this.reference) : 0
  }

  /** Measures the table whenever the window has changed, or a part that comes later has taken its height. */
  attach = (table: HTMLElement): (() => void) => {
    const measure = () => {
      const parts = table.closest('.page')?.querySelectorAll(LATE_PARTS).length
      const now = `${innerWidth}x${innerHeight} ${table.clientWidth} ${parts}`
      if (now === this.#window || !table.clientHeight) return
      this.#window = now
      this.reference = table.clientHeight + this.#applied(table)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    return () => observer.disconnect()
  }

  /** How much higher the rack is on the page now. */
  #applied(table: HTMLElement): number {
    return parseFloat(table.closest<HTMLElement>('.page')?.style.getPropertyValue('--rack-more') || '0')
  }
}
