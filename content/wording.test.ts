import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { documentAt } from './documents.ts'
import type { FrontOf } from './kinds.ts'
import { business } from '#domain/business/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/* How the texts read, whatever the facts: they are checked as they are written. */

const FILES = globSync('**/*.md', { cwd: 'content' })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(`content/${file}`, 'utf8') }))

const TAG = /\{%.*?%\}/g
/** What people type is no text that they read. */
const SEARCH_WORDS = /^search:\n(?: {2}- .*\n)+/m
/** Returns the lines of a file without tags. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(SEARCH_WORDS, '')
    .split('\n')
    .map((line) => line.replaceAll(TAG, ' ').replaceAll(/\]\([^)]*\)/g, ''))
    .filter((line) => /\p{L}/u.test(line))

const LINES = FILES.flatMap(({ file, text }) => linesOf(text).map((line) => ({ file, line })))
const ENGLISH = LINES.filter(({ file }) => file.endsWith('en.md'))

const matching = (pattern: RegExp, lines = LINES): readonly string[] =>
  lines.filter(({ line }) => pattern.test(line)).map(({ file, line }) => `${file}: ${line.trim()}`)

describe('facts are only in business.json', () => {
  test('no text has a price or a phone number', () => {
    expect(matching(/\$\s?\d|\d+ (?:dollars|dólares)/i)).toEqual([])
    expect(matching(/\d{3}\D{0,2}\d{3}\D?\d{4}|\b\d{3}[-. ]\d{4}\b/)).toEqual([])
  })

  test('no text promises minutes until we arrive, or years in business', () => {
    expect(
      matching(
        /\b\d+\s?(?:to \d+ )?(?:minutes?|mins?)\b|\bsince (?:19|20)\d\d\b|\byears? (?:of|in)\b/i,
        ENGLISH,
      ),
    ).toEqual([])
  })

  test('the text of a service has no price but its own', () => {
    for (const { label, group, slug } of CATALOG) {
      const folder = `services/${CATALOG_GROUPS.find(({ id }) => id === group)?.slug}/${slug}/`
      const own = FILES.filter(({ file }) => file.startsWith(folder))
      expect(own).toHaveLength(2)
      const named = own.flatMap(({ text }) =>
        [...text.matchAll(/\{% (?:price|totals|highest) "([^"]*)"/g)].map(([, name]) => name),
      )
      expect(named.filter((name) => name !== label)).toEqual([])
      expect(named).not.toEqual([])
    }
  })
})

describe('what a trip, a night or a holiday costs', () => {
  const ABOUT_FEES =
    /\b(?:trip|travel|visit fee|holidays?)\b|(?=.*\b(?:nights?|hour)\b).*\b(?:costs?|prices?|fees?|charges?|charged?|pays?|adds?|added|includes?|included|extra|more|\$\d+)\b/i
  /** Promises nothing: a question, or the name of a term before the owner's sentence. */
  const OPEN = /\?|^(?:Trip fee|Nights and holidays)$/
  const NAMES = new RegExp(CATALOG.map(({ label }) => label).join('|'), 'gi')

  test('is only in the owner’s own terms', () => {
    const sentences = ENGLISH.flatMap(({ file, line }) =>
      line
        .replaceAll(NAMES, '')
        .split(/(?<=[.?])\s+/)
        .map((sentence) => ({ file, line: sentence.replaceAll(/^[-#\d.\s*]+|[\s*]+$/g, '') })),
    )
    expect(sentences.length).toBeGreaterThan(1000)
    const about = sentences.filter(({ line }) => ABOUT_FEES.test(line) && !OPEN.test(line))
    expect(about).toEqual([])
  })

  test.each([
    'It includes the trip, day or night.',
    'You get one price, trip included.',
    'Nothing is added later because of the hour.',
    'No night fee is added later.',
  ])('%j would be found', (claim) => {
    expect(claim).toMatch(ABOUT_FEES)
    expect(claim).not.toMatch(OPEN)
  })
})

describe('plain words', () => {
  test('there is one term for a thing', () => {
    expect(
      matching(/\bshutters?\b|street door|hall door|exit bars?\b|by phone first/i, ENGLISH),
    ).toEqual([])
  })

  test('texts answer instead of saying "ask us"', () => {
    expect(matching(/(?:^|[.?!:] )Ask (?:about|for|if|us|what)\b/, ENGLISH)).toEqual([])
  })

  test('there are at most fifteen refusals, for safety or law', () => {
    const refusals = matching(
      /\bwe (?:do not|don[’']t|will not|won[’']t|cannot|can[’']t|never)\b/i,
      ENGLISH.filter(({ file }) => !/^(?:privacy-policy|terms-conditions)/.test(file)),
    )
    expect(refusals.length).toBeLessThanOrEqual(15)
  })

  test('no Spanish line of several words is still English', () => {
    const english = new Set(ENGLISH.map(({ line }) => line.trim()))
    const left = LINES.filter(
      ({ file, line }) =>
        file.endsWith('es.md') &&
        english.has(line.trim()) &&
        /\p{L} \p{L}/u.test(line) &&
        // Names on the drawing of a town are the same.
        !/^ {4}[\w-]+: /.test(line),
    )
    expect(left).toEqual([])
  })
})

test('a lock of a town links to a service whose page speaks of it', () => {
  /** What people look for on the page that a lock of a town links to. */
  const THINGS = [/mailbox|buz[oó]n/i, /garage|garaje/i, /window gate|fire escape gate|\breja/i]
  const ITEM = /^\d\. \*\*(?<title>.+?)\*\* (?<text>.*)\{% service "(?<label>[^"]*)" \/%\}/
  const items = FILES.filter(({ file }) => file.startsWith('service-areas/')).flatMap(
    ({ file, text }) =>
      text.split('\n').flatMap((line) => {
        const { title = '', label = '' } = ITEM.exec(line)?.groups ?? {}
        const thing = THINGS.find((each) => each.test(title))
        return thing ? [{ file, label, thing }] : []
      }),
  )
  expect(items.length).toBeGreaterThanOrEqual(12)
  for (const { file, label, thing } of items) {
    const { group, slug } = CATALOG.find((each) => each.label === label) ?? {}
    const folder = CATALOG_GROUPS.find(({ id }) => id === group)?.slug
    const page = `services/${folder}/${slug}/${file.endsWith('/en.md') ? 'en' : 'es'}.md`
    expect(FILES.find((each) => each.file === page)?.text, `${file} to ${page}`).toMatch(thing)
  }
})

test('the text of a lockout of a home or a car sends people in danger to 911', () => {
  for (const page of ['', '/house-lockout', '/car-lockout'])
    for (const language of ['en', 'es']) {
      const file = `services/emergency-locksmith${page}/${language}.md`
      expect(FILES.find((each) => each.file === file)?.text, file).toMatch(/\b911\b/)
    }
})

test('the privacy policy names everything that is recorded', () => {
  const policy = FILES.find(({ file }) => file === 'privacy-policy/en.md')?.text
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
    '{% $retentionDays %}',
    '{% email /%}',
    'do not sell',
  ])
    expect(policy).toContain(name)
})

// Another owner may have no rating, and another town.
test(
  'the first screen has the words that are fixed',
  skipUnless(business.name === DEFAULT_BUSINESS_NAME, ANOTHER_BUSINESS),
  () => {
    const { heading, front } = documentAt<FrontOf<'/'>>('/', 'en')
    expect(heading).toBe(`Expert Locksmith Services in ${business.address.city}`)
    expect(front.hero).toMatchObject({
      badge: 'Top-Rated Local Locksmith',
      call: 'Call Now',
      services: 'Our Services',
      tiles: ['24/7 Service', 'Licensed & Insured', '5-Star Rated'],
    })
  },
)
