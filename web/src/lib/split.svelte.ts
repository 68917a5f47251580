/* How the height of the page is divided between table and rack. The arrangement of the table follows the height that the
   table has beside a rack of the usual height, so that melds neither move nor change their size when the rack is higher
   or lower. A rack with many tiles takes what the melds do not need, and a part of what they need. */

import type { Limits } from './rackFit'

/** The table keeps at least this height, in pixels. */
const LEAST_TABLE = 96
/** A rack with very many tiles may take the melds so much of the height that they need. */
const GIVES = 0.4
/** After this time there is a table even if nothing could be measured, as on a page without styles. */
const UNMEASURED_MS = 1000

/** Parts of the page that are loaded later, or that come with the first discard. */
const LATE_PARTS = '.side-tiles, .exercise-panel, .watch'
/** Where the session of the browser keeps the height of the table beside a rack, for a device that is being handed over. */
const KEPT = 'tilerummy:felt'

export class Split {
  /** The height of the table beside a rack of the usual height. */
  reference = $state(0)
  /** The height that the melds need. */
  needed = $state(0)
  /** The usual height of the rack, and its height now; 0 for those who have none. */
  usual = $state(0)
  rack = $state(0)
  /** What other parts take for a while. */
  taken = $state(0)
  /** People share this device: a cover takes the place of the rack now and then. */
  shared = false
  #window = ''

  /** How high the rack may be: beside all melds in their places, and at the utmost. */
  get limits(): Limits {
    const beside = (melds: number) => this.usual + Math.max(0, this.reference - Math.max(LEAST_TABLE, melds))
    return { most: beside(this.needed), utmost: beside((1 - GIVES) * this.needed) }
  }
  /** The height of the table, known before the browser has laid out the page: tiles are never drawn for another height. */
  get visible(): number {
    return Math.max(1, this.reference + this.usual - this.rack - this.taken)
  }

  /** Measures the table whenever the window has changed, or a part that comes later has taken its height. */
  attach = (table: HTMLElement): (() => void) => {
    void this.usual // measured again when the rack knows it
    const measure = () => {
      const page = table.closest('.page')
      const rack = page?.querySelector<HTMLElement>('[data-rack]')
      // Until the rack has got its height, the table has that of no rack.
      if (!table.clientHeight || (rack && (!this.usual || Math.abs(rack.offsetHeight - this.rack) > 1))) return
      const beside = table.clientHeight + (rack ? rack.offsetHeight : this.rack) - this.usual
      const screen = `${location.pathname} ${innerWidth}x${innerHeight}`
      const now = `${screen} ${table.clientWidth} ${page?.querySelectorAll(LATE_PARTS).length} ${this.usual} ${document.fonts?.status}`
      if (now !== this.#window) {
        const kept = this.shared && !rack && sessionStorage.getItem(KEPT)?.split(': ')
        this.reference = kept && kept[0] === screen ? Number(kept[1]) : beside
        if (this.shared && rack) sessionStorage.setItem(KEPT, `${screen}: ${beside}`)
      }
      this.#window = now
      this.taken = this.reference - beside
    }
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    const timer = setTimeout(() => (this.reference ||= LEAST_TABLE), UNMEASURED_MS)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }
}
