import { describe, expect, test } from 'vitest'
import { faq } from '#copy/en/faq.ts'
import { about } from '#copy/en/pages/about.ts'
import { bookOnline } from '#copy/en/pages/book-online.ts'
import { contact } from '#copy/en/pages/contact.ts'
import { locksmithScams } from '#copy/en/guides/locksmith-scams.ts'
import { whileYouWait } from '#copy/en/guides/while-you-wait.ts'
import { guides } from '#copy/en/pages/guides.ts'
import { pricing } from '#copy/en/pages/pricing.ts'
import { privacyPolicy } from '#copy/en/pages/privacy-policy.ts'
import { reviews } from '#copy/en/pages/reviews.ts'
import { serviceAreas } from '#copy/en/pages/service-areas.ts'
import { services } from '#copy/en/pages/services.ts'
import { sitemap } from '#copy/en/pages/sitemap.ts'
import { termsConditions } from '#copy/en/pages/terms-conditions.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { english } from '#copy/loader/languages.ts'
import { plainText } from '#site/seo/plain-text.ts'
import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { findPage, PAGES } from '#domain/pages.ts'
import { shownRating } from '#domain/rating.ts'
import { AboutPage } from './about-page.tsx'
import { BookOnlinePage } from './book-online-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { FaqPage } from './faq-page.tsx'
import { GuidePage } from './guide-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { ServiceAreasPage } from './service-areas-page.tsx'
import { ServicesPage } from './services-page.tsx'
import { SitemapPage } from './sitemap-page.tsx'

const FORM = <form aria-label="Service booking form" />

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
  if ('ask' in copy && 'term' in copy)
    return Reflect.get(business.terms, String(copy.term)) !== null
  return false
}
const samples = business.reviews.some(({ sample }) => sample)
if (!samples) for (const key of ['sample', 'sampleNote']) HIDDEN_KEYS.add(key)
if (shownRating(business)?.sample !== true) HIDDEN_KEYS.add('ratingSample')

function textsOf(copy: unknown): readonly string[] {
  if (typeof copy === 'string') return [copy]
  if (typeof copy !== 'object' || copy === null || isReplaced(copy)) return []
  return Object.entries(copy).flatMap(([key, value]) =>
    HIDDEN_KEYS.has(key) ? [] : textsOf(value),
  )
}

const pages = [
  { path: '/about', copy: about, html: inEnglish(<AboutPage copy={about} />) },
  {
    path: '/book-online',
    copy: bookOnline,
    html: inEnglish(<BookOnlinePage copy={bookOnline}>{FORM}</BookOnlinePage>),
  },
  { path: '/contact', copy: contact, html: inEnglish(<ContactPage copy={contact} />) },
  { path: '/faq', copy: faq, html: inEnglish(<FaqPage copy={faq} />) },
  {
    path: '/guides',
    copy: guides,
    html: inEnglish(<GuidePage path="/guides" copy={guides} />),
  },
  {
    path: '/guides/locksmith-scams',
    copy: locksmithScams,
    html: inEnglish(<GuidePage path="/guides/locksmith-scams" copy={locksmithScams} />),
  },
  {
    path: '/guides/while-you-wait',
    copy: whileYouWait,
    html: inEnglish(<GuidePage path="/guides/while-you-wait" copy={whileYouWait} />),
  },
  { path: '/pricing', copy: pricing, html: inEnglish(<PricingPage copy={pricing} />) },
  {
    path: '/privacy-policy',
    copy: privacyPolicy,
    html: inEnglish(<LegalPage path="/privacy-policy" copy={privacyPolicy} />),
  },
  { path: '/reviews', copy: reviews, html: inEnglish(<ReviewsPage copy={reviews} />) },
  {
    path: '/service-areas',
    copy: serviceAreas,
    html: inEnglish(<ServiceAreasPage copy={serviceAreas} />),
  },
  { path: '/services', copy: services, html: inEnglish(<ServicesPage copy={services} />) },
  { path: '/sitemap', copy: sitemap, html: inEnglish(<SitemapPage copy={sitemap} />) },
  {
    path: '/terms-conditions',
    copy: termsConditions,
    html: inEnglish(<LegalPage path="/terms-conditions" copy={termsConditions} />),
  },
] as const

const htmlOf = (path: string): string => pages.find((page) => page.path === path)?.html ?? ''

const hrefsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href ?? '')

test('viewOf has every content page but the thank-you page', () => {
  const content = PAGES.filter(({ kind, path }) => kind === 'content' && path !== '/thank-you')
  expect(pages.map(({ path }) => path)).toEqual(content.map(({ path }) => path).toSorted())
})

describe.each(pages)('$path', ({ path, copy, html }) => {
  test('shows every text of its copy, with all names filled in', () => {
    const text = unspaced(heard(html))
    for (const words of textsOf(copy)) expect(text).toContain(unspaced(plainText(words)))
    expect(heard(html)).not.toMatch(/[{}]|undefined|\[object/)
  })

  test('has one main heading and skips no heading level', () => {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  })

  test('is in the breadcrumb under its own name', () => {
    expect(html).toContain(
      `<span aria-current="page">${findPage(path)?.crumb.replace('&', '&amp;')}</span>`,
    )
  })

  test('links to existing pages and anchors, and calls digits only', () => {
    for (const href of hrefsOf(html)) {
      if (/^(?:tel|sms):/.test(href)) expect(href).toMatch(/^(?:tel|sms):\d+$/)
      else if (href.startsWith('#')) expect(html).toContain(`id="${href.slice(1)}"`)
      else if (!href.startsWith('mailto:'))
        expect(findPage(href.replace(/\?.*/, ''))?.path, href).toBeDefined()
    }
  })

  test('repeats no id and has no inline style', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).not.toMatch(/\sstyle="/)
  })
})

test('the sitemap page links to every page', () => {
  const hrefs = new Set(hrefsOf(htmlOf('/sitemap')))
  expect(PAGES.filter(({ path }) => !hrefs.has(path))).toEqual([])
})

test('every sample review is marked, and the page explains the mark', () => {
  const samples = business.reviews.filter(({ sample }) => sample).length
  expect(htmlOf('/reviews').split(`>${reviews.sample}</span>`)).toHaveLength(samples + 1)
  expect(htmlOf('/reviews').includes(reviews.sampleNote)).toBe(samples > 0)
})

test('the service areas are eight links, each with its town’s line', () => {
  const text = heard(htmlOf('/service-areas'))
  for (const { name, slug } of CITIES) {
    expect(text).toContain(`${name} Locksmith in ${name}`)
    expect(text).toContain(english.cityPages[slug]?.line)
  }
})

test('every question can be linked to, and only the first one is open', () => {
  const html = htmlOf('/faq')
  for (const { id } of faq.groups.flatMap((group) => group.questions))
    expect(html).toContain(`<details id="${id}"`)
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test('the booking page has the form before the next steps', () => {
  const html = htmlOf('/book-online')
  expect(html.indexOf('Service booking form')).toBeGreaterThan(html.indexOf('<h1'))
  expect(html.indexOf('Service booking form')).toBeLessThan(html.indexOf(bookOnline.next.heading))
})
