import { expect, test, vi } from 'vitest'
import { createPressTracker } from './defer-while-pressed.ts'

function watched() {
  const page = new EventTarget()
  const timers: (() => void)[] = []
  const press = createPressTracker(page, (act) => timers.push(act))
  return {
    press,
    fire: (type: string) => page.dispatchEvent(new Event(type)),
    runTimers: () => timers.splice(0).forEach((act) => act()),
  }
}

test('runs at once without a press', () => {
  const { press } = watched()
  const act = vi.fn()
  press.run(act)
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('waits for %s and for the click after it', (type) => {
  const { press, fire, runTimers } = watched()
  const act = vi.fn()
  fire('pointerdown')
  press.run(act)
  expect(act).not.toHaveBeenCalled()
  fire(type)
  expect(act).not.toHaveBeenCalled()
  runTimers()
  expect(act).toHaveBeenCalledOnce()
  fire('pointerdown')
  fire(type)
  runTimers()
  expect(act).toHaveBeenCalledOnce()
})
