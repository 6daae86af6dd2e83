import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentPhone, PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { business } from '#domain/business.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import { applyPhoneLine } from './phone-line.ts'

const { default: ourLine, paidSearch } = business.phones

/** An element as far as the head script touches it, with a count of its writes. */
class FakeElement {
  textContent = ''
  writes = 0
  readonly attributes: Record<string, string> = {}

  getAttribute = (name: string) => this.attributes[name] ?? null
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value
    this.writes++
  }
}

let links: FakeElement[]
let spans: FakeElement[]
let stored: Readonly<Record<string, string>>
let watched: { callback: () => void; connected: boolean }[]
let page: EventTarget & { documentElement: { dataset: Record<string, string> } }

beforeEach(() => {
  links = []
  spans = []
  stored = {}
  watched = []
  page = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    querySelectorAll: (selector: string) =>
      ({ '[data-phone]': links, '[data-phone-text]': spans })[selector] ?? [],
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: (name: string) => stored[name] ?? null })
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly entry: { callback: () => void; connected: boolean }
      constructor(callback: () => void) {
        this.entry = { callback, connected: false }
        watched.push(this.entry)
      }
      observe = () => void (this.entry.connected = true)
      disconnect = () => void (this.entry.connected = false)
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function open(search: string): void {
  vi.stubGlobal('location', { search })
  applyPhoneLine({ href: telHref(paidSearch), text: formatPhone(paidSearch) })
}

/** What the parser does when it comes to a phone link. */
function parse(): { link: FakeElement; span: FakeElement } {
  const link = new FakeElement()
  link.attributes['href'] = telHref(ourLine)
  const span = new FakeElement()
  span.textContent = formatPhone(ourLine)
  links.push(link)
  spans.push(span)
  for (const { callback, connected } of watched) if (connected) callback()
  return { link, span }
}

const PAID = '?utm_source=google&utm_medium=cpc'

describe('before the first paint', () => {
  test('R4: a visitor from paid search dials the paid-search line from the first moment', () => {
    open(PAID)
    const { link, span } = parse()
    expect(link.attributes['href']).toBe(telHref(paidSearch))
    expect(span.textContent).toBe(formatPhone(paidSearch))
    expect(page.documentElement.dataset['line']).toBe('paidSearch')
  })

  test.each([
    '',
    '?utm_source=google',
    '?utm_source=bing&utm_medium=cpc',
    '?utm_medium=cpc',
    '?%',
    '?=',
  ])('R4: with %j the page stays as it was built', (search) => {
    open(search)
    const { link } = parse()
    expect(link.writes).toBe(0)
    expect(watched).toEqual([])
    expect(page.documentElement.dataset['line']).toBeUndefined()
  })

  test('R4: without a campaign in the address the saved one counts', () => {
    stored = { utm_source: 'google', utm_medium: 'cpc' }
    open('?page=2')
    expect(parse().link.attributes['href']).toBe(telHref(paidSearch))
  })

  test('R4: a campaign in the address counts before the saved one', () => {
    stored = { utm_source: 'google', utm_medium: 'cpc' }
    open('?utm_source=newsletter')
    expect(parse().link.writes).toBe(0)
  })

  test('R4: storage that is switched off does no harm', () => {
    vi.stubGlobal('localStorage', undefined)
    open('')
    expect(parse().link.writes).toBe(0)
    open(PAID)
    expect(parse().link.attributes['href']).toBe(telHref(paidSearch))
  })

  test('R4: every number is written once, and not again for what it changed itself', () => {
    open(PAID)
    const { link } = parse()
    for (const { callback } of watched) callback()
    parse()
    expect(link.writes).toBe(1)
  })

  test('R4: what the parser adds last is written too, and then nobody watches any more', () => {
    open(PAID)
    const last = new FakeElement()
    links.push(last)
    page.dispatchEvent(new Event('DOMContentLoaded'))
    expect(last.attributes['href']).toBe(telHref(paidSearch))
    expect(watched.map(({ connected }) => connected)).toEqual([false])
  })
})

describe('what React renders', () => {
  const markup = () =>
    renderToStaticMarkup(
      <PhoneLink className="call">
        <PhoneNumber />
      </PhoneLink>,
    )

  test('R4, R5: at build time the default line, marked for the head script', () => {
    vi.stubGlobal('document', undefined)
    expect(currentPhone()).toBe(ourLine)
    expect(markup()).toMatch(
      new RegExp(
        `^<a href="tel:${ourLine}" class="call" data-phone=""><span .*data-phone-text="">`,
      ),
    )
    expect(markup()).toContain(`>${formatPhone(ourLine)}</span></a>`)
  })

  test('R4: in the browser the line that the head script has chosen, so that nothing changes', () => {
    open(PAID)
    expect(currentPhone()).toBe(paidSearch)
    expect(markup()).toContain(`href="${telHref(paidSearch)}"`)
    expect(markup()).toContain(`>${formatPhone(paidSearch)}</span>`)
  })
})
