import { describe, expect, test } from 'vitest'
import { legalSentences } from '#content/legal-sentences.ts'
import { HOSTS_PLACEHOLDER } from '#domain/pages/feature-flags.ts'
import { PAGE_SLOTS, SLOT_END, slotStart } from '#domain/pages/page-slots.ts'
import type { Review } from '#domain/lead/review.ts'
import { A_SERVICE, A_SPANISH_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { createPages } from '#server/pages/create-pages.tsx'
import { type FeatureFlagValues, featureFlagsOfSettings } from './feature-flag-values.ts'
import { fillSlots } from './page-slots.ts'
import { withStructuredRating } from './structured-rating.ts'

const { slot: render } = createPages({ files: new Map() })

const NEUTRAL = '<p>Either way.</p>'
/** A page with every slot. */
const PAGE = `<main>${PAGE_SLOTS.map((name) => slotStart(name) + NEUTRAL + SLOT_END).join('\n')}</main>`

const SENTENCES = [...legalSentences('en')].map(([about, wordings]) => ({ about, ...wordings }))

const REVIEW: Review = {
  id: '0190a7c4-1111-7000-8000-00000000000a',
  createdAt: 0,
  stars: 5,
  text: 'Quoted on the phone.',
  author: 'Ada',
  town: 'Hoboken',
  service: A_SERVICE,
  language: 'en',
  isPublishable: true,
  linkChannel: '',
  state: 'published',
}

const fill = (
  { featureFlags = {}, reviews = [] }: { featureFlags?: FeatureFlagValues; reviews?: Review[] },
  address = '/',
): string => fillSlots(PAGE, address, { render, featureFlags, reviews })

const contentOf = (page: string, name: string): string =>
  page.split(slotStart(name))[1]?.split(SLOT_END)[0] ?? ''

test('keeps what the build has written while nothing is known', () => {
  expect(fill({})).toBe(PAGE)
})

describe('sentences about features', () => {
  test.each(SENTENCES)(
    'shows one wording about $about when it is on or off',
    ({ about, on, off }) => {
      const shown = contentOf(fill({ featureFlags: { [about]: true } }), about)
      expect(shown.replaceAll('&#x27;', "'")).toBe(`<p>${on.replace(HOSTS_PLACEHOLDER, '')}</p>`)
      const whenOff = fill({ featureFlags: { [about]: false } })
      expect(contentOf(whenOff, about)).toBe(off === null ? '' : `<p>${off}</p>`)
      expect(whenOff.split(NEUTRAL)).toHaveLength(PAGE_SLOTS.length)
    },
  )

  test('names the servers of third parties, in the language of the page', () => {
    const analytics = ['https://stats.example', 'https://*.count.example']
    const featureFlags = featureFlagsOfSettings({
      recaptcha: false,
      maps: false,
      analytics,
      tags: null,
    })
    const english = contentOf(fill({ featureFlags }, '/privacy-policy'), 'analytics')
    expect(english).toContain(' stats.example, *.count.example ')
    const spanish = contentOf(fill({ featureFlags }, '/es/privacidad'), 'analytics')
    expect(spanish).toContain(' stats.example, *.count.example ')
    expect(spanish).not.toBe(english)
  })
})

describe('the cookie banner', () => {
  const services = { recaptcha: false, maps: false, analytics: [] }
  const tags = { ga4: 'G-ABC123DEF4', ads: null, gtm: null, analytics: null, asksFirst: true }
  const withTags = (changes: Partial<typeof tags> & { analytics?: null } = {}, address = '/') =>
    fill(
      { featureFlags: featureFlagsOfSettings({ ...services, tags: { ...tags, ...changes } }) },
      address,
    )
  const buttons = (html: string) =>
    [...html.matchAll(/<button type="button" class="([^"]*)" value="([^"]*)">([^<]*)</g)].map(
      ([, style, value, text]) => [style, value, text],
    )

  test('keeps its text and button without tags', () => {
    const page = fill({ featureFlags: featureFlagsOfSettings({ ...services, tags: null }) })
    expect(contentOf(page, 'ask')).toBe(NEUTRAL)
    expect(contentOf(page, 'consent')).toContain('Accept All and the close button')
    expect(contentOf(page, 'sharing')).toContain('We do not share it')
  })

  test.each([
    ['/', 'Accept', 'Decline', 'May Google count your visit?', '/privacy-policy'],
    ['/es', 'Aceptar', 'Rechazar', '¿Permite que Google cuente su visita?', '/es/privacidad'],
  ])('asks on %s with two answers of equal weight', (address, accept, decline, title, policy) => {
    const asked = contentOf(withTags({}, address), 'ask')
    const style = 'btn btn-small btn-brass'
    expect(buttons(asked)).toEqual([
      [style, 'accepted', accept],
      [style, 'declined', decline],
    ])
    expect(asked).toContain(title)
    expect(asked).toContain(`href="${policy}"`)
  })

  test('says when the tags load, on the banner and in the policy', () => {
    const [before, after] = [withTags(), withTags({ asksFirst: false })]
    expect(contentOf(before, 'consent')).toContain('Nothing of theirs is loaded before')
    expect(contentOf(after, 'consent')).toContain('loaded at once')
    expect(contentOf(after, 'ask')).toContain('Your visit is counted by Google.')
    expect(buttons(contentOf(after, 'consent'))).toEqual([
      ['text-link', 'ask-consent', 'Change your answer'],
    ])
    expect(contentOf(before, 'analytics')).toContain('google-analytics.com')
    expect(contentOf(before, 'sharing')).not.toContain('do not share')
  })
})

describe('published reviews', () => {
  test('replace the samples, their rating and what is said about them', () => {
    const page = fill({ reviews: [REVIEW, { ...REVIEW, stars: 4, author: 'Ben' }] })
    for (const name of ['reviews', 'reviews-head', 'review-rails'])
      expect(contentOf(page, name)).not.toContain(NEUTRAL)
    expect(contentOf(page, 'reviews')).toContain('<p>4.5</p>')
    expect(contentOf(page, 'reviews')).toContain('<p class="lead">From 2 finished jobs.</p>')
    expect(contentOf(page, 'reviews-head')).toContain('after the job.')
    expect(contentOf(page, 'reviews-head')).not.toMatch(/sample/i)
    expect(contentOf(page, 'review-rails')).toContain(
      `<p>${A_SERVICE} <span>★★★★★</span></p><p>Quoted on the phone.</p><p><b>Ada</b> <span>Hoboken</span></p>`,
    )
  })

  test('name service and language on a Spanish page, and link to the Spanish reviews', () => {
    const page = fill({ reviews: [REVIEW] }, '/es')
    expect(contentOf(page, 'reviews')).toContain(`<p>${A_SPANISH_SERVICE} <span>`)
    expect(contentOf(page, 'reviews')).toContain('<p lang="en">Quoted on the phone.</p>')
    expect(contentOf(page, 'reviews')).toContain('href="/es/resenas"')
  })

  test('stay text, whatever a customer wrote', () => {
    const hostile = `<!--/--></p><script>x</script>\u202e`
    const page = fill({ reviews: [{ ...REVIEW, text: hostile, author: hostile }] })
    expect(page).not.toContain('<script>')
    expect(page).not.toContain('\u202e')
    expect(page.split(SLOT_END)).toHaveLength(PAGE_SLOTS.length + 1)
  })

  test('show at most four on home', () => {
    const page = fill({ reviews: Array.from({ length: 9 }, () => REVIEW) })
    expect(contentOf(page, 'reviews').match(/<li/g)).toHaveLength(4)
    expect(contentOf(page, 'review-rails').match(/<li/g)).toHaveLength(9)
  })
})

describe('structured data', () => {
  const page = (node: object): string =>
    `<script type="application/ld+json">${JSON.stringify({ '@graph': [node] })}</script><p>`

  test('state the published rating in place of the owner’s, and not the owner’s reviews', () => {
    const before = page({ aggregateRating: { ratingValue: 5 }, review: [{}], name: 'a\u2028' })
    const after = withStructuredRating(before, [REVIEW, { ...REVIEW, stars: 4 }])
    expect(after).toContain('"ratingValue":4.5,"reviewCount":2,"bestRating":5')
    expect(after).toContain(String.raw`"name":"a\u2028"`)
    expect(after).not.toContain('"review":')
    expect(after).toMatch(/<\/script><p>$/)
  })

  test('stay as they are without a rating, a review or a graph', () => {
    expect(withStructuredRating(page({ name: 'a' }), [REVIEW])).toBe(page({ name: 'a' }))
    expect(withStructuredRating(page({ aggregateRating: {} }), [])).toBe(
      page({ aggregateRating: {} }),
    )
    expect(withStructuredRating('<p>', [REVIEW])).toBe('<p>')
  })
})
