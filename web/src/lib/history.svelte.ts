/* Undo and redo: what lay there before each step, and what lay there after it. */

export class History<Snapshot> {
  #past = $state.raw<Snapshot[]>([])
  #future = $state.raw<Snapshot[]>([])

  constructor(
    private readonly now: () => Snapshot,
    private readonly turnTo: (snapshot: Snapshot) => void,
  ) {}

  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Before a step that can be taken back. */
  mark(): void {
    this.#past = [...this.#past, this.now()]
    this.#future = []
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.now(), ...this.#future]
    this.turnTo(last)
  }

  redo(): void {
    const next = this.#future[0]
    if (!next) return
    this.#future = this.#future.slice(1)
    this.#past = [...this.#past, this.now()]
    this.turnTo(next)
  }

  clear(): void {
    this.#past = []
    this.#future = []
  }
}
