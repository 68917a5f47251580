// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stepper } from '../src/lib/stepper.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stepper(at = 0) {
  const seen: number[] = []
  return { steps: new Stepper(3, at, (now) => void seen.push(now)), seen }
}
const press = (steps: Stepper, key: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true })
  Object.defineProperty(event, 'target', { value: target })
  steps.key(event)
  return event.defaultPrevented
}

describe('stepping', () => {
  it('stays within the round', () => {
    const { steps, seen } = stepper(9)
    expect(steps.at).toBe(3)
    steps.step(7)
    steps.step(-2)
    expect(seen).toEqual([3, 0])
  })

  it('plays by itself, stops at the end, and begins again', () => {
    const { steps } = stepper(1)
    steps.toggle()
    vi.advanceTimersByTime(1800)
    expect([steps.at, steps.playing]).toEqual([2, true])
    vi.advanceTimersByTime(10_000)
    expect([steps.at, steps.playing]).toEqual([3, false])
    steps.toggle()
    expect([steps.at, steps.playing]).toEqual([0, true])
    steps.step(2)
    expect(steps.playing).toBe(false)
  })

  it('follows the keys, but not in fields, and leaves the space bar to buttons', () => {
    const { steps } = stepper()
    expect(press(steps, 'ArrowRight')).toBe(true)
    press(steps, 'ArrowRight')
    press(steps, 'ArrowLeft')
    expect(steps.at).toBe(1)
    press(steps, 'End')
    expect(steps.at).toBe(3)
    press(steps, 'Home')
    expect(steps.at).toBe(0)
    expect(press(steps, 'ArrowRight', document.createElement('select'))).toBe(false)
    expect(press(steps, ' ', document.createElement('button'))).toBe(false)
    expect([steps.at, steps.playing]).toEqual([0, false])
    press(steps, ' ')
    expect(steps.playing).toBe(true)
    steps.stop()
    expect(press(steps, 'x')).toBe(false)
  })

  it('shows an exercise, then its answer, and forgets both with the next step', () => {
    const { steps } = stepper()
    steps.practise(2)
    expect([steps.at, steps.exercise, steps.best]).toEqual([2, true, false])
    steps.toggleBest()
    expect([steps.exercise, steps.best]).toEqual([false, true])
    steps.toggleBest()
    expect(steps.best).toBe(false)
    steps.practise(2)
    steps.step(1)
    expect([steps.exercise, steps.best]).toEqual([false, false])
  })
})
