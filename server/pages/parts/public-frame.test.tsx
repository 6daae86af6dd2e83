import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { telHref } from '#domain/phone/phone.ts'
import { PublicFrame } from './public-frame.tsx'

const NOON = Date.parse('2026-03-03T17:00:00Z')
const NIGHT = Date.parse('2026-03-04T02:30:00Z')
const rendered = (now: number, language: 'en' | 'es' = 'en'): string =>
  renderToStaticMarkup(
    <PublicFrame language={language} title="Search" now={now}>
      <h1>Search</h1>
    </PublicFrame>,
  )

test('a page of the server that belongs to the site has its phone number and its menu', () => {
  const html = rendered(NOON)
  expect(html).toContain(`href="${telHref(business.phones.default)}"`)
  for (const path of ['/services', '/pricing', '/contact']) expect(html).toContain(`href="${path}"`)
  expect(rendered(NOON, 'es')).toContain('href="/es/precios"')
})

test('it is drawn in night colors between dusk and dawn of the business', () => {
  expect(rendered(NIGHT)).toContain('<html lang="en-US" class="night">')
  expect(rendered(NOON)).toContain('<html lang="en-US">')
})
