import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { createPreviews } from '#server/business/preview.ts'
import { withoutSettings } from '#server/site/installation-options.ts'
import { renderSite } from '#tests/support/rendered-pages.ts'

const FACTS = JSON.parse(readFileSync(businessFileInForce(process.env), 'utf8')) as Business
const BEFORE = formatBusiness(FACTS)
const after = (changes: Partial<Business>): string => formatBusiness({ ...FACTS, ...changes })

const { site, components } = await renderSite()
const { ordinary } = withoutSettings({ featureFlags: {}, privateOrigin: null })
const IN_FORCE = business
afterAll(() => putInForce(IN_FORCE))

const previews = createPreviews({
  site,
  renderer: components.renderer,
  async prepare(text) {
    const reading = parseBusiness(text)
    if (!reading.ok) throw new Error(String(reading.problems))
    return { facts: reading.business, version: 'x', photos: { shown: {}, files: new Map() } }
  },
  installation: async () => ordinary,
})

test('lists the pages that a change reaches, in both languages', async () => {
  expect(await previews.changedPages(BEFORE, BEFORE)).toEqual([])
  const phone = after({ phones: { ...FACTS.phones, default: '9085550117' } })
  expect(await previews.changedPages(BEFORE, phone)).toEqual(
    expect.arrayContaining(['/', '/es', '/faq', '/contact']),
  )
  const pages = await previews.changedPages(BEFORE, after({ legalName: 'Ferry Street LLC' }))
  expect(pages).toContain('/terms-conditions')
  expect(pages).not.toContain('/faq')
})

test('shows a page before and after, marked where it changes, and pictures as data', async () => {
  const [old, now] = await previews.page(
    BEFORE,
    after({ legalName: 'Ferry Street LLC' }),
    '/contact',
  )
  expect(old).toContain(FACTS.legalName.replace('&', '&amp;'))
  expect(now).toContain('Ferry Street LLC')
  for (const html of [old, now]) {
    expect(html).toContain('<span id="change"')
  }
  // An address would lead to the drawing of the facts in force.
  const [, home] = await previews.page(BEFORE, after({ legalName: 'Ferry Street LLC' }), '/')
  expect(home).not.toMatch(/ src="\/drawings\//)
  expect(home).toContain('data:image/svg+xml;base64')
  expect(await previews.page(BEFORE, BEFORE, '/no-such-page')).toEqual([null, null])
})

test('leaves the facts in force as they are', async () => {
  await previews.page(BEFORE, after({ legalName: 'Ferry Street LLC' }), '/contact')
  expect(business.legalName).toBe(IN_FORCE.legalName)
  expect(site.read('/contact')).not.toContain('Ferry Street LLC')
})
