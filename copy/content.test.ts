import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import { withoutOwnerTerms } from './owner-terms.fixture.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import type { Language } from '#domain/text/language.ts'
import { allTowns } from '#domain/places/towns.ts'
import { findPage } from '#domain/pages/pages.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { isSpecified, isSpecifiedTown } from '#domain/pages/specification.fixture.ts'
import { soonAnswer } from './answers.ts'
import { fillTemplate } from './fill-template.ts'
import { english, spanish } from './loader/languages.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import { withLockoutNightPrice } from './price-of.ts'
import { ACCEPT_PAGE_MESSAGES } from './server/accept-page.ts'
import { BOARD_MESSAGES } from './server/board.ts'
import { formMessages } from './server/plain-form.ts'
import { STATUS_PAGE_MESSAGES } from './server/status-page.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const {
  language: _language,
  categoryPages,
  servicePages,
  townPages,
  statusBanner,
  prices,
  ...sections
} = english()
const { faq, home, homeQuestions, menus, privacyPolicy, submissionForm, services, shell } = sections

/** Copy of a town that an owner added has gaps at first. */
const written = Object.fromEntries(
  Object.entries(townPages).filter(([slug]) => isSpecifiedTown(slug)),
)

interface Text {
  readonly path: string
  readonly text: string
}

/** A text into which numbers are inserted. */
type Sentence = (...parts: readonly (string | number)[]) => string

/** Returns every text in a value with its path; functions are called with numbers. */
function textsOf(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') return textsOf((value as Sentence)(3, 5), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const all: readonly Text[] = Object.entries({ ...sections, ...written }).flatMap(([name, value]) =>
  textsOf(value, name),
)

const matching = (pattern: RegExp, texts: readonly Text[] = all): readonly string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`)

describe('facts are only in business.json', () => {
  test('texts contain no literal price and no literal phone number', () => {
    const night = withLockoutNightPrice(' by day and {nightPrice} at night')
    const unpriced = all.map(({ path, text }) => ({
      path,
      text: withoutOwnerTerms(text).replaceAll(night, ''),
    }))
    expect(matching(/\$\s?\d|\d+ dollars/i, unpriced)).toEqual([])
    expect(matching(/\d{3}\D{0,2}\d{3}\D?\d{4}|\b\d{3}[-. ]\d{4}\b/)).toEqual([])
  })

  test('texts promise no minutes but the owner’s, nor years in business or past', () => {
    const promises = matching(
      /\b\d+\s?(?:to \d+ )?(?:minutes?|mins?)\b|\bsince (?:19|20)\d\d\b|\byears? (?:of|in)\b/i,
    )
    expect(promises.filter((text) => !text.includes(soonAnswer(english().answers)))).toEqual([])
  })

  test('every placeholder can be filled in', () => {
    const known: readonly string[] = PLACEHOLDERS
    const texts = [...all, ...textsOf({ servicePages, statusBanner, prices }, '')]
    const unknown = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([^}]*)\}?/g)]
        .filter(([whole, name]) => !whole.endsWith('}') || !known.includes(name ?? ''))
        .map(([whole]) => `${path}: ${whole}`),
    )
    expect(unknown).toEqual([])
    const used = new Set(texts.flatMap(({ text }) => text.match(/(?<=\{)\w+(?=\})/g) ?? []))
    expect(PLACEHOLDERS.filter((name) => !used.has(name))).toEqual([])
  })
})

describe('plain words (docs/decisions/0016)', () => {
  const everywhere = [...all, ...textsOf({ categoryPages, servicePages, prices }, '')]

  test('use one term per concept', () => {
    expect(
      matching(/\bshutters?\b|street door|hall door|exit bars?\b|by phone first/i, everywhere),
    ).toEqual([])
  })

  test('answer instead of saying "ask us"', () => {
    expect(matching(/(?:^|[.?!:] )Ask (?:about|for|if|us|what)\b/, everywhere)).toEqual([])
  })

  test('contain at most fifteen refusals, for safety or law', () => {
    const refusals = matching(
      /\bwe (?:do not|don[’']t|will not|won[’']t|cannot|can[’']t|never)\b/i,
      everywhere,
    )
    expect(refusals.length).toBeLessThanOrEqual(15)
  })
})

/** Paths of names and values that are the same in both languages. */
const SHARED_TEXT = /\.service$|^home\.map\.heading|\.thirdParty\.attribution$/

test('no Spanish text of several words is still English', () => {
  const messages = {
    accept: ACCEPT_PAGE_MESSAGES,
    board: BOARD_MESSAGES,
    form: formMessages(),
    status: STATUS_PAGE_MESSAGES,
  }
  /** JSON leaves out the sentences with parts. */
  const textsIn = (language: Language): readonly Text[] =>
    [
      ...Object.entries(language === 'en' ? english() : spanish()).filter(
        ([name]) => name in sections,
      ),
      ...Object.entries(messages).map(([name, each]) => [name, each[language]] as const),
    ].flatMap(([name, value]) => textsOf(JSON.parse(JSON.stringify(value)), name))
  const inEnglish = new Map(textsIn('en').map(({ path, text }) => [path, text]))
  const left = textsIn('es').filter(
    ({ path, text }) =>
      text === inEnglish.get(path) && /\p{L} \p{L}/u.test(text) && !SHARED_TEXT.test(path),
  )
  expect(left).toEqual([])
})

describe('town pages', () => {
  test('there is one for each town', () => {
    // Texts of towns that are not served stay.
    expect(Object.keys(townPages)).toEqual(
      expect.arrayContaining(allTowns().map(({ slug }) => slug)),
    )
    for (const { slug, name } of allTowns())
      expect(townPages[slug]?.heading).toMatch(new RegExp(`^Locksmith in ${name}, [A-Z]{2}$`))
  })

  test('have four locks, A to D, each with an existing service or none', () => {
    for (const [slug, { locks }] of Object.entries(townPages)) {
      expect(locks.items.map(({ letter }) => letter).join(''), slug).toBe('ABCD')
      for (const service of locks.items.flatMap((item) => item.service ?? []))
        expect(CATALOG.map(({ label }) => label)).toContain(service)
    }
  })
})

describe('questions', () => {
  const questions = faq.groups.flatMap((group) => group.questions)

  test('home shows four of them', () => {
    expect(homeQuestions).toHaveLength(4)
    for (const question of homeQuestions) expect(questions).toContainEqual(question)
  })
})

describe('links and names have targets', () => {
  test('the overview has all four groups, home all lockouts', () => {
    expect(services.groups.map(({ group }) => group)).toEqual(serviceGroups().map(({ id }) => id))
    const linked = home.emergency.links.map(({ slug }) => slug)
    const lockouts = servicesOf('emergency')
    for (const slug of linked) expect(CATALOG.map((service) => service.slug)).toContain(slug)
    for (const { slug, label } of lockouts) if (isSpecified(label)) expect(linked).toContain(slug)
  })

  test('the quick picks set existing services, the footer links to existing pages', () => {
    for (const { service } of submissionForm.quickPicks.items) {
      expect(CATALOG.find(({ label }) => label === service)?.group).toBe('emergency')
    }
    for (const { path } of shell.footer.quickLinks.links) expect(findPage(path)?.path).toBe(path)
  })

  test('every field of the form has a label', () => {
    expect(Object.keys(submissionForm.labels)).toEqual([...FIELD_NAMES])
  })
})

test('the privacy policy names everything that is recorded', () => {
  const policy = textsOf(privacyPolicy, '')
    .map(({ text }) => text)
    .join('\n')
  for (const name of [
    'visitor_info',
    'traffic_source',
    'page_metrics',
    'vehicle_info',
    'entryPage',
    'clickPath',
    'visitCount',
    'lastVisitDate',
    'submissionCount',
    'visitStart',
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'gclid',
    'gbraid',
    'wbraid',
    'cookieConsent',
    'fromFormSubmission',
    'requestDraft',
    'requestReceipt',
    'lastRequest',
    'user agent',
    'time zone',
    'screen size',
    'Latitude',
    'reCAPTCHA',
    'Google Maps',
    '24 hours',
    'without the gate code',
    '{retentionDays}',
    '{supportEmail}',
    'do not sell',
  ]) {
    expect(policy).toContain(name)
  }
})

describe('strings that the requirements fix', () => {
  // Another owner may have no rating, and another town.
  test('the hero', skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS), () => {
    expect(home.hero).toMatchObject({
      badge: 'Top-Rated Local Locksmith',
      words: ['Expert', 'Quick', 'Reliable'],
      call: 'Call Now',
      services: 'Our Services',
      tiles: ['24/7 Service', 'Licensed & Insured', '5-Star Rated'],
    })
    expect(home.hero.lines.join(' ')).toBe(`Locksmith Services in ${business.address.city}`)
    expect(home.hero.lead).toContain('Available 24/7')
  })

  test('header, footer, banner, error screens', () => {
    expect(shell.header.bookService).toBe('Book Service')
    expect(shell.footer.quickLinks.links.map(({ label }) => label)).toEqual([
      'About Us',
      'Services',
      'Service Areas',
      'Contact',
      'Reviews',
      'Prices',
      'FAQ',
      'Sitemap',
    ])
    expect(shell.footer.hours).toMatchObject({
      service: 'Emergency Service',
      times: '24 Hours / 7 Days',
    })
    expect(shell.cookieBanner.accept).toBe('Accept All')
    expect(menus.errors.section).toEqual({
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again.',
      retry: 'Try Again',
    })
    expect(menus.errors.page).toMatchObject({
      text: 'We encountered an unexpected error. Please try again or return to the home page.',
      back: 'Go Back',
      home: 'Return Home',
    })
  })

  test('the form', () => {
    expect(submissionForm.accessibleName).toBe('Service booking form')
    expect(submissionForm.submit).toBe('Request Service')
    expect(submissionForm.submitting).toBe('Processing...')
    expect(submissionForm.toasts.invalid).toEqual({
      title: 'Form Validation Failed',
      description: 'Please check the form for errors',
    })
    expect(submissionForm.toasts.failed).toEqual({
      title: 'Submission Failed',
      description: 'Please try again or contact us directly.',
    })
  })

  test('maps and captcha scripts', () => {
    expect(submissionForm.thirdParty).toMatchObject({
      mapsFailed: 'Failed to load Google Maps',
      recaptchaFailed: 'Failed to load reCAPTCHA',
      mapsUnavailable: 'Google Maps API not available',
      autocompleteFailed: 'Failed to initialize address autocomplete',
      loadingMap: 'Loading map...',
      retry: 'Try again',
      manual: 'Enter address manually',
    })
    expect(fillTemplate(submissionForm.thirdParty.banner, { reason: 'timeout' })).toBe(
      'Failed to load Maps/reCAPTCHA: timeout',
    )
  })
})
