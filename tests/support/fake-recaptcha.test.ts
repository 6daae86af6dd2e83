import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { type FakeRecaptchaOptions, fakeRecaptchaScript } from './fake-recaptcha.ts'

interface Element extends EventTarget {
  checked: boolean
  value: string
  isConnected: boolean
}

/** A page with as much of a document as the stand-in uses. */
function pageWith(options: FakeRecaptchaOptions = {}, query = 'onload=ready&render=explicit') {
  const made: Element[] = []
  const timers: { act: () => void; ms: number }[] = []
  const ready = vi.fn()
  const page: Record<string, unknown> = {
    ready,
    clearTimeout: () => undefined,
    setTimeout: (act: () => void, ms = 0) => timers.push({ act, ms }),
    document: {
      createElement() {
        const element = Object.assign(new EventTarget(), {
          checked: false,
          value: '',
          isConnected: true,
          dataset: {},
          append: () => undefined,
        })
        made.push(element)
        return element
      },
    },
  }
  runInNewContext(fakeRecaptchaScript(new URLSearchParams(query), options), page)
  const run = (ms: number) => {
    for (const timer of timers.splice(0)) {
      if (timer.ms <= ms) timer.act()
      else timers.push(timer)
    }
  }
  const grecaptcha = page['grecaptcha'] as
    | { render(element: object, options: object): number; reset(widget?: number): void }
    | undefined
  const tick = (box = made[1]!) => {
    box.checked = true
    box.dispatchEvent(new Event('change'))
  }
  const container = () => ({ append: () => undefined })
  return { grecaptcha, ready, run, tick, made, container }
}

test('it calls the function that its address names, and not at once', () => {
  const { ready, run } = pageWith()
  expect(ready).not.toHaveBeenCalled()
  run(0)
  expect(ready).toHaveBeenCalledOnce()
})

test('a tick gives the next proof, until it runs out', () => {
  const { grecaptcha, run, tick, container } = pageWith({ tokens: ['one'], expiresAfter: 50 })
  const callback = vi.fn()
  const expired = vi.fn()
  grecaptcha?.render(container(), { sitekey: 'k', callback, 'expired-callback': expired })
  tick()
  expect(callback).toHaveBeenCalledWith('one')
  run(49)
  expect(expired).not.toHaveBeenCalled()
  run(50)
  expect(expired).toHaveBeenCalledOnce()
  tick()
  expect(callback).toHaveBeenLastCalledWith('made-up-2')
})

test('a second box in one element throws as the real one does', () => {
  const { grecaptcha, container } = pageWith()
  const element = container()
  grecaptcha?.render(element, { sitekey: 'k' })
  expect(() => grecaptcha?.render(element, { sitekey: 'k' })).toThrow('already been rendered')
})

test('a reset takes the tick away; of a box that has left the page it throws', () => {
  const { grecaptcha, tick, made, container } = pageWith()
  const widget = grecaptcha?.render(container(), { sitekey: 'k' })
  tick()
  grecaptcha?.reset(widget)
  expect(made[1]?.checked).toBe(false)
  made[1]!.isConnected = false
  expect(() => grecaptcha?.reset(widget)).toThrow('has been removed')
})

test('losing its connection it reports an error and gives no proof', () => {
  const { grecaptcha, tick, container } = pageWith({ mood: 'losing-connection' })
  const callback = vi.fn()
  const failed = vi.fn()
  grecaptcha?.render(container(), { sitekey: 'k', callback, 'error-callback': failed })
  tick()
  expect(failed).toHaveBeenCalledOnce()
  expect(callback).not.toHaveBeenCalled()
})

test('it can fail to become ready, and it can be empty', () => {
  const slow = pageWith({ mood: 'never-ready' })
  slow.run(0)
  expect(slow.ready).not.toHaveBeenCalled()
  expect(slow.grecaptcha).toBeDefined()
  expect(fakeRecaptchaScript(new URLSearchParams(), { mood: 'empty' })).toBe('')
})
