import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  type MockInstance,
  test,
  vi,
} from 'vitest'
import { recordEarlyTaps, replayTaps } from './early-taps.ts'

/** The inline script runs once per document and listens on all of it. */
beforeAll(() => recordEarlyTaps())

let island: HTMLElement
let submitted: MockInstance
let requested: MockInstance
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-island></div>'
  island = need(document.querySelector<HTMLElement>('[data-island]'))
  // A real submission would navigate away from the test page.
  submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
  requested = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

function need<T>(value: T | null): T {
  if (value === null) throw new Error('not there')
  return value
}

function put<Tag extends 'form' | 'button' | 'a'>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  html = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.innerHTML = html
  island.append(element)
  return element
}

const waitingForm = () => put('form', { 'data-native-submit-delay': '20000' })

/**
 * Dispatches `submit`. @returns true if the browser would send the form natively; always prevented,
 * because that would leave the test page
 */
function send(form: HTMLFormElement): boolean {
  let isLeft = false
  const hold = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('submit', hold, { once: true })
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return isLeft
}

/** Marks the island that contains these elements as hydrated. */
function hydratePage(): void {
  island.dataset['hydrated'] = ''
  replayTaps(island)
}

describe('a tap on a button before hydration', () => {
  test('is replayed once after the island is hydrated', () => {
    const button = put('button', { type: 'button' }, '<span>Menu</span>')
    need(button.querySelector('span')).click()
    const pressed = vi.fn()
    button.addEventListener('click', pressed)
    hydratePage()
    hydratePage()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('is ignored on links and in hydrated islands', () => {
    const link = put('a', { href: '#there' })
    const button = put('button', { type: 'button' })
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    island.dataset['hydrated'] = ''
    button.click()
    const pressed = vi.fn()
    island.addEventListener('click', pressed)
    hydratePage()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a form submitted before hydration', () => {
  test('is held back and passed to the script when it arrives', () => {
    const form = waitingForm()
    expect(send(form)).toBe(false)
    hydratePage()
    expect(requested).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(submitted).not.toHaveBeenCalled()
  })

  test('replays nothing without a tap', () => {
    waitingForm()
    hydratePage()
    expect(requested).not.toHaveBeenCalled()
  })

  test('is sent by the browser after the timeout when the script never arrives', () => {
    send(waitingForm())
    vi.advanceTimersByTime(19_999)
    expect(submitted).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('is sent once after repeated taps', () => {
    const form = waitingForm()
    for (const pause of [100, 300, 5_000, 0]) {
      expect(send(form)).toBe(false)
      vi.advanceTimersByTime(pause)
    }
    vi.advanceTimersByTime(60_000)
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('is not sent again by a script that arrives while the browser is sending', () => {
    send(waitingForm())
    vi.advanceTimersByTime(20_000)
    hydratePage()
    expect(requested).not.toHaveBeenCalled()
  })

  test('is left to the browser at the next tap after a failed native submission', () => {
    const form = waitingForm()
    send(form)
    vi.advanceTimersByTime(20_000)
    expect(send(form)).toBe(true)
  })

  test('is not intercepted once the script has loaded', () => {
    const form = waitingForm()
    hydratePage()
    expect(send(form)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(submitted).not.toHaveBeenCalled()
  })

  test('is not intercepted if it waits for no script', () => {
    expect(send(put('form'))).toBe(true)
  })
})
