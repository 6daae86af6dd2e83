import { expect, test } from 'vitest'
import { documentAt } from '#content/documents.ts'
import type { FrontOf, TownFront } from '#content/kinds.ts'
import { listItems, paragraphs, plainText, titledParts } from '#content/text.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { english } from '#copy/loader/languages.ts'
import { townMinutes } from '#copy/answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { priceText } from '#copy/price-text.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { sitePages, servicePath, townPath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { viewOf } from '#app/page-views.tsx'
import { sitePage } from '#app/site-page.ts'

/** Returns visible and announced text, including alternative texts and labels. */
const heard = (html: string): string =>
  [
    html.replaceAll(/<[^>]+>/g, ' '),
    ...[...html.matchAll(/\s(?:alt|aria-label)="([^"]*)"/g)].map(([, text]) => text),
  ]
    .join(' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

const pages = sitePages()
  .filter(({ kind, path }) => kind === 'content' && path !== '/thank-you')
  .map(({ path }) => {
    const { content } = viewOf(sitePage(path))
    return { path, html: inEnglish(content) }
  })

const reviews = documentAt<FrontOf<'/reviews'>>('/reviews', 'en').front

const htmlOf = (path: string): string => pages.find((page) => page.path === path)?.html ?? ''

test.each(pages)('$path shows its heading, and all names are filled in', ({ path, html }) => {
  expect(heard(html)).toContain(documentAt(path, 'en').heading.replaceAll('\u00a0', ' '))
  expect(heard(html)).not.toMatch(/[{}]|undefined|\[object/)
})

test.each(pages)('$path shows every block of its text that says something', ({ path, html }) => {
  const unspaced = (text: string): string => text.replaceAll(/\s/g, '')
  const shown = unspaced(heard(html))
  const shownWithout = (name: string): boolean => name === 'channel' && !business.showAddress
  for (const { name, heading, nodes } of documentAt(path, 'en').blocks)
    for (const item of [heading, ...paragraphs(nodes), ...listItems(nodes)])
      if (!shownWithout(name)) expect(shown).toContain(unspaced(plainText(item)))
})

test('the sitemap page links to every page that says something before a submission', () => {
  const html = htmlOf('/sitemap')
  expect(
    sitePages()
      .filter(({ path }) => !html.includes(`href="${path}"`))
      .map(({ path }) => path),
  ).toEqual(['/thank-you'])
})

test('every sample review is marked, and the page explains the mark', () => {
  const samples = business.reviews.filter(({ sample }) => sample).length
  expect(htmlOf('/reviews').split(`>${reviews.sample}</span>`)).toHaveLength(samples + 1)
  expect(htmlOf('/reviews').includes(reviews.sampleNote)).toBe(samples > 0)
})

test('the overview of services has the price of each, or says to call for a quote', () => {
  const html = htmlOf('/services')
  for (const { slug: group, id } of serviceGroups())
    for (const { label, slug } of servicesOf(id)) {
      const [, entry = ''] = html.split(`href="${servicePath(group, slug)}">`)
      const [name = ''] = entry.split('</a>')
      expect(heard(name)).toContain(priceText(label, english().prices))
    }
})

test('the service areas are eight links, each with its town’s line and minutes, if stated', () => {
  const text = heard(htmlOf('/service-areas'))
  for (const { name, slug } of allTowns()) {
    expect(text).toContain(`${name} Locksmith in ${name}`)
    const { line } = documentAt<TownFront>(townPath(slug), 'en').front
    expect(text).toContain(joinSentences(line, townMinutes(name, english().answers)))
  }
})

test('every question can be linked to, and only the first one is open', () => {
  const html = htmlOf('/faq')
  for (const { id } of documentAt('/faq', 'en').blocks.flatMap(({ nodes }) => titledParts(nodes)))
    expect(html).toContain(`<details id="${id}"`)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test('the booking page has the form before the next steps', () => {
  const html = htmlOf('/book-online')
  expect(html.indexOf('Service booking form')).toBeGreaterThan(html.indexOf('<h1'))
  expect(html.indexOf('Service booking form')).toBeLessThan(html.indexOf('What happens next'))
})
