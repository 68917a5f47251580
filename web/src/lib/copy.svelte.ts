/* Copies text. Browsers allow that to pages under https only; elsewhere the visitor copies a selected text. */

/** How long the page says that something was copied, in milliseconds. */
const SHOWN_MS = 2500

export class Copier {
  /** The name of what was copied a moment ago. */
  copied = $state('')
  /** The text that the visitor has to copy. */
  byHand = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  async copy(text: string, name = 'link'): Promise<void> {
    clearTimeout(this.#timer)
    this.copied = this.byHand = ''
    const done = await (navigator.clipboard?.writeText(text).then(() => true, () => false) ?? false)
    if (!done) {
      this.byHand = text
      return
    }
    this.copied = name
    this.#timer = setTimeout(() => (this.copied = ''), SHOWN_MS)
  }
}

/** Selects the whole text of a field. */
export function select(field: HTMLInputElement): void {
  field.focus()
  field.select()
}
