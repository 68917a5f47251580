/* Undo and redo over snapshots. */

export class History<Snapshot> {
  #past = $state.raw<Snapshot[]>([])
  #future = $state.raw<Snapshot[]>([])

  constructor(
    private readonly now: () => Snapshot,
    private readonly restore: (snapshot: Snapshot) => void,
  ) {}

  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  get past(): readonly Snapshot[] {
    return this.#past
  }

  /** Continues with the snapshots of an earlier visit. */
  load(past: Snapshot[]): void {
    this.#past = past
    this.#future = []
  }

  /** Call this before a step that can be undone. */
  mark(): void {
    this.#past = [...this.#past, this.now()]
    this.#future = []
  }

  undo(): void {
    if (!this.canUndo) return
    const last = this.#past.at(-1)!
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.now(), ...this.#future]
    this.restore(last)
  }

  redo(): void {
    if (!this.canRedo) return
    const next = this.#future[0]!
    this.#future = this.#future.slice(1)
    this.#past = [...this.#past, this.now()]
    this.restore(next)
  }

  clear(): void {
    this.#past = []
    this.#future = []
  }
}
