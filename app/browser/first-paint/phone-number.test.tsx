import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentPhone, PhoneLink, PhoneNumber } from '#app/ui/phone-link.tsx'
import { business } from '#domain/business/business.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { showPhoneNumber } from './phone-number.ts'

const { default: ourLine, paidSearch } = business.phones

afterEach(() => vi.unstubAllGlobals())

/** A document before its first body element. */
function emptyPage() {
  const page = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  vi.stubGlobal('document', page)
  return page
}

test('showPhoneNumber tolerates disabled storage', () => {
  const { documentElement } = emptyPage()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('location', { search: '' })
  showPhoneNumber({ href: telHref(paidSearch), text: formatPhone(paidSearch) }, '')
  expect(documentElement.dataset).toEqual({})
})

describe('PhoneLink', () => {
  const markup = () =>
    renderToStaticMarkup(
      <PhoneLink className="call">
        <PhoneNumber />
      </PhoneLink>,
    )

  test('renders the default number at build time, marked for the head script', () => {
    vi.stubGlobal('document', undefined)
    expect(currentPhone()).toBe(ourLine)
    expect(markup()).toMatch(
      new RegExp(
        `^<a href="tel:${ourLine}" class="call" data-phone=""><span .*data-phone-text="">`,
      ),
    )
    expect(markup()).toContain(`>${formatPhone(ourLine)}</span></a>`)
  })

  test('renders the number chosen by the head script in the browser, so that nothing changes', () => {
    Object.assign(emptyPage().documentElement.dataset, { phoneNumber: 'paidSearch' })
    expect(currentPhone()).toBe(paidSearch)
    expect(markup()).toContain(`href="${telHref(paidSearch)}"`)
    expect(markup()).toContain(`>${formatPhone(paidSearch)}</span>`)
  })
})
