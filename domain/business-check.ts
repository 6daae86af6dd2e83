import type { Business, ServicePrice, Unconfirmed } from './business.ts'
import { PHOTO_SUBJECTS } from './business-shape.ts'
import {
  businessName,
  color,
  email,
  howMany,
  type Judge,
  latitude,
  logo,
  longitude,
  orNothing,
  ownFile,
  ownScript,
  phone,
  photoFile,
  postalCode,
  price,
  priceRange,
  service,
  someText,
  stars,
  timeOfDay,
  timeZone,
  town,
  twoLetters,
  unconfirmed,
  webAddress,
  yesOrNo,
} from './business-values.ts'
import { contrastProblems } from './palette-check.ts'
import { isColor } from './palette.ts'
import { DELIVERED_NAME } from './delivered.ts'
import { SERVICES } from './services.ts'

/** Every entry with what it may hold (R8); lists are judged entry by entry below. */
const ENTRIES: Readonly<Record<string, Judge>> = {
  name: businessName,
  legalName: someText,
  'phones.default': phone,
  'phones.paidSearch': phone,
  staffEmail: email,
  supportEmail: email,
  'licences.topBar': someText,
  'licences.footer': someText,
  'address.street': someText,
  'address.city': town,
  'address.region': twoLetters,
  'address.postalCode': postalCode,
  'address.country': twoLetters,
  showAddress: yesOrNo,
  'location.latitude': latitude,
  'location.longitude': longitude,
  timeZone,
  'agency.name': someText,
  'agency.url': webAddress,
  'logoUrl.onDark': logo,
  'logoUrl.onLight': logo,
  'logoUrl.raster': logo,
  icon: orNothing(ownFile),
  analytics: orNothing(ownScript),
  'colors.dark': color,
  'colors.light': color,
  'colors.accent': color,
  'colors.action': color,
  'colors.good': color,
  'colors.bad': color,
  priceRange,
  'hours.opens': timeOfDay,
  'hours.closes': timeOfDay,
  'offers.emergencyLockout.name': someText,
  'offers.emergencyLockout.price': price,
  'offers.lockInstallation.name': someText,
  'offers.lockInstallation.price': price,
  retentionDays: howMany,
  spanishRead: yesOrNo,
}

const RATING: Readonly<Record<string, Judge>> = {
  'rating.value': stars,
  'rating.count': howMany,
}

const PRICE: Readonly<Record<string, Judge>> = {
  from: orNothing(price),
  to: orNothing(price),
  includes: orNothing(someText),
  more: orNothing(someText),
}

const TERMS: Readonly<Record<string, Judge>> = {
  trip: orNothing(someText),
  nightAndHoliday: orNothing(someText),
  tax: orNothing(someText),
  payment: orNothing(someText),
  warranty: orNothing(someText),
  cancellation: orNothing(someText),
}

const PHOTO: Readonly<Record<string, Judge>> = { file: photoFile, alt: someText }

const REVIEW: Readonly<Record<string, Judge>> = {
  text: someText,
  author: someText,
  service,
  town,
  sample: yesOrNo,
}

/**
 * What is wrong with the configuration: a sentence each, which starts with the
 * entry and says what to write instead. Empty when all is right. The values
 * may be of any type: the file is edited by hand and run as it stands.
 */
export function businessProblems(business: Business): readonly string[] {
  return [
    ...judgeAll(business, ENTRIES, ''),
    ...(valueAt(business, 'rating') === null ? [] : judgeAll(business, RATING, '')),
    ...colorProblems(business),
    ...nameProblems(business),
    ...judgeList(business.socialLinks, 'socialLinks', (link, entry) => {
      const problem = webAddress(link)
      return problem === null ? [] : [sentence(entry, problem)]
    }),
    ...SERVICES.flatMap(({ label }) => priceProblems(business, label)),
    ...judgeAll(valueAt(business, 'terms'), TERMS, 'terms.'),
    ...judgeList(business.unconfirmed, 'unconfirmed', (fact, entry) => {
      const problem = unconfirmed(fact)
      return problem === null ? [] : [sentence(entry, problem)]
    }),
    ...judgeList(business.reviews, 'reviews', (review, entry) =>
      judgeAll(review, REVIEW, `${entry}.`),
    ),
    // Null is right: the owner has no such photograph.
    ...PHOTO_SUBJECTS.map((subject) => `photos.${subject}`)
      .filter((entry) => valueAt(business, entry) !== null)
      .flatMap((entry) => judgeAll(valueAt(business, entry), PHOTO, `${entry}.`)),
  ]
}

const sentence = (entry: string, problem: string): string => `${entry}: ${problem}.`

/** The value at a path such as `phones.default`; undefined where anything on the way is missing. */
function valueAt(holder: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' ? Reflect.get(value ?? {}, name) : undefined),
      holder,
    )
}

function judgeAll(
  holder: unknown,
  judges: Readonly<Record<string, Judge>>,
  prefix: string,
): string[] {
  return Object.entries(judges).flatMap(([path, judge]) => {
    const problem = judge(valueAt(holder, path))
    return problem === null ? [] : [sentence(prefix + path, problem)]
  })
}

function judgeList(
  list: unknown,
  entry: string,
  judge: (item: unknown, entry: string) => string[],
): string[] {
  if (!Array.isArray(list)) return [sentence(entry, 'is no list, write [ ] around its items')]
  return list.flatMap((item: unknown, index) => judge(item, `${entry}[${index}]`))
}

/** One row of the price table, found by the service's label; a service without one is as one whose row is empty. */
function priceProblems(business: Business, label: string): string[] {
  const table: unknown = valueAt(business, 'prices')
  const row: unknown =
    typeof table === 'object' && table !== null ? Reflect.get(table, label) : null
  if (row === undefined) return []
  const wrong = judgeAll(row, PRICE, `prices.${label}.`)
  if (wrong.length > 0) return wrong
  const { from, to } = row as ServicePrice
  return from !== null && to !== null && to < from
    ? [sentence(`prices.${label}.to`, `${to} is less than ${from}, write the higher amount`)]
    : []
}

/** Contrast can be measured of six colors only. */
function colorProblems({ colors }: Business): readonly string[] {
  return Object.values(colors ?? {}).filter(isColor).length === 6 ? contrastProblems(colors) : []
}

/** The logo must not show another name than the title. */
function nameProblems({ name, nameLines }: Business): string[] {
  const lines: unknown = nameLines
  if (!Array.isArray(lines) || lines.length !== 2) {
    return [sentence('nameLines', 'are not two lines, write the name in two parts')]
  }
  return lines.join(' ').trimEnd() === name
    ? []
    : [
        sentence(
          'nameLines',
          `'${lines.join(' ')}' is not the name, write the two parts of '${name}'`,
        ),
      ]
}

/** One value that is still as delivered. */
export interface Placeholder {
  /** Such as `phones.default`. */
  readonly entry: string
  readonly value: string
}

/** Kept free for fiction: 555-0100 to 555-0199 in every area code. */
const isFictionalPhone = (text: string): boolean => /^\d{3}55501\d\d$/.test(text)
/** Names that nobody can own (RFC 2606). */
export const isExampleAddress = (text: string): boolean =>
  /[@/.]example(\.(com|net|org))?(?=$|[/:?#>\s])/i.test(text)
const isEmptyLicence = (text: string): boolean => /0{5}/.test(text)

const MARKS: Readonly<Record<string, (value: string) => boolean>> = {
  name: (value) => value === DELIVERED_NAME,
  'phones.default': isFictionalPhone,
  'phones.paidSearch': isFictionalPhone,
  staffEmail: isExampleAddress,
  supportEmail: isExampleAddress,
  'licences.topBar': isEmptyLicence,
  'licences.footer': isEmptyLicence,
  'address.street': (value) => /\bexample\b/i.test(value),
  'agency.name': (value) => value === 'Agency Name',
  'agency.url': isExampleAddress,
  'logoUrl.onDark': isExampleAddress,
  'logoUrl.onLight': isExampleAddress,
}

/** The go-live check (R8): every placeholder left in a configuration without problems. */
export function placeholders(business: Business): readonly Placeholder[] {
  return allPlaceholders(business).filter(
    ({ entry }) => business.showAddress || !HIDDEN_WITH_ADDRESS.has(entry),
  )
}

/** What no page says while the address is not shown, so that it may stay as delivered. */
const HIDDEN_WITH_ADDRESS: ReadonlySet<string> = new Set([
  'address.street',
  'address.postalCode',
  'location',
])

function allPlaceholders(business: Business): readonly Placeholder[] {
  return [
    ...Object.entries(MARKS).flatMap(([entry, isPlaceholder]) => {
      const value = String(valueAt(business, entry))
      return isPlaceholder(value) ? [{ entry, value }] : []
    }),
    ...forgottenLegalName(business),
    ...business.socialLinks.flatMap((value, index) =>
      isExampleAddress(value) ? [{ entry: `socialLinks[${index}]`, value }] : [],
    ),
    ...business.unconfirmed.map((entry) => ({ entry, value: confirmedValue(business, entry) })),
    ...business.reviews.flatMap(({ sample, text }, index) =>
      sample ? [{ entry: `reviews[${index}]`, value: text }] : [],
    ),
  ]
}

/** What the pages say of a fact that nobody has confirmed. */
function confirmedValue(
  { rating, offers, address, location, hours }: Business,
  entry: Unconfirmed,
) {
  const values: Readonly<Record<Unconfirmed, string>> = {
    rating: rating === null ? 'none' : `${rating.value} of ${rating.count}`,
    offers: Object.values(offers)
      .map(({ name, price: amount }) => `${name} from ${amount}`)
      .join(', '),
    insurance: 'Licensed & Insured',
    'address.postalCode': address.postalCode,
    location: `${location.latitude}, ${location.longitude}`,
    socialLinks: 'none',
    hours: `${hours.opens} to ${hours.closes}, every day`,
  }
  return values[entry]
}

/** It goes with the name: only beside another name is it left over. */
function forgottenLegalName({ name, legalName }: Business): Placeholder[] {
  const forgotten = name !== DELIVERED_NAME && legalName.startsWith(DELIVERED_NAME)
  return forgotten ? [{ entry: 'legalName', value: legalName }] : []
}
