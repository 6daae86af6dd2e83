import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { formatBusiness } from '#domain/business/reader/file.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { createPreviews } from '#server/business/preview.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const FACTS = JSON.parse(readFileSync(BUSINESS_FILE, 'utf8')) as Business
const BEFORE = formatBusiness(FACTS)
const after = (changes: Partial<Business>): string => formatBusiness({ ...FACTS, ...changes })

const previews = createPreviews({
  build: path.resolve(import.meta.dirname, '../../build'),
  variables: process.env,
  photos: { write: async () => {} },
})
/** Rendering takes a second on an idle machine. */
const TIMEOUT = 120_000

test('lists the pages that a change reaches, in both languages', { timeout: TIMEOUT }, async () => {
  expect(await previews.changedPages(BEFORE, BEFORE)).toEqual([])
  const phone = after({ phones: { ...FACTS.phones, default: '9085550117' } })
  expect(await previews.changedPages(BEFORE, phone)).toEqual(
    expect.arrayContaining(['/', '/es', '/faq', '/contact']),
  )
  const pages = await previews.changedPages(BEFORE, after({ legalName: 'Ferry Street LLC' }))
  expect(pages).toContain('/terms-conditions')
  expect(pages).not.toContain('/faq')
})

test('shows a page before and after, whole and without scripts', { timeout: TIMEOUT }, async () => {
  const [old, now] = await previews.page(
    BEFORE,
    after({ legalName: 'Ferry Street LLC' }),
    '/contact',
  )
  expect(old?.includes('Palisade Lock &amp; Key LLC') ?? false).toBe(true)
  expect(now?.includes('Ferry Street LLC')).toBe(true)
  for (const html of [old, now]) {
    // What it shows is in it: fonts, styles and pictures.
    const loaded = html?.match(/<script|(?:src|srcset)="\/[^"]*|url\("?\/[^)]*/gi)
    expect(loaded).toBeNull()
    expect(html?.includes('data:font/woff2;base64')).toBe(true)
    expect(html?.includes('<span id="change"')).toBe(true)
  }
  expect(await previews.page(BEFORE, BEFORE, '/no-such-page')).toEqual([null, null])
})
