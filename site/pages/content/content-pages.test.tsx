import { expect, test } from 'vitest'
import { faq } from '#copy/en/faq.ts'
import { bookOnline } from '#copy/en/pages/book-online.ts'
import { reviews } from '#copy/en/pages/reviews.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { english } from '#copy/loader/languages.ts'
import { plainText } from '#site/seo/plain-text.ts'
import { townMinutes } from '#copy/answers.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { priceText, termRows, termText } from '#copy/price-text.ts'
import { business, type Terms } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { sitePages, servicePath } from '#domain/pages/pages.ts'
import { shownRating } from '#domain/business/rating.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { viewOf } from '#site/render/page-views.tsx'
import { sitePage } from '#site/render/site-page.ts'

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

const unspaced = (text: string): string => text.replaceAll(/\s/g, '')

/** Copy fields that control the layout and are not shown. */
const HIDDEN_KEYS = new Set([
  'meta',
  'id',
  'kind',
  'group',
  'townLink',
  'path',
  'term',
  // Alternatives of a sentence, of which the server shows one.
  'about',
  'on',
  'off',
])

/** Checks for placeholder text that is replaced by a fact of the owner, or left out without it. */
function isReplaced(copy: object): boolean {
  if ('kind' in copy && copy.kind === 'mail') return !business.showAddress
  if ('term' in copy) return termText(copy.term as keyof Terms, english().prices) === null
  return false
}
const samples = business.reviews.some(({ sample }) => sample)
if (!samples) for (const key of ['sample', 'sampleNote']) HIDDEN_KEYS.add(key)
if (termRows(english().pricing.terms.items, english().prices).length === 0) HIDDEN_KEYS.add('terms')
HIDDEN_KEYS.add(shownRating(business)?.sample === true ? 'profile' : 'ratingSample')
if (shownRating(business) === null) HIDDEN_KEYS.add('profile')

function textsOf(copy: unknown): readonly string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy !== 'object' || copy === null || isReplaced(copy)) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    HIDDEN_KEYS.has(key) ? [] : textsOf(value),
  )
}

const pages = sitePages()
  .filter(({ kind, path }) => kind === 'content' && path !== '/thank-you')
  .map(({ path }) => {
    const { content, copy } = viewOf(sitePage(path))
    return { path, html: inEnglish(content), copy }
  })

const htmlOf = (path: string): string => pages.find((page) => page.path === path)?.html ?? ''

test.each(pages)(
  '$path shows every text of its copy, with all names filled in',
  ({ copy, html }) => {
    const text = unspaced(heard(html))
    for (const words of textsOf(copy)) expect(text).toContain(unspaced(plainText(words)))
    expect(heard(html)).not.toMatch(/[{}]|undefined|\[object/)
  },
)

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
  expect(htmlOf('/reviews').split(`>${reviews().sample}</span>`)).toHaveLength(samples + 1)
  expect(htmlOf('/reviews').includes(reviews().sampleNote)).toBe(samples > 0)
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
    const line = english().townPages[slug]?.line
    expect(text).toContain(joinSentences(line, townMinutes(name, english().answers)))
  }
})

test('every question can be linked to, and only the first one is open', () => {
  const html = htmlOf('/faq')
  for (const { id } of faq().groups.flatMap((group) => group.questions))
    expect(html).toContain(`<details id="${id}"`)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test('the booking page has the form before the next steps', () => {
  const html = htmlOf('/book-online')
  expect(html.indexOf('Service booking form')).toBeGreaterThan(html.indexOf('<h1'))
  expect(html.indexOf('Service booking form')).toBeLessThan(html.indexOf(bookOnline().next.heading))
})
