/* A photo that is read: what was found in it, and what somebody has corrected. The host decides what the tiles are. */

import { request } from '../lib/api'
import type { PhotoAnswer, PhotoQuestion } from '../lib/rest'
import type { Found, FromWorker } from './protocol'
import { reader, Unreadable } from './reader'

/** What a photo can show: the table, a rack, or the table after a lay. */
export type Place = 'table' | 'rack' | 'after'
/** A row of the table by its number, a new row, or the rack. */
export type Where = number | 'new' | 'rack'
export type Point = [number, number]
export interface Spot {
  id: number
  kind: string
  sure: boolean
  /** Four corners; null for a tile that was added without a place. */
  outline: Point[] | null
}
export interface Used {
  place: Place
  rows: string[][]
  rack: string[]
}

const ask = (question: PhotoQuestion) => request<PhotoAnswer>('POST', '/photo', question)
/** Tiles that somebody adds have numbers from here on. */
const ADDED = 1000

export const centre = (outline: Point[]): Point => [
  outline.reduce((total, [x]) => total + x, 0) / outline.length,
  outline.reduce((total, [, y]) => total + y, 0) / outline.length,
]
const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
/** How wide a tile is. */
export const widthOf = (outline: Point[]): number => distance(outline[0]!, outline[1]!)

export class Photo {
  step = $state<'choose' | 'reading' | 'done'>('choose')
  /** How much of the reader is loaded, from 0 to 1. */
  loaded = $state(0)
  ready = $state(false)
  missing = $state(false)
  /** The name of a message about what went wrong, or a sentence of the host. */
  fault = $state('')
  problem = $state('')
  url = $state('')
  found = $state.raw<Found | null>(null)
  answer = $state.raw<PhotoAnswer | null>(null)
  place = $state<Place>('table')
  spots = $state<Spot[]>([])
  /** The numbers of the tiles. */
  rows = $state<number[][]>([])
  rack = $state<number[]>([])
  selected = $state<number | null>(null)
  /** Where a tile is added: a point of the picture, or anywhere. */
  adding = $state<Point | 'anywhere' | null>(null)
  readonly #places: readonly Place[]
  readonly #edition: string
  #corrected = new Map<number, string | null>()
  #number = 0
  #next = ADDED
  readonly #leave: () => void

  constructor(edition: string, places: readonly Place[]) {
    this.#edition = edition
    this.#places = places
    this.place = places[0]!
    this.#leave = reader.follow((message) => this.#hear(message))
  }

  close(): void {
    this.#leave()
    this.#number++
    if (this.url) URL.revokeObjectURL(this.url)
  }

  #hear(message: FromWorker): void {
    if (message.kind === 'progress') this.loaded = message.part
    else if (message.kind === 'ready') this.ready = true
    else if (message.kind === 'missing') this.missing = true
    else if (message.kind === 'failed') this.fault = message.fault
  }

  async read(file: Blob): Promise<void> {
    const number = ++this.#number
    if (this.url) URL.revokeObjectURL(this.url)
    this.url = URL.createObjectURL(file)
    this.step = 'reading'
    this.fault = this.problem = ''
    this.#corrected.clear()
    this.spots = []
    this.selected = this.adding = null
    try {
      const found = await reader.find(file)
      if (number !== this.#number) return
      this.found = found
      await this.#ask(this.#places.length > 1 ? null : this.place)
    } catch (error) {
      if (number !== this.#number) return
      this.step = 'choose'
      this.fault = error instanceof Unreadable ? error.fault : ''
      this.problem = error instanceof Error && !(error instanceof Unreadable) ? error.message : ''
    }
  }

  /** What the photo shows, in the words of the person. */
  async show(place: Place): Promise<void> {
    this.place = place
    if (!this.found) return
    try {
      await this.#ask(place)
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error)
    }
  }

  async #ask(place: Place | null): Promise<void> {
    const number = this.#number
    const kind = place === null ? null : place === 'rack' ? 'rack' : 'table'
    const answer = await ask({ ...this.found!, edition: this.#edition || null, kind })
    if (number !== this.#number) return
    this.problem = ''
    if (place === null) this.place = this.#places.find((each) => (each === 'rack') === (answer.kind === 'rack')) ?? this.place
    this.#adopt(answer)
    this.step = 'done'
  }

  #adopt(answer: PhotoAnswer): void {
    const added = this.spots.filter(({ id }) => id >= ADDED)
    const there = (id: number) => this.#corrected.get(id) !== null
    this.answer = answer
    this.spots = answer.tiles
      .map(({ tile, sure, outline }, id): Spot => ({ id, kind: this.#corrected.get(id) ?? tile, sure: sure || this.#corrected.has(id), outline }))
      .filter(({ id }) => there(id))
      .concat(added)
    const rows = answer.rows.map((row) => row.filter(there)).filter((row) => row.length)
    const others = added.map(({ id }) => id)
    this.rows = this.place === 'rack' ? [] : others.length ? [...rows, others] : rows
    this.rack = this.place === 'rack' ? [...rows.flat(), ...others] : []
    if (!this.spots.some(({ id }) => id === this.selected)) this.selected = null
  }

  // Corrections

  spot(id: number): Spot | undefined {
    return this.spots.find((each) => each.id === id)
  }

  whereIs(id: number): Where {
    const row = this.rows.findIndex((ids) => ids.includes(id))
    return row < 0 ? 'rack' : row
  }

  select(id: number | null): void {
    this.selected = id
    this.adding = null
  }

  setKind(id: number, kind: string): void {
    this.#corrected.set(id, kind)
    this.spots = this.spots.map((each) => (each.id === id ? { ...each, kind, sure: true } : each))
  }

  /** The tile is what it was read as. */
  confirm(id: number): void {
    this.setKind(id, this.spot(id)!.kind)
  }

  remove(id: number): void {
    this.#corrected.set(id, null)
    this.#take(id)
    this.spots = this.spots.filter((each) => each.id !== id)
    this.selected = null
  }

  move(id: number, where: Where): void {
    const row = typeof where === 'number' ? this.rows[where] : undefined
    this.#take(id, row)
    if (where === 'rack') this.rack = [...this.rack, id]
    else if (row) this.rows = this.rows.map((each) => (each === row ? [...each, id] : each))
    else this.rows = [...this.rows, [id]]
  }

  /** Takes a tile out of its row. A row without tiles goes, unless it is about to get one. */
  #take(id: number, keep?: number[]): void {
    this.rack = this.rack.filter((each) => each !== id)
    for (const row of this.rows) {
      const at = row.indexOf(id)
      if (at >= 0) row.splice(at, 1)
    }
    this.rows = this.rows.filter((row) => row.length || row === keep)
  }

  add(kind: string, where: Where): void {
    const id = this.#next++
    this.spots = [...this.spots, { id, kind, sure: true, outline: this.#outlineAt(this.adding) }]
    this.move(id, where)
    this.adding = null
    this.selected = null
  }

  /** A tap on the picture: the tile that is there, or a place for one that was missed. */
  tap(point: Point): void {
    const near = this.spots
      .filter(({ outline }) => outline)
      .map((each) => ({ id: each.id, away: distance(centre(each.outline!), point) / widthOf(each.outline!) }))
      .toSorted((a, b) => a.away - b.away)[0]
    this.selected = near && near.away < 0.9 ? near.id : null
    this.adding = this.selected === null ? point : null
  }

  /** Where a missed tile probably belongs: beside its neighbour. */
  guess(): Where {
    if (this.place === 'rack') return 'rack'
    if (this.adding === 'anywhere' || this.adding === null) return 'new'
    const point = this.adding
    const near = this.spots.filter(({ outline }) => outline).find(({ outline }) => distance(centre(outline!), point) < 1.6 * widthOf(outline!))
    return near ? this.whereIs(near.id) : 'new'
  }

  #outlineAt(point: Point | 'anywhere' | null): Point[] | null {
    const like = this.spots.find(({ outline }) => outline)?.outline
    if (point === null || point === 'anywhere' || !like) return null
    const [x, y] = centre(like)
    return like.map(([a, b]): Point => [a - x + point[0], b - y + point[1]])
  }

  get used(): Used {
    const kind = (id: number) => this.spot(id)!.kind
    return { place: this.place, rows: this.rows.map((row) => row.map(kind)), rack: this.rack.map(kind) }
  }
}
