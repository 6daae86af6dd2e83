import { afterEach, describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { keepLanding } from './keep-landing.ts'
import { showPhoneNumber } from './phone-number.ts'

const { default: ourLine, paidSearch } = business.phones
const here = location.href

afterEach(() => {
  // Stops observers of earlier tests.
  document.dispatchEvent(new Event('DOMContentLoaded'))
  document.body.replaceChildren()
  delete document.documentElement.dataset['phoneNumber']
  localStorage.clear()
  history.replaceState(null, '', here)
})

/** Runs the head script at the given query string. */
function open(search: string): void {
  history.replaceState(null, '', `/${search}`)
  showPhoneNumber({ href: telHref(paidSearch), text: formatPhone(paidSearch) }, keepLanding())
}

/** Adds a phone link as the parser does; resolves after the observer was notified. */
async function parse(scheme = 'tel'): Promise<{ href: string | null; text: string | null }> {
  const link = document.createElement('a')
  link.setAttribute('href', telHref(ourLine).replace('tel', scheme))
  link.dataset['phone'] = ''
  link.innerHTML = `<span data-phone-text>${formatPhone(ourLine)}</span>`
  document.body.append(link)
  await Promise.resolve()
  return { href: link.getAttribute('href'), text: link.textContent }
}

const PAID = '?utm_source=google&utm_medium=cpc'
const AS_BUILT = { href: telHref(ourLine), text: formatPhone(ourLine) }
const PAID_SEARCH_NUMBER = { href: telHref(paidSearch), text: formatPhone(paidSearch) }

describe('showPhoneNumber before the first paint', () => {
  test('shows the paid-search number to a visitor from paid search', async () => {
    open(PAID)
    expect(await parse()).toEqual(PAID_SEARCH_NUMBER)
    expect(document.documentElement.dataset['phoneNumber']).toBe('paidSearch')
  })

  test('uses the paid-search number for text links', async () => {
    open(PAID)
    expect((await parse('sms')).href).toBe(telHref(paidSearch).replace('tel', 'sms'))
  })

  test.each([
    '',
    '?utm_source=google',
    '?utm_source=bing&utm_medium=cpc',
    '?utm_medium=cpc',
    '?%',
    '?=',
  ])('leaves the page unchanged with %j', async (search) => {
    open(search)
    expect(await parse()).toEqual(AS_BUILT)
    expect(document.documentElement.dataset['phoneNumber']).toBeUndefined()
  })

  test.each(['?gclid=a', '?gbraid=a', '?wbraid=a', '?gad_source=1', '?GCLID=a&utm_medium=CPC'])(
    'shows it to a paid click that only its id names, as in %j, and keeps the landing',
    async (search) => {
      open(search)
      expect(await parse()).toEqual(PAID_SEARCH_NUMBER)
      expect(localStorage.getItem('landing')).toBe(search)
    },
  )

  test('shows it on the next page although no script file has read the landing', async () => {
    open('?gclid=a')
    document.dispatchEvent(new Event('DOMContentLoaded'))
    delete document.documentElement.dataset['phoneNumber']
    open('')
    expect(await parse()).toEqual(PAID_SEARCH_NUMBER)
    expect(localStorage.getItem('landing')).toBe('?gclid=a')
  })

  test('keeps no landing of a prerendered page that nobody has seen', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    open('?gclid=a')
    Reflect.deleteProperty(document, 'prerendering')
    expect(localStorage.getItem('landing')).toBeNull()
  })

  test('ignores a saved source after its end', async () => {
    localStorage.setItem('utm_source', 'google')
    localStorage.setItem('utm_medium', 'cpc')
    localStorage.setItem('sourceEnd', String(Date.now() - 1))
    open('')
    expect(await parse()).toEqual(AS_BUILT)
  })

  test('uses the saved campaign when the address has none', async () => {
    localStorage.setItem('utm_source', 'google')
    localStorage.setItem('utm_medium', 'cpc')
    open('?page=2')
    expect(await parse()).toEqual(PAID_SEARCH_NUMBER)
  })

  test('prefers the campaign in the address to the saved one', async () => {
    localStorage.setItem('utm_source', 'google')
    localStorage.setItem('utm_medium', 'cpc')
    open('?utm_source=newsletter')
    expect(await parse()).toEqual(AS_BUILT)
  })

  test('corrects a number that the parser adds in two pieces', async () => {
    open(PAID)
    await parse()
    const [text] = document.querySelector('[data-phone-text]')?.childNodes ?? []
    if (text) text.nodeValue = `${formatPhone(ourLine)} `
    await Promise.resolve()
    expect(document.body.textContent).toBe(formatPhone(paidSearch))
  })

  test('writes each number once and ignores its own changes', async () => {
    open(PAID)
    await parse()
    const written: MutationRecord[] = []
    const observer = new MutationObserver((records) => written.push(...records))
    observer.observe(document.body, { subtree: true, attributes: true, characterData: true })
    await parse()
    const [first] = document.querySelectorAll('a')
    expect(written.some(({ target }) => first?.contains(target))).toBe(false)
    observer.disconnect()
  })

  test('writes the last numbers at DOMContentLoaded and then stops observing', async () => {
    open(PAID)
    const last = parse()
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(await last).toEqual(PAID_SEARCH_NUMBER)
    expect(await parse()).toEqual(AS_BUILT)
  })
})
