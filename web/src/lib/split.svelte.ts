/* How the height of the page is divided between table and rack. The arrangement of the table follows the height that the
   table has beside a rack of the usual height, so that melds neither move nor change their size when the rack is higher
   or lower. A rack with many tiles takes what the melds do not need. */

/** The table keeps at least this height, in pixels. */
const LEAST_TABLE = 96
/** A rack that would scroll otherwise may take this part of the table, whose tiles are drawn smaller then. */
const LENT = 0.2

/** Parts of the page that are loaded later, or that come with the first discard. */
const LATE_PARTS = '.side-tiles, .exercise-panel, .watch'

export class Split {
  /** The height of the table beside a rack of the usual height. */
  reference = $state(0)
  /** The height that the melds need. */
  needed = $state(0)
  /** The usual height of the rack; 0 for those who have none. */
  usual = $state(0)
  #window = ''

  /** How high the rack may be beside all melds, and if it would scroll otherwise. */
  get room(): { most: number; limit: number } {
    const rack = (table: number) => this.usual + Math.max(0, this.reference - Math.max(LEAST_TABLE, table))
    return { most: rack(this.needed), limit: rack(this.reference * (1 - LENT)) }
  }

  /** Measures the table whenever the window has changed, or a part that comes later has taken its height. */
  attach = (table: HTMLElement): (() => void) => {
    const measure = () => {
      const page = table.closest('.page')
      const rack = page?.querySelector<HTMLElement>('[data-rack]')
      if (!table.clientHeight || (rack && !this.usual)) return
      const now = `${innerWidth}x${innerHeight} ${table.clientWidth} ${page?.querySelectorAll(LATE_PARTS).length} ${this.usual}`
      if (now === this.#window) return
      this.#window = now
      this.reference = table.clientHeight + (rack ? rack.offsetHeight - this.usual : 0)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    return () => observer.disconnect()
  }
}
