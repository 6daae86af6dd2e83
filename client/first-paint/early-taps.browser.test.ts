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

/** The inline script runs once in a document and watches all of it. */
beforeAll(() => recordEarlyTaps())

let island: HTMLElement
let submitted: MockInstance
let requested: MockInstance
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-island></div>'
  island = need(document.querySelector<HTMLElement>('[data-island]'))
  // A test that goes on sending would leave its own page.
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

const waitingForm = () => put('form', { 'data-patience': '20000' })

/** @returns true when the browser is left to send it by itself; it is not, or it would leave the test's page */
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

/** The part of the page that holds these has its script. */
function hydratePage(): void {
  island.dataset['alive'] = ''
  replayTaps(island)
}

describe('a tap on a button before its script', () => {
  test('it is repeated when that part of the page is alive, once', () => {
    const button = put('button', { type: 'button' }, '<span>Menu</span>')
    need(button.querySelector('span')).click()
    const pressed = vi.fn()
    button.addEventListener('click', pressed)
    hydratePage()
    hydratePage()
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('links, and taps on what is alive, are left alone', () => {
    const link = put('a', { href: '#there' })
    const button = put('button', { type: 'button' })
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    island.dataset['alive'] = ''
    button.click()
    const pressed = vi.fn()
    island.addEventListener('click', pressed)
    hydratePage()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a form that is sent before its script', () => {
  test('it is kept and handed to the script when that arrives', () => {
    const form = waitingForm()
    expect(send(form)).toBe(false)
    hydratePage()
    expect(requested).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(60_000)
    expect(submitted).not.toHaveBeenCalled()
  })

  test('without a tap there is nothing to take over', () => {
    waitingForm()
    hydratePage()
    expect(requested).not.toHaveBeenCalled()
  })

  test('a script that never arrives costs nothing: the browser sends the form when its patience ends', () => {
    send(waitingForm())
    vi.advanceTimersByTime(19_999)
    expect(submitted).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('an impatient visitor who taps again and again sends it once', () => {
    const form = waitingForm()
    for (const pause of [100, 300, 5_000, 0]) {
      expect(send(form)).toBe(false)
      vi.advanceTimersByTime(pause)
    }
    vi.advanceTimersByTime(60_000)
    expect(submitted).toHaveBeenCalledOnce()
  })

  test('a script that arrives while the browser is sending does not send as well', () => {
    send(waitingForm())
    vi.advanceTimersByTime(20_000)
    hydratePage()
    expect(requested).not.toHaveBeenCalled()
  })

  test('if the browser did not get it out, another tap is left to the browser at once', () => {
    const form = waitingForm()
    send(form)
    vi.advanceTimersByTime(20_000)
    expect(send(form)).toBe(true)
  })

  test('once the script is there, it is left alone', () => {
    const form = waitingForm()
    hydratePage()
    expect(send(form)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(submitted).not.toHaveBeenCalled()
  })

  test('forms that wait for no script are left alone', () => {
    expect(send(put('form'))).toBe(true)
  })
})
