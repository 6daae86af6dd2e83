import type { Business, PhotoSubject, ServicePrice } from './business.ts'
import {
  areaName,
  businessName,
  coverage,
  color,
  email,
  firstHour,
  languageCode,
  licenseNumber,
  minutes,
  positiveCount,
  type Validator,
  latitude,
  logo,
  longitude,
  nullable,
  localizedText,
  publicFile,
  publicScript,
  phone,
  photoFile,
  postalCode,
  price,
  priceRange,
  service,
  nonEmptyText,
  stars,
  timeOfDay,
  timeZone,
  town,
  twoLetters,
  unconfirmed,
  webAddress,
  booleanValue,
} from './business-validators.ts'
import { contrastProblems } from './palette-check.ts'
import { isColor } from './palette.ts'
import { SERVICES } from './services.ts'
import { valueAt } from './value-at.ts'

/** Validator of each entry (R8); lists are validated entry by entry below. */
const ENTRY_VALIDATORS: Readonly<Record<string, Validator>> = {
  name: businessName,
  legalName: nonEmptyText,
  'phones.default': phone,
  'phones.paidSearch': phone,
  staffEmail: email,
  supportEmail: email,
  'address.street': nonEmptyText,
  'address.city': town,
  'address.county': areaName,
  'address.region': twoLetters,
  'address.postalCode': postalCode,
  'address.country': twoLetters,
  showAddress: booleanValue,
  'location.latitude': latitude,
  'location.longitude': longitude,
  timeZone,
  'logoUrl.onDark': logo,
  'logoUrl.onLight': logo,
  'logoUrl.raster': logo,
  icon: nullable(publicFile),
  analytics: nullable(publicScript),
  'colors.dark': color,
  'colors.light': color,
  'colors.accent': color,
  'colors.action': color,
  'colors.good': color,
  'colors.bad': color,
  priceRange,
  'hours.opens': timeOfDay,
  'hours.closes': timeOfDay,
  'offers.emergencyLockout.name': nonEmptyText,
  'offers.emergencyLockout.price': price,
  'offers.lockInstallation.name': nonEmptyText,
  'offers.lockInstallation.price': price,
  retentionDays: positiveCount,
  quoteIncludesAll: booleanValue,
  arrivalMinutes: nullable(minutes),
  insuranceAmount: nullable(coverage),
  vehicleMarked: booleanValue,
  spanishRead: booleanValue,
}

/** Names of all entries, so that a misspelled one is found. */
const ENTRY_NAMES = Object.keys(ENTRY_VALIDATORS)
  .map((path) => path.split('.')[0] ?? '')
  .filter((name, index, names) => names.indexOf(name) === index)
  .concat(
    [
      'nameLines',
      'licenses',
      'agency',
      'rating',
      'socialLinks',
      'prices',
      'terms',
      'appointmentHours',
    ],
    [
      'townArrivalMinutes',
      'jobMinutes',
      'spokenLanguages',
      'locksmiths',
      'unconfirmed',
      'reviews',
      'photos',
    ],
  )

const LICENSE_VALIDATORS: Readonly<Record<string, Validator>> = {
  'licenses.topBar': licenseNumber,
  'licenses.footer': licenseNumber,
}

const AGENCY_VALIDATORS: Readonly<Record<string, Validator>> = {
  'agency.name': nonEmptyText,
  'agency.url': webAddress,
}

const RATING_VALIDATORS: Readonly<Record<string, Validator>> = {
  'rating.value': stars,
  'rating.count': positiveCount,
}

const PRICE_VALIDATORS: Readonly<Record<string, Validator>> = {
  from: nullable(price),
  to: nullable(price),
  includes: nullable(localizedText),
  least: (value) => (value === undefined ? null : localizedText(value)),
  more: nullable(localizedText),
}

const TERMS_VALIDATORS: Readonly<Record<string, Validator>> = {
  trip: nullable(localizedText),
  nightAndHoliday: nullable(localizedText),
  tax: nullable(localizedText),
  payment: nullable(localizedText),
  warranty: nullable(localizedText),
  cancellation: nullable(localizedText),
}

export const PHOTO_SUBJECTS: readonly PhotoSubject[] = ['owner', 'van', 'license']

const PHOTO_VALIDATORS: Readonly<Record<string, Validator>> = {
  file: photoFile,
  alt: localizedText,
}

const LOCKSMITH_VALIDATORS: Readonly<Record<string, Validator>> = {
  name: nonEmptyText,
  experienceYears: nullable(positiveCount),
  license: nullable(nonEmptyText),
}

const REVIEW_VALIDATORS: Readonly<Record<string, Validator>> = {
  text: nonEmptyText,
  author: nonEmptyText,
  service,
  town,
  sample: booleanValue,
}

/**
 * Validates the configuration. Returns one sentence per problem, which starts with the entry and says what to write
 * instead; empty when the configuration is valid. Values may be of any type, because the file is edited by hand and run
 * without a type check.
 */
export function businessProblems(business: Business): readonly string[] {
  return [
    ...Object.keys(business)
      .filter((name) => !ENTRY_NAMES.includes(name))
      .map((name) => problemSentence(name, `is no entry, ${suggestName(name, ENTRY_NAMES)}`)),
    ...validateAll(business, ENTRY_VALIDATORS, ''),
    ...(valueAt(business, 'licenses') === null
      ? []
      : validateAll(business, LICENSE_VALIDATORS, '')),
    ...(valueAt(business, 'agency') === null ? [] : validateAll(business, AGENCY_VALIDATORS, '')),
    ...(valueAt(business, 'rating') === null ? [] : validateAll(business, RATING_VALIDATORS, '')),
    ...colorProblems(business),
    ...nameProblems(business),
    ...validateList(business.socialLinks, 'socialLinks', itemValidator(webAddress)),
    ...SERVICES.flatMap(({ label }) => priceProblems(business, label)),
    ...validateAll(valueAt(business, 'terms'), TERMS_VALIDATORS, 'terms.'),
    ...validateList(business.appointmentHours, 'appointmentHours', itemValidator(firstHour)),
    ...Object.entries(business.jobMinutes ?? {}).flatMap(([label, range]) => [
      ...itemValidator(service)(label, 'jobMinutes'),
      ...itemValidator(minutes)(range, `jobMinutes.${label}`),
    ]),
    ...Object.entries(business.townArrivalMinutes ?? {}).flatMap(([name, range]) => [
      ...itemValidator(town)(name, 'townArrivalMinutes'),
      ...itemValidator(minutes)(range, `townArrivalMinutes.${name}`),
    ]),
    ...validateList(business.spokenLanguages, 'spokenLanguages', itemValidator(languageCode)),
    ...validateList(business.locksmiths, 'locksmiths', (locksmith, entry) =>
      validateAll(locksmith, LOCKSMITH_VALIDATORS, `${entry}.`),
    ),
    ...validateList(business.unconfirmed, 'unconfirmed', itemValidator(unconfirmed)),
    ...validateList(business.reviews, 'reviews', (review, entry) =>
      validateAll(review, REVIEW_VALIDATORS, `${entry}.`),
    ),
    ...PHOTO_SUBJECTS.flatMap((subject) => photoProblems(business, `photos.${subject}`)),
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

/** Validates one row of the price table, found by the service's label; a missing row counts as an empty one. */
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

/** Validates a photograph; null is valid, if the owner has no such photograph. */
function photoProblems(business: Business, entry: string): string[] {
  const photo = valueAt(business, entry)
  return photo === null ? [] : validateAll(photo, PHOTO_VALIDATORS, `${entry}.`)
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
