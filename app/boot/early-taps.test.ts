import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepEarlyTaps, repeatEarlyTaps } from './early-taps.ts'

class FakeElement extends EventTarget {
  readonly marks = new Set<string>()
  readonly click = vi.fn()
  readonly kind: string
  constructor(kind: string) {
    super()
    this.kind = kind
  }
  closest = (selector: string) => (selector === this.kind ? this : null)
  setAttribute = (name: string) => void this.marks.add(name)
  removeAttribute = (name: string) => void this.marks.delete(name)
}

let elements: FakeElement[]
let page: EventTarget & { documentElement: { dataset: Record<string, string> } }

beforeEach(() => {
  elements = []
  page = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    querySelectorAll: (selector: string) =>
      elements.filter(({ marks }) => marks.has(selector.slice(1, -1))),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeElement)
  keepEarlyTaps()
})
afterEach(() => vi.unstubAllGlobals())

function tapped(kind: string): FakeElement {
  const element = new FakeElement(kind)
  elements.push(element)
  page.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: element }))
  return element
}

test('R41: a tap that came before the script is repeated when the page is alive, once', () => {
  const button = tapped('button[type=button]')
  expect(button.click).not.toHaveBeenCalled()
  repeatEarlyTaps()
  repeatEarlyTaps()
  expect(button.click).toHaveBeenCalledTimes(1)
})

test('links, and taps on a page that is alive, are left alone', () => {
  const link = tapped('a')
  repeatEarlyTaps()
  const late = tapped('button[type=button]')
  repeatEarlyTaps()
  expect(link.click).not.toHaveBeenCalled()
  expect(late.click).not.toHaveBeenCalled()
})
