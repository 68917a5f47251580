import { expect, it } from 'vitest'
import { History } from '../src/lib/history.svelte'

function counter() {
  const state = { value: 0 }
  const history = new History<number>(() => state.value, (value) => (state.value = value))
  const set = (value: number) => {
    history.mark()
    state.value = value
  }
  return { state, history, set }
}

it('undoes and redoes step by step', () => {
  const { state, history, set } = counter()
  set(1)
  set(2)
  history.undo()
  expect(state.value).toBe(1)
  history.undo()
  expect([state.value, history.canUndo, history.canRedo]).toEqual([0, false, true])
  history.redo()
  history.redo()
  expect([state.value, history.canRedo]).toEqual([2, false])
})

it('does nothing at either end', () => {
  const { state, history, set } = counter()
  set(5)
  history.redo()
  expect(state.value).toBe(5)
  history.undo()
  history.undo()
  expect(state.value).toBe(0)
})

it('forgets the undone steps after a new one', () => {
  const { state, history, set } = counter()
  set(1)
  history.undo()
  set(7)
  expect(history.canRedo).toBe(false)
  history.undo()
  expect(state.value).toBe(0)
})

it('is empty after clear', () => {
  const { history, set } = counter()
  set(1)
  history.clear()
  expect([history.canUndo, history.canRedo]).toEqual([false, false])
})
