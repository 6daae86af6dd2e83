import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { business } from '#domain/business/business.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { SuggestionBox } from './suggestion-box.tsx'
import { suggestion } from './suggestion.fixture.ts'
import { ThirdPartyBanner } from './third-party-banner.tsx'

const phone = formatPhone(business.phones.default)
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")

const banner = (service: 'maps' | 'recaptcha', reason: string, onManual: (() => void) | null) =>
  inEnglish(
    <ThirdPartyBanner
      service={service}
      reason={reason}
      onRetry={() => undefined}
      onManual={onManual}
    />,
  )

test('the banner names the reason and all alternatives', () => {
  const html = banner('maps', 'Failed to load Google Maps', () => undefined)
  expect(text(html)).toBe(
    `Failed to load Maps/reCAPTCHA: Failed to load Google MapsAddress search is off. Try again, Enter address manually or call ${phone}.`,
  )
  expect(html).toContain('role="alert"')
  expect(html).toContain(`href="${telHref(business.phones.default)}"`)
})

test('the banner without reCAPTCHA refers to the self-hosted check', () => {
  expect(text(banner('recaptcha', 'Failed to load reCAPTCHA', null))).toBe(
    `Failed to load Maps/reCAPTCHA: Failed to load reCAPTCHAGoogle’s check didn’t load, so we use our own. You don’t have to check the box. Try again or call ${phone}.`,
  )
})

const items = ['100 Main St', '100 Maine Ave'].map((text) => suggestion(text))

const box = (active: number | null, shown = items) =>
  renderToStaticMarkup(
    <SuggestionBox
      id="list"
      label="Addresses"
      attribution="Google Maps"
      list={{ items: shown, active }}
      onChoose={() => undefined}
    />,
  )

test('the list marks the item that Enter chooses, with the id that the input refers to', () => {
  const html = box(1)
  expect(html).toMatch(/id="list-0"[^>]*aria-selected="false"/)
  expect(html).toMatch(/id="list-1"[^>]*aria-selected="true"/)
  expect(html).toContain('Google Maps')
})

test('an empty list is hidden but remains, because the input refers to it', () => {
  const html = box(null, [])
  expect(html).toMatch(/^<div [^>]*hidden=""/)
  expect(html).toContain('id="list"')
})
