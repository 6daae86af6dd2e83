import type { Business, PhotoSubject, ServicePrice } from './business.ts'
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
  ownersWords,
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
import { SERVICES } from './services.ts'
import { valueAt } from './value-at.ts'

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
  'address.county': someText,
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
  includes: orNothing(ownersWords),
  more: orNothing(ownersWords),
}

const TERMS: Readonly<Record<string, Judge>> = {
  trip: orNothing(ownersWords),
  nightAndHoliday: orNothing(ownersWords),
  tax: orNothing(ownersWords),
  payment: orNothing(ownersWords),
  warranty: orNothing(ownersWords),
  cancellation: orNothing(ownersWords),
}

export const PHOTO_SUBJECTS: readonly PhotoSubject[] = ['owner', 'van', 'license']

const PHOTO: Readonly<Record<string, Judge>> = { file: photoFile, alt: ownersWords }

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
    ...PHOTO_SUBJECTS.flatMap((subject) => photoProblems(business, `photos.${subject}`)),
  ]
}

const sentence = (entry: string, problem: string): string => `${entry}: ${problem}.`

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

/** Null is right: the owner has no such photograph. */
function photoProblems(business: Business, entry: string): string[] {
  const photo = valueAt(business, entry)
  return photo === null ? [] : judgeAll(photo, PHOTO, `${entry}.`)
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
