import type { Business, PhotoSubject, ServicePrice } from './business.ts'
import * as valid from './business-validators.ts'
import type { Validator } from './business-validators.ts'
import { contrastProblems } from './color/palette-check.ts'
import { isColor } from './color/palette.ts'
import { SERVICES } from './services.ts'
import { valueAt } from './value-at.ts'

/** Validator of each entry (R8); lists are validated entry by entry below. */
const ENTRY_VALIDATORS: Readonly<Record<string, Validator>> = {
  name: valid.businessName,
  legalName: valid.nonEmptyText,
  'phones.default': valid.phone,
  'phones.paidSearch': valid.phone,
  staffEmail: valid.email,
  supportEmail: valid.email,
  'address.street': valid.street,
  'address.city': valid.town,
  'address.county': valid.areaName,
  'address.region': valid.state,
  'address.postalCode': valid.postalCode,
  'address.country': valid.twoLetters,
  showAddress: valid.booleanValue,
  'location.latitude': valid.latitude,
  'location.longitude': valid.longitude,
  'logoUrl.onDark': valid.logo,
  'logoUrl.onLight': valid.logo,
  'logoUrl.raster': valid.logo,
  icon: valid.nullable(valid.publicFile),
  analytics: valid.nullable(valid.publicScript),
  'colors.dark': valid.color,
  'colors.light': valid.color,
  'colors.accent': valid.color,
  'colors.action': valid.color,
  'colors.good': valid.color,
  'colors.bad': valid.color,
  priceRange: valid.priceRange,
  'hours.opens': valid.timeOfDay,
  'hours.closes': valid.timeOfDay,
  'offers.emergencyLockout.name': valid.nonEmptyText,
  'offers.emergencyLockout.price': valid.price,
  'offers.lockInstallation.name': valid.nonEmptyText,
  'offers.lockInstallation.price': valid.price,
  retentionDays: valid.positiveCount,
  quoteIncludesAll: valid.booleanValue,
  arrivalMinutes: valid.nullable(valid.minutes),
  insuranceAmount: valid.nullable(valid.coverage),
  vehicleMarked: valid.booleanValue,
  spanishRead: valid.booleanValue,
}

const PRICE_VALIDATORS: Readonly<Record<string, Validator>> = {
  from: valid.nullable(valid.price),
  to: valid.nullable(valid.price),
  includes: valid.nullable(valid.localizedText),
  least: (value) => (value === undefined ? null : valid.localizedText(value)),
  more: valid.nullable(valid.localizedText),
}

const TERMS_VALIDATORS: Readonly<Record<string, Validator>> = {
  trip: valid.nullable(valid.localizedText),
  nightAndHoliday: valid.nullable(valid.localizedText),
  tax: valid.nullable(valid.localizedText),
  payment: valid.nullable(valid.localizedText),
  warranty: valid.nullable(valid.localizedText),
  cancellation: valid.nullable(valid.localizedText),
}

export const PHOTO_SUBJECTS: readonly PhotoSubject[] = ['owner', 'van', 'license']

const PHOTO_VALIDATORS: Readonly<Record<string, Validator>> = {
  file: valid.photoFile,
  alt: valid.localizedText,
}

/** Validators of the objects that may be `null`. */
const OPTIONAL_VALIDATORS: Readonly<Record<string, Readonly<Record<string, Validator>>>> = {
  licenses: { topBar: valid.licenseNumber, footer: valid.licenseNumber },
  agency: { name: valid.nonEmptyText, url: valid.webAddress },
  rating: { value: valid.stars, count: valid.positiveCount },
  ...Object.fromEntries(PHOTO_SUBJECTS.map((subject) => [`photos.${subject}`, PHOTO_VALIDATORS])),
}

/** Entries that have neither kind of validator. */
const OTHER_ENTRIES =
  'nameLines socialLinks prices terms appointmentHours timeZone townArrivalMinutes jobMinutes spokenLanguages locksmiths unconfirmed reviews'

/** Names of all entries, so that a misspelled one is found. */
const ENTRY_NAMES = [
  ...new Set(
    [ENTRY_VALIDATORS, OPTIONAL_VALIDATORS]
      .flatMap(Object.keys)
      .map((path) => path.replace(/\..*/, ''))
      .concat(OTHER_ENTRIES.split(' ')),
  ),
]

const LOCKSMITH_VALIDATORS: Readonly<Record<string, Validator>> = {
  name: valid.nonEmptyText,
  experienceYears: valid.nullable(valid.positiveCount),
  license: valid.nullable(valid.nonEmptyText),
}

const REVIEW_VALIDATORS: Readonly<Record<string, Validator>> = {
  text: valid.nonEmptyText,
  author: valid.nonEmptyText,
  service: valid.service,
  town: valid.town,
  sample: valid.booleanValue,
}

/**
 * Validates the configuration. Returns one sentence per problem, which starts with the entry and
 * says what to write instead; empty when the configuration is valid. Values may be of any type,
 * because the file is edited by hand and run without a type check.
 */
export function businessProblems(business: Business): readonly string[] {
  return [
    ...Object.keys(business)
      .filter((name) => !ENTRY_NAMES.includes(name))
      .map((name) => problemSentence(name, `is no entry, ${suggestName(name, ENTRY_NAMES)}`)),
    ...validateAll(business, ENTRY_VALIDATORS, ''),
    ...itemValidator(valid.timeZoneIn(valueAt(business, 'address.region')))(
      business.timeZone,
      'timeZone',
    ),
    ...Object.entries(OPTIONAL_VALIDATORS).flatMap(([entry, validators]) => {
      const value = valueAt(business, entry)
      return value === null ? [] : validateAll(value, validators, `${entry}.`)
    }),
    ...colorProblems(business),
    ...nameProblems(business),
    ...validateList(business.socialLinks, 'socialLinks', itemValidator(valid.webAddress)),
    ...SERVICES.flatMap(({ label }) => priceProblems(business, label)).filter(
      (problem) => !repeatsOffer(problem, business),
    ),
    ...Object.keys(business.prices ?? {}).flatMap((label) =>
      itemValidator(valid.service)(label, 'prices'),
    ),
    ...validateAll(valueAt(business, 'terms'), TERMS_VALIDATORS, 'terms.'),
    ...validateList(business.appointmentHours, 'appointmentHours', itemValidator(valid.firstHour)),
    ...Object.entries(business.jobMinutes ?? {}).flatMap(([label, range]) => [
      ...itemValidator(valid.service)(label, 'jobMinutes'),
      ...itemValidator(valid.minutes)(range, `jobMinutes.${label}`),
    ]),
    ...Object.entries(business.townArrivalMinutes ?? {}).flatMap(([name, range]) => [
      ...itemValidator(valid.town)(name, 'townArrivalMinutes'),
      ...itemValidator(valid.minutes)(range, `townArrivalMinutes.${name}`),
    ]),
    ...validateList(business.spokenLanguages, 'spokenLanguages', itemValidator(valid.languageCode)),
    ...validateList(business.locksmiths, 'locksmiths', (locksmith, entry) =>
      validateAll(locksmith, LOCKSMITH_VALIDATORS, `${entry}.`),
    ),
    ...validateList(business.unconfirmed, 'unconfirmed', itemValidator(valid.unconfirmed)),
    ...validateList(business.reviews, 'reviews', (review, entry) =>
      validateAll(review, REVIEW_VALIDATORS, `${entry}.`),
    ),
  ]
}

/** Suggests the name that differs in capitals alone, otherwise all of them. */
export const suggestName = (name: string, names: readonly string[]): string =>
  `write ${names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? `one of ${names.join(', ')}`}`

const problemSentence = (entry: string, problem: string): string => `${entry}: ${problem}.`

/** Returns a validator of a list's items for `validateList`. */
const itemValidator =
  (validate: Validator) =>
  (item: unknown, entry: string): string[] => {
    const problem = validate(item)
    return problem === null ? [] : [problemSentence(entry, problem)]
  }

function validateAll(
  object: unknown,
  validators: Readonly<Record<string, Validator>>,
  prefix: string,
): string[] {
  return Object.entries(validators).flatMap(([path, validate]) =>
    itemValidator(validate)(valueAt(object, path), prefix + path),
  )
}

function validateList(
  list: unknown,
  entry: string,
  validate: (item: unknown, entry: string) => string[],
): string[] {
  if (!Array.isArray(list))
    return [problemSentence(entry, 'is no list, write [ ] around its items')]
  return list.flatMap((item: unknown, index) => validate(item, `${entry}[${index}]`))
}

/**
 * Validates one row of the price table, found by the service's label; a missing row counts as an
 * empty one.
 */
function priceProblems(business: Business, label: string): string[] {
  const table: unknown = valueAt(business, 'prices')
  const row: unknown =
    typeof table === 'object' && table !== null ? Reflect.get(table, label) : null
  if (row === undefined) return []
  const problems = validateAll(row, PRICE_VALIDATORS, `prices.${label}.`)
  if (problems.length > 0) return problems
  const { from, to } = row as ServicePrice
  return from !== null && to !== null && to < from
    ? [problemSentence(`prices.${label}.to`, `${to} is less than ${from}, write the higher amount`)]
    : []
}

/** Returns whether a problem is of a wrong offer, which rows of the price table repeat. */
function repeatsOffer(problem: string, business: Business): boolean {
  const prices = ['emergencyLockout', 'lockInstallation'].map((offer) =>
    valid.price(valueAt(business, `offers.${offer}.price`)),
  )
  return prices.some((each) => each !== null && problem.endsWith(`.from: ${each}.`))
}

/** Checks the contrast of the six colors, if all are valid. */
function colorProblems({ colors }: Business): readonly string[] {
  return Object.values(colors ?? {}).filter(isColor).length === 6 ? contrastProblems(colors) : []
}

/** Requires the logo and the page title to show the same name. */
function nameProblems({ name, nameLines }: Business): string[] {
  const lines: unknown = nameLines
  if (!Array.isArray(lines) || lines.length !== 2) {
    return [problemSentence('nameLines', 'are not two lines, write the name in two parts')]
  }
  return lines.join(' ').trimEnd() === name
    ? []
    : [
        problemSentence(
          'nameLines',
          `'${lines.join(' ')}' is not the name, write the two parts of '${name}'`,
        ),
      ]
}
