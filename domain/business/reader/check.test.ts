import { describe, expect, test } from 'vitest'
import { entrySentence } from '#domain/text/problem.ts'
import type { Language } from '#domain/text/language.ts'
import { businessProblems } from './check.ts'
import {
  isExampleAddress,
  placeholders,
  missingAnswers,
  missingPhotoSubjects,
} from '#domain/business/editing/placeholders.ts'
import { allServices } from '#domain/services/services.ts'
import { A_SERVICE, ANOTHER_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { business as own, type Business } from '#domain/business/business.ts'

const sentencesOf = (facts: Business, language: Language = 'en'): readonly string[] =>
  businessProblems(facts).map((problem) => entrySentence(problem, language))

/** Fixed facts, so that these tests do not depend on the configuration of this installation. */
const business: Business = {
  ...own,
  name: 'Palisade Lock & Key',
  nameLines: ['Palisade', 'Lock & Key'],
  legalName: 'Palisade Lock & Key LLC',
  phones: { default: '2015550142', paidSearch: '2015550168' },
  showAddress: true,
  agency: { name: 'Sample Agency', url: 'https://agency.example/' },
  socialLinks: [],
  rating: { value: 4.9, count: 150 },
  offers: {
    emergencyLockout: { name: 'Emergency lockout', price: 49 },
    lockInstallation: { name: 'Lock installation', price: 99 },
  },
  prices: {
    ...own.prices,
    [A_SERVICE]: { from: 49, to: null, includes: null, more: null },
    [ANOTHER_SERVICE]: { from: null, to: null, includes: null, more: null },
  },
  jobMinutes: { [A_SERVICE]: { from: 10, to: 30 } },
  spokenLanguages: [],
  locksmiths: [],
  photos: { owner: null, van: null, license: null },
  spanishRead: false,
}

const PHOTO = { file: 'photos/owner.jpg', alt: 'The owner at the bench' }
const PHOTOGRAPHED: Business = { ...business, photos: { ...business.photos, owner: PHOTO } }

/** Returns the configuration with one value replaced, by a value of any type. */
function having(path: string, value: unknown, before: Business = business): Business {
  const copy = structuredClone(before) as unknown as Business
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<object>((object, name) => Reflect.get(object, name) as object, copy)
  Reflect.set(holder, last, value)
  return copy
}

const missingNames = (entry: string, facts = business) =>
  missingAnswers(facts).find((missing) => missing.entry === entry)?.names

/** Words of sentences that are not translated. */
const ENGLISH = /\b(?:write|does not fit|is missing|such as|must be)\b/

describe('businessProblems', () => {
  test('names the entry of a nine-digit phone number and what to write instead', () => {
    expect(sentencesOf(having('phones.default', '201555014'))).toEqual([
      "phones.default: '201555014' does not fit, write ten digits such as 2015550142.",
    ])
  })

  test('asks for quotes around a phone number without them', () => {
    expect(sentencesOf(having('phones.default', 2_705_550_117))).toEqual([
      'phones.default: 2705550117 does not fit, write it in quotes: "2705550117".',
    ])
  })

  test.each<[path: string, value: unknown, problem: string]>([
    ['arrivalMinutes', { from: 50, to: 25 }, 'from must be the lower number, write { "from": 25'],
    ['arrivalMinutes', undefined, 'is missing, write { "from": 20'],
    ['address.region', 'kentucky', `'kentucky' does not fit, write "KY"`],
    [
      'timeZone',
      'Central',
      "'Central' does not fit, write a name of the IANA list such as America/New_York or America/Chicago",
    ],
  ])('says of %s %j: %s', (path, value, problem) => {
    const problems = sentencesOf(having(path, value, having('address.region', 'KY')))
    expect(problems.join('\n')).toContain(`${path}: ${problem}`)
  })

  test('names a row of the price table that belongs to no service', () => {
    const row = { from: 30, to: null, includes: null, more: null }
    const prices = { ...business.prices, 'Lock Rekeying': row }
    expect(sentencesOf({ ...business, prices })).toEqual([
      expect.stringMatching(/^prices\.Lock Rekeying: 'Lock Rekeying' does not fit, write one of /),
    ])
  })

  test.each<[path: string, value: unknown]>([
    ['name', ''],
    ['name', 'AB'],
    ['name', 'A name that is far longer than forty letters'],
    ['legalName', ' '],
    ['legalName', 'two\nlines'],
    ['phones.paidSearch', '(201) 555-0142'],
    ['phones.paidSearch', '0155550142'],
    ['phones.default', 2015550142],
    ['staffEmail', 'dispatch.palisade.example'],
    ['staffEmail', 'a@b.example, c@d.example'],
    ['supportEmail', 'support@localhost'],
    ['licenses.topBar', 'none'],
    ['licenses.footer', undefined],
    ['address.city', 'Gotham'],
    ['address.county', 'the Boise area'],
    ['address.county', { en: 'the Boise area' }],
    ['address.region', 'New Jersey'],
    ['address.region', 'OG'],
    ['address.postalCode', '7047'],
    ['address.country', 'usa'],
    ['showAddress', 'no'],
    ['location.latitude', -74.0253],
    ['location.longitude', 74.0253],
    ['location.longitude', Number.NaN],
    ['agency.name', null],
    ['agency.url', 'agency.example'],
    ['agency.url', 'javascript:alert(1)'],
    ['logoUrl.onDark', 'logo.svg'],
    ['logoUrl.onLight', '//evil.example/logo.svg'],
    // A host of a policy ends nothing else in it.
    ['logoUrl.onLight', 'https://a.b;sandbox/x.svg'],
    ['logoUrl.onLight', "https://a.b'none'/x.svg"],
    ['logoUrl.onDark', 'https://a,b.example/x.svg'],
    ['logoUrl.onDark', 'https://user@a.example/x.svg'],
    ['icon', 'https://files.example.com/sign.svg'],
    ['icon', '/../secret.svg'],
    ['analytics', 'https://counts.example.com/a.js'],
    ['colors.dark', 'navy'],
    ['colors.bad', undefined],
    ['rating.value', undefined],
    ['priceRange', 'cheap'],
    ['hours.opens', '24:00'],
    ['hours.closes', '11 pm'],
    ['hours.days', 'Monday to Friday'],
    ['timeZone', 'Eastern'],
    ['rating.value', 5.1],
    ['rating.value', -0.1],
    ['rating.count', 0],
    ['rating.count', 12.5],
    ['offers.emergencyLockout.name', ''],
    ['offers.lockInstallation.price', 0],
    ['offers.lockInstallation.price', '$99'],
    [`prices.${A_SERVICE}.from`, 0],
    [`prices.${A_SERVICE}.to`, '$90'],
    [`prices.${A_SERVICE}.includes`, ''],
    [`prices.${A_SERVICE}.more`, 7],
    ['terms.trip', ''],
    ['terms.payment', undefined],
    ['quoteIncludesAll', null],
    ['arrivalMinutes', 30],
    ['arrivalMinutes', { from: 40, to: 20 }],
    [`jobMinutes.${A_SERVICE}`, { from: 0, to: 20 }],
    ['insuranceAmount', '$1,000,000'],
    ['vehicleMarked', 'yes'],
    ['photos.owner.file', 'owner.jpg'],
    ['photos.owner.file', 'photos/../../owner.jpg'],
    ['photos.owner.file', 'photos/owner.heic'],
    ['photos.owner.alt', ''],
    ['photos.owner.alt', { en: 'The owner at the bench' }],
    ['photos.owner.alt', { en: 'The owner at the bench', es: '' }],
    ['retentionDays', -1],
    ['spanishRead', 'yes'],
  ])('%s rejects %j', (path, value) => {
    const problems = sentencesOf(having(path, value, PHOTOGRAPHED))
    expect(problems).toContainEqual(expect.stringMatching(`^${path}: .+, write .+\\.$`))
    const spanish = sentencesOf(having(path, value, PHOTOGRAPHED), 'es')
    expect(spanish).toContainEqual(
      expect.stringMatching(`^${path}: .+; (?:escriba|escríbal[oa]) .+\\.$`),
    )
    expect(spanish.join(' ')).not.toMatch(ENGLISH)
  })

  test('names the language of a localized text that does not fit', () => {
    const alt = { en: 'The owner at the bench', es: ' ' }
    expect(sentencesOf(having('photos.owner.alt', alt, PHOTOGRAPHED))).toEqual([
      'photos.owner.alt: its es does not fit, write one line of text, or { "en": "English", "es": "Spanish" }.',
    ])
  })

  test.each<[path: string, value: unknown]>([
    ['phones.paidSearch', business.phones.default],
    ['licenses.footer', '34LX1'],
    ['licenses', null],
    ['address.county', { en: 'the Boise area', es: 'el área de Boise' }],
    ['address.postalCode', '07047-1234'],
    ['logoUrl.onDark', 'https://files.example.com/a/logo.svg?v=2'],
    ['socialLinks', ['https://social.example.com/us']],
    ['icon', '/our-sign.svg'],
    ['colors.bad', '#7A0099'],
    ['analytics', '/analytics.js'],
    ['rating', null],
    ['rating.value', 5],
    ['rating.count', 1],
    ['photos.owner', PHOTO],
    ['photos.owner', { ...PHOTO, alt: { en: 'The owner', es: 'La dueña' } }],
    ['photos.van', null],
    ['retentionDays', 30],
    ['spanishRead', true],
    [`prices.${A_SERVICE}`, { from: 60, to: 60, includes: 'one lock', more: null }],
    ['terms.trip', 'No fee in our eight towns.'],
    ['unconfirmed', []],
    ['reviews', []],
    ['arrivalMinutes', { from: 20, to: 40 }],
    ['insuranceAmount', 500_000],
    ['insuranceAmount', 0],
  ])('%s accepts %j', (path, value) => {
    expect(sentencesOf(having(path, value))).toEqual([])
  })

  test('rejects a price range that ends below its start', () => {
    expect(
      sentencesOf(having(`prices.${A_SERVICE}`, { from: 60, to: 40, includes: null, more: null })),
    ).toEqual([`prices.${A_SERVICE}.to: is less than from, write the higher amount.`])
  })

  test('accepts a service without a price row, and names an invalid row or table', () => {
    expect(sentencesOf(having('prices', {}))).toEqual([])
    expect(missingNames('prices.from', having('prices', {}))).toHaveLength(allServices().length)
    for (const wrong of ['prices', `prices.${A_SERVICE}`])
      expect(sentencesOf(having(wrong, null))).toEqual([
        expect.stringMatching(`^${wrong}: null does not fit, write `),
      ])
  })

  test('names a misspelled entry with the entry that is missing, or with those that there are', () => {
    const renamed = having('hours', { opens: '08:00', close: '18:00' })
    expect(sentencesOf(renamed)).toEqual(['hours.close: is no entry, write closes.'])
    expect(sentencesOf(renamed, 'es')).toEqual(['hours.close: no es un dato; escriba closes.'])
    expect(sentencesOf(having('hours.close', '18:00'))).toEqual([
      'hours.close: is no entry, write one of opens, closes, days.',
    ])
    expect(sentencesOf(having('photos.cat', null))).toEqual([
      'photos.cat: is no entry, write one of owner, van, license.',
    ])
  })

  test('only facts that the pages state can be unconfirmed', () => {
    expect(sentencesOf(having('unconfirmed', ['weather']))).toEqual([
      expect.stringMatching(/^unconfirmed\[0\]: 'weather' does not fit, write one of rating, /),
    ])
  })

  test('accepts hours past midnight, and refuses a morning in place of an evening', () => {
    const sentences = (closes: string) =>
      sentencesOf({ ...business, hours: { opens: '08:30', closes } })
    expect(sentences('01:00')).toEqual([])
    expect(sentences('07:00')).toEqual([
      'hours.closes: is before opens, write the evening in 24 hours such as 17:30.',
    ])
  })

  test('names wrong items of the lists that answer visitors', () => {
    expect(
      sentencesOf({
        ...business,
        townArrivalMinutes: { Atlantis: { from: 10, to: 20 } },
        jobMinutes: { Plumbing: { from: 10, to: 20 } },
      }),
    ).toEqual([
      expect.stringContaining("townArrivalMinutes.Atlantis: 'Atlantis'"),
      expect.stringContaining("jobMinutes.Plumbing: 'Plumbing'"),
    ])
    expect(
      sentencesOf({
        ...business,
        spokenLanguages: ['Spanish'],
        locksmiths: [{ name: '', experienceYears: null, license: null }],
      }),
    ).toEqual([
      expect.stringContaining("spokenLanguages[0]: 'Spanish'"),
      expect.stringContaining('locksmiths[0].name:'),
    ])
  })

  test('requires a review to name an existing service and town', () => {
    const problems = sentencesOf(
      having('reviews', [
        { text: 'Fine.', author: 'A.', service: 'Plumbing', town: 'Gotham', sample: true },
      ]),
    )
    expect(problems).toEqual([
      expect.stringContaining("reviews[0].service: 'Plumbing'"),
      expect.stringMatching(/^reviews\[0\]\.town: 'Gotham' does not fit/),
    ])
  })

  test('requires profile addresses to be absolute', () => {
    const problems = sentencesOf(having('socialLinks', ['https://a.example/', '@us']))
    expect(problems).toEqual([expect.stringMatching(/^socialLinks\[1\]: '@us' /)])
  })

  test('requires the logo to show the whole name', () => {
    expect(sentencesOf(having('nameLines', ['Palisade', 'Locks']))).toEqual([
      "nameLines: 'Palisade Locks' is not the name, write 'Palisade Lock & Key' in two parts.",
    ])
    expect(sentencesOf(having('nameLines', 'Palisade Lock & Key'))).toHaveLength(1)
  })

  test('names a letter that the logo cannot show, unless the owner has a logo', () => {
    const named = (name: string): Business => ({
      ...business,
      name: `${name} Locks`,
      nameLines: [name, 'Locks'],
    })
    expect(sentencesOf(named('Núñez'))).toEqual([])
    const withStroke = named('Łuk')
    expect(sentencesOf(withStroke)).toEqual([
      "name: the logo cannot show 'Ł', leave it out or name your own logo in logoUrl.",
    ])
    const logoUrl = { ...business.logoUrl, onDark: '/logo-white.svg', onLight: '/logo-blue.svg' }
    expect(sentencesOf({ ...withStroke, logoUrl })).toEqual([])
  })

  test('names missing entries without throwing', () => {
    const entries = sentencesOf({} as Business).map((problem) => problem.split(':', 1)[0])
    expect(entries).toEqual(expect.arrayContaining(['name', 'phones', 'reviews']))
  })
})

describe('placeholders', () => {
  test('names each with its value', () => {
    expect(placeholders(business)).toContainEqual({
      entry: 'phones.default',
      value: business.phones.default,
    })
  })

  test.each<[path: string, value: unknown]>([
    ['name', 'Hudson Keys'],
    ['phones.default', '2018635501'],
    ['phones.paidSearch', '5550102345'],
    ['staffEmail', 'desk@exampleville.com'],
    ['supportEmail', 'help@hudsonkeys.com'],
    ['licenses.topBar', '34LX00012345'],
    ['licenses.footer', '34LX10000200'],
    ['address.street', '7601 Bergenline Ave'],
    ['agency.name', 'Riverside Web'],
    ['agency.url', 'https://riverside-web.com/'],
    ['reviews', []],
  ])('%s is no placeholder once its value is %j', (path, value) => {
    const left = placeholders(having(path, value)).map(({ entry }) => entry)
    expect(left.filter((entry) => entry.startsWith(path))).toEqual([])
  })

  test('accepts the delivered address while no page shows it', () => {
    const left = placeholders(having('showAddress', false)).map(({ entry }) => entry)
    for (const hidden of ['address.street', 'address.postalCode', 'location'])
      expect(left).not.toContain(hidden)
    expect(left).toContain('phones.default')
  })

  test('names unconfirmed facts with what the pages state', () => {
    expect(placeholders(having('unconfirmed', ['rating', 'offers']))).toEqual(
      expect.arrayContaining([
        { entry: 'rating', value: '4.9 of 150' },
        { entry: 'offers', value: 'Emergency lockout: 49, Lock installation: 99' },
      ]),
    )
    expect(placeholders(having('unconfirmed', [])).map(({ entry }) => entry)).not.toContain(
      'rating',
    )
  })

  test('lists services without a price and terms without a sentence', () => {
    const row = { from: null, to: null, includes: null, more: null }
    const empty = having('prices', {
      [A_SERVICE]: { ...row, from: 49 },
      [ANOTHER_SERVICE]: row,
    })
    expect(missingNames('prices.from', empty)).toContain(ANOTHER_SERVICE)
    expect(missingNames('prices.from', empty)).not.toContain(A_SERVICE)
    expect(missingNames('prices.to', empty)).toContain(A_SERVICE)
    expect(missingNames('prices.to', empty)).not.toContain(ANOTHER_SERVICE)
    expect(missingNames('terms', having('terms.tax', null))).toContain('tax')
    expect(missingNames('terms', having('terms.tax', 'Tax is added.')) ?? []).not.toContain('tax')
  })

  test('lists empty answers until they are filled in', () => {
    const empty = having('spokenLanguages', [])
    expect(missingNames('spokenLanguages', empty)).toEqual([])
    expect(missingNames('spokenLanguages', having('spokenLanguages', ['es']))).toBeUndefined()
  })

  test('lists missing photographs only', () => {
    expect(missingPhotoSubjects(business)).toEqual(['owner', 'van', 'license'])
    expect(missingPhotoSubjects(PHOTOGRAPHED)).toEqual(['van', 'license'])
  })

  test('names the delivered legal name only beside another business name', () => {
    expect(placeholders(having('name', 'Hudson Keys'))).toContainEqual({
      entry: 'legalName',
      value: 'Palisade Lock & Key LLC',
    })
  })

  test.each([
    ['desk@palisade.example', true],
    ['Front Desk <desk@palisade.example>', true],
    ['https://example.com/x', true],
    ['smtps://mail.example.org:465', true],
    ['https://examples.com/', false],
    ['desk@example-keys.com', false],
    ['/example.svg', false],
  ])('treats %s as a reserved example address: %s', (address, expected) => {
    expect(isExampleAddress(address)).toBe(expected)
  })
})
