import { expect, test } from 'vitest'
import { sampleMails } from '../scripts/dev/sample-mails.ts'
import { htmlErrors } from './support/html-validator.ts'

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
