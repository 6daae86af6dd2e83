import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { changedPages, previewPage } from '#server/business/preview.ts'
import { NO_PHOTOS } from '#server/site/site.ts'
import { withoutSettings } from '#server/site/installation.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'

const FACTS = JSON.parse(readFileSync(businessFileInForce(process.env), 'utf8')) as Business
const BEFORE = formatBusiness(FACTS)
const after = (changes: Partial<Business>): string => formatBusiness({ ...FACTS, ...changes })

const { site, components } = await renderSite()
const { ordinary } = withoutSettings({ featureFlags: {}, privateOrigin: null })
const IN_FORCE = business
afterAll(() => putInForce(IN_FORCE))

const PARTS = {
  site,
  renderer: components.renderer,
  async prepare(text: string) {
    const reading = parseBusiness(text)
    if (!reading.ok) throw new Error(String(reading.problems))
    return { facts: reading.business, version: 'x', photos: NO_PHOTOS }
  },
  installation: async () => ordinary,
}
const RENAMED = after({ legalName: 'Ferry Street LLC' })
const page = (changed: string, address: string) =>
  previewPage(PARTS, { before: BEFORE, after: changed, address })

test('lists the pages that a change reaches, in both languages', async () => {
  expect(await changedPages(PARTS, BEFORE, BEFORE)).toEqual([])
  const phone = after({ phones: { ...FACTS.phones, default: '9085550117' } })
  expect(await changedPages(PARTS, BEFORE, phone)).toEqual(
    expect.arrayContaining(['/', '/es', '/faq', '/contact']),
  )
  const pages = await changedPages(PARTS, BEFORE, RENAMED)
  expect(pages).toContain('/terms-conditions')
  expect(pages).not.toContain('/faq')
})

test('shows a page before and after, marked where it changes, and pictures as data', async () => {
  const [old, now] = await page(RENAMED, '/contact')
  expect(old).toContain(FACTS.legalName.replace('&', '&amp;'))
  expect(now).toContain('Ferry Street LLC')
  for (const html of [old, now]) {
    expect(html).toContain('<span id="change"')
  }
  // An address would lead to the drawing of the facts in force.
  const [, home] = await page(RENAMED, '/')
  expect(home).not.toMatch(/ src="\/drawings\//)
  expect(home).toContain('data:image/svg+xml;base64')
  expect(await page(BEFORE, '/no-such-page')).toEqual([null, null])
})

test('leaves the facts in force as they are', async () => {
  await page(RENAMED, '/contact')
  expect(business.legalName).toBe(IN_FORCE.legalName)
  expect(site.read('/contact')).not.toContain('Ferry Street LLC')
})
