import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { sampleMails } from '../scripts/dev/sample-mails.ts'
import { deliveredFactsIn } from './support/delivered-facts.ts'
import { htmlErrors } from './support/html-validator.ts'
import { skipUnless } from './support/skip-unless.ts'

const SAMPLES = await sampleMails()
const CASES = SAMPLES.map(({ name, mail }) => [name, mail] as const)

test('there is a sample of each mail in each language of its readers', () => {
  const names = SAMPLES.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...['staff', 'status-es', 'accepted-en', 'accepted-es', 'quote-en', 'quote-es'],
      ...['window-proposed-en', 'window-moved-es', 'window-declined-es', 'parked-en'],
      ...['receipt-en', 'receipt-corrected-es', 'review-en', 'created-es', 'sign-in-en'],
    ]),
  )
  expect(new Set(names).size).toBe(names.length)
})

test.each(CASES)('%s is valid HTML', async (_name, { html }) => {
  expect(html).toMatch(/^<!doctype html><html lang="e[ns]">/)
  // Mail clients need inline styles, which the pages may not have.
  expect(await htmlErrors(html.replace(/ style="[^"]*"/g, ''), false)).toEqual([])
})

test.each(CASES)('%s has one primary button at most, and its links also as text', (_name, mail) => {
  const links = [...mail.html.matchAll(/<a href="(https?:[^"]*)" style="([^"]*)"/g)]
  expect(links.filter(([, , style]) => style?.includes('border-bottom:4px')).length).toBeLessThan(2)
  for (const [, href = ''] of links) {
    // The map of an address is one link in the text, and two in HTML.
    if (!href.startsWith('https://maps.')) expect(mail.text).toContain(href)
  }
})

test.each(CASES)('%s loads nothing, so that opening it tells nobody', (_name, { html }) => {
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/)
})

test.each(CASES)(
  '%s states nothing of the delivered business under another name',
  skipUnless(business.name !== DEFAULT_BUSINESS_NAME, 'they are about another business'),
  (name, { subject, text, html, replyTo }) => {
    const read = [subject, text, html, replyTo?.name].join('\n')
    expect(deliveredFactsIn(name, read)).toEqual([])
  },
)
