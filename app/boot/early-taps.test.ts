import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepEarlyTaps, repeatTaps } from './early-taps.ts'

class FakeElement {
  readonly kind: string
  readonly dataset: Record<string, string> = {}
  /** In a part of the page that is alive. */
  alive = false
  readonly click = vi.fn()
  constructor(kind: string) {
    this.kind = kind
  }
  closest = (selector: string): FakeElement | null =>
    selector === '[data-alive]' ? (this.alive ? this : null) : selector === this.kind ? this : null
  setAttribute = (name: string) => void (this.dataset[name.slice('data-'.length)] = '')
  removeAttribute = (name: string) => void delete this.dataset[name.slice('data-'.length)]
}

class FakeForm extends FakeElement {
  readonly submit = vi.fn()
  readonly requestSubmit = vi.fn()
  constructor(patience?: string) {
    super('form')
    if (patience !== undefined) this.dataset['patience'] = patience
  }
}

/** The page from its first byte on, with the inline script run. */
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  keepEarlyTaps()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @returns true when the browser is left to do what it does by itself */
function send(type: string, target: FakeElement): boolean {
  const event = Object.defineProperty(new Event(type, { cancelable: true }), 'target', {
    value: target,
  })
  return page.dispatchEvent(event)
}

/** The part of the page that holds these has its script. */
function comeAlive(...elements: readonly FakeElement[]): void {
  for (const element of elements) element.alive = true
  repeatTaps({
    querySelectorAll: () => elements.filter(({ dataset }) => 'tapped' in dataset),
  } as unknown as ParentNode)
}

describe('a tap on a button before its script', () => {
  test('R41: it is repeated when that part of the page is alive, once', () => {
    const button = new FakeElement('button[type=button]')
    send('click', button)
    expect(button.click).not.toHaveBeenCalled()
    comeAlive(button)
    comeAlive(button)
    expect(button.click).toHaveBeenCalledTimes(1)
  })

  test('links, and taps on what is alive, are left alone', () => {
    const [link, button] = [new FakeElement('a'), new FakeElement('button[type=button]')]
    button.alive = true
    send('click', link)
    send('click', button)
    comeAlive(link, button)
    expect(link.click).not.toHaveBeenCalled()
    expect(button.click).not.toHaveBeenCalled()
  })
})

describe('a form that is sent before its script', () => {
  test('R2: it is kept and handed to the script when that arrives', () => {
    const form = new FakeForm('20000')
    expect(send('submit', form)).toBe(false)
    comeAlive(form)
    expect(form.requestSubmit).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(form.submit).not.toHaveBeenCalled()
  })

  test('R2: without a tap there is nothing to take over', () => {
    const form = new FakeForm('20000')
    comeAlive(form)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('R2: a script that never arrives costs nothing: the browser sends the form when its patience ends', () => {
    const form = new FakeForm('20000')
    send('submit', form)
    vi.advanceTimersByTime(19_999)
    expect(form.submit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(form.submit).toHaveBeenCalledOnce()
  })

  test('R64: an impatient visitor who taps again and again sends it once', () => {
    const form = new FakeForm('20000')
    for (const pause of [100, 300, 5_000, 0]) {
      expect(send('submit', form)).toBe(false)
      vi.advanceTimersByTime(pause)
    }
    vi.advanceTimersByTime(60_000)
    expect(form.submit).toHaveBeenCalledOnce()
  })

  test('R64: a script that arrives while the browser is sending does not send as well', () => {
    const form = new FakeForm('20000')
    send('submit', form)
    vi.advanceTimersByTime(20_000)
    comeAlive(form)
    expect(form.requestSubmit).not.toHaveBeenCalled()
  })

  test('R2: if the browser did not get it out, another tap is left to the browser at once', () => {
    const form = new FakeForm('20000')
    send('submit', form)
    vi.advanceTimersByTime(20_000)
    expect(send('submit', form)).toBe(true)
  })

  test('R2: once the script is there, it is left alone', () => {
    const form = new FakeForm('20000')
    comeAlive(form)
    expect(send('submit', form)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(form.submit).not.toHaveBeenCalled()
  })

  test('forms that wait for no script are left alone', () => {
    expect(send('submit', new FakeForm())).toBe(true)
  })
})
