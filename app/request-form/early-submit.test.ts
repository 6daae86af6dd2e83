import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEarlySubmit } from '#app/boot/early-submit.ts'
import { takeEarlySubmit } from './early-submit.ts'

class FakeForm {
  sent = 0
  readonly ours: boolean

  constructor(ours = true) {
    this.ours = ours
  }

  matches = (selector: string) => this.ours && selector === '[data-request-form]'
  submit = () => void this.sent++
}

/** The page from its first byte on, with the inline script run. */
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  keepEarlySubmit()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @returns true when the browser is left to send the form itself */
function tapSubmit(form: FakeForm): boolean {
  const event = new Event('submit', { cancelable: true })
  Object.defineProperty(event, 'target', { value: form })
  return page.dispatchEvent(event)
}

describe('a tap on the button before the script', () => {
  test('R2: it is kept and handed to the script when that arrives', () => {
    const form = new FakeForm()
    expect(tapSubmit(form)).toBe(false)
    expect(takeEarlySubmit()).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(form.sent).toBe(0)
  })

  test('R2: without a tap there is nothing to take over', () => {
    expect(takeEarlySubmit()).toBe(false)
  })

  test('R2: it is taken over once only', () => {
    tapSubmit(new FakeForm())
    expect([takeEarlySubmit(), takeEarlySubmit()]).toEqual([true, false])
  })

  test('R2: a script that never arrives costs nothing: the browser sends the form after 20 s', () => {
    const form = new FakeForm()
    tapSubmit(form)
    vi.advanceTimersByTime(19_999)
    expect(form.sent).toBe(0)
    vi.advanceTimersByTime(1)
    expect(form.sent).toBe(1)
  })

  test('R64: an impatient visitor who taps again and again sends it once', () => {
    const form = new FakeForm()
    for (const pause of [100, 300, 5_000, 0]) {
      expect(tapSubmit(form)).toBe(false)
      vi.advanceTimersByTime(pause)
    }
    vi.advanceTimersByTime(60_000)
    expect(form.sent).toBe(1)
  })

  test('R64: a script that arrives while the browser is sending does not send as well', () => {
    tapSubmit(new FakeForm())
    vi.advanceTimersByTime(20_000)
    expect(takeEarlySubmit()).toBe(false)
  })

  test('R2: if the browser did not get it out, another tap is left to the browser at once', () => {
    const form = new FakeForm()
    tapSubmit(form)
    vi.advanceTimersByTime(20_000)
    expect(tapSubmit(form)).toBe(true)
  })

  test('R2: once the script is there, it is left alone', () => {
    takeEarlySubmit()
    expect(tapSubmit(new FakeForm())).toBe(true)
    vi.advanceTimersByTime(60_000)
  })

  test('other forms are left alone', () => {
    expect(tapSubmit(new FakeForm(false))).toBe(true)
    expect(takeEarlySubmit()).toBe(false)
  })
})
