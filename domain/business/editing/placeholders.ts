import type { Business, PhotoSubject, UnconfirmedFact } from '#domain/business/business.ts'
import { PHOTO_SUBJECTS } from '#domain/business/schema/schema.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { allServices } from '#domain/services/services.ts'
import { valueAt } from '#domain/business/value-at.ts'

/** A value that is unchanged since delivery. */
export interface Placeholder {
  /** Such as `phones.default`. */
  readonly entry: string
  readonly value: string
}

/** Matches numbers reserved for fiction: 555-0100 to 555-0199 in every area code. */
export const isFictionalPhone = (text: string): boolean => /^\d{3}55501\d\d$/.test(text)
/** Returns whether the domain name is reserved (RFC 2606). */
export const isExampleAddress = (text: string): boolean =>
  /[@/.]example(\.(com|net|org))?(?=$|[/:?#>\s])/i.test(text)
const isEmptyLicense = (text: string): boolean => /0{5}/.test(text)

const PLACEHOLDER_TESTS: Readonly<Record<string, (value: string) => boolean>> = {
  name: (value) => value === DEFAULT_BUSINESS_NAME,
  'phones.default': isFictionalPhone,
  'phones.paidSearch': isFictionalPhone,
  staffEmail: isExampleAddress,
  supportEmail: isExampleAddress,
  'licenses.topBar': isEmptyLicense,
  'licenses.footer': isEmptyLicense,
  'address.street': (value) => /\bexample\b/i.test(value),
  'agency.name': (value) => value === 'Agency Name',
  'agency.url': isExampleAddress,
  'logoUrl.onDark': isExampleAddress,
  'logoUrl.onLight': isExampleAddress,
}

/** Lists every placeholder left in a valid configuration, for the go-live check. */
export function placeholders(business: Business): readonly Placeholder[] {
  return allPlaceholders(business).filter(
    ({ entry }) => business.showAddress || !ENTRIES_HIDDEN_WITH_ADDRESS.has(entry),
  )
}

/** Entries that no page shows while the address is hidden, so that they may stay as delivered. */
const ENTRIES_HIDDEN_WITH_ADDRESS: ReadonlySet<string> = new Set([
  'address.street',
  'address.postalCode',
  'location',
])

function allPlaceholders(business: Business): readonly Placeholder[] {
  return [
    ...Object.entries(PLACEHOLDER_TESTS).flatMap(([entry, isPlaceholder]) => {
      const value = String(valueAt(business, entry))
      return isPlaceholder(value) ? [{ entry, value }] : []
    }),
    ...leftoverLegalName(business),
    ...business.socialLinks.flatMap((value, index) =>
      isExampleAddress(value) ? [{ entry: `socialLinks[${index}]`, value }] : [],
    ),
    ...business.unconfirmed.map((entry) => ({ entry, value: unconfirmedValue(business, entry) })),
    ...business.reviews.flatMap(({ sample, text }, index) =>
      sample ? [{ entry: `reviews[${index}]`, value: localizedText(text, 'en') ?? '' }] : [],
    ),
  ]
}

export const isOpenAllDay = ({ opens, closes }: Business['hours']): boolean =>
  opens === '00:00' && /^(?:23:59|00:00)$/.test(closes)

/** Returns what the pages state for an unconfirmed fact. */
function unconfirmedValue(business: Business, entry: UnconfirmedFact): string {
  const { rating, offers, address, location, hours, licenses, socialLinks } = business
  const values: Readonly<Partial<Record<UnconfirmedFact, string>>> = {
    rating: rating === null ? 'none' : `${rating.value} of ${rating.count}`,
    offers: Object.values(offers)
      .map(({ name, price: amount }) => `${name}: ${amount ?? 'by quote'}`)
      .join(', '),
    insurance: licenses === null ? 'Insured' : 'Licensed & Insured',
    'address.postalCode': address.postalCode,
    location: `${location.latitude}, ${location.longitude}`,
    socialLinks: socialLinks.join(', ') || 'none',
    hours: isOpenAllDay(hours)
      ? '24 hours, every day'
      : `${hours.opens} to ${hours.closes}, ${hours.days ?? 'every day'}`,
    carMakes: (business.carMakes ?? []).map(({ make }) => make).join(', '),
    spokenLanguages: business.spokenLanguages.join(', '),
    locksmiths: business.locksmiths.map(({ name }) => name).join(', '),
  }
  return values[entry] ?? shortened(JSON.stringify(valueAt(business, entry)))
}

const MAX_VALUE_LENGTH = 80

const shortened = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text

const labelsWhere = (isMissing: (label: string) => boolean): readonly string[] =>
  allServices()
    .map(({ label }) => label)
    .filter(isMissing)

/** An entry that visitors' questions depend on and that is empty, so that the pages say to call. */
interface MissingAnswer {
  readonly entry: string
  /** Services or terms that are missing; empty if the whole entry is. */
  readonly names: readonly string[]
}

/**
 * Lists the empty entries behind prices, terms and the answers at the top of service and town
 * pages.
 */
export function missingAnswers(business: Business): readonly MissingAnswer[] {
  const { prices, terms, jobMinutes } = business
  const partly: readonly MissingAnswer[] = [
    { entry: 'prices.from', names: labelsWhere((label) => (prices[label]?.from ?? null) === null) },
    {
      entry: 'prices.to',
      names: labelsWhere((label) => {
        const { from = null, to = null } = prices[label] ?? {}
        return from !== null && to === null
      }),
    },
    { entry: 'jobMinutes', names: labelsWhere((label) => jobMinutes[label] === undefined) },
    {
      entry: 'terms',
      names: Object.entries(terms).flatMap(([name, text]) => (text === null ? [name] : [])),
    },
  ]
  const whole: Readonly<Record<string, boolean>> = {
    quoteIncludesAll: !business.quoteIncludesAll,
    arrivalMinutes: business.arrivalMinutes === null,
    insuranceAmount: business.insuranceAmount === null,
    vehicleMarked: !business.vehicleMarked,
    spokenLanguages: business.spokenLanguages.length === 0,
    locksmiths: business.locksmiths.length === 0,
  }
  return [
    ...partly.filter(({ names }) => names.length > 0),
    ...Object.entries(whole).flatMap(([entry, isMissing]) =>
      isMissing ? [{ entry, names: [] }] : [],
    ),
  ]
}

/** Lists the photographs that the owner has not provided. */
export function missingPhotoSubjects({ photos }: Business): readonly PhotoSubject[] {
  return PHOTO_SUBJECTS.filter((subject) => photos[subject] === null)
}

/** Reports the delivered legal name only beside another business name. */
function leftoverLegalName({ name, legalName }: Business): Placeholder[] {
  const forgotten = name !== DEFAULT_BUSINESS_NAME && legalName.startsWith(DEFAULT_BUSINESS_NAME)
  return forgotten ? [{ entry: 'legalName', value: legalName }] : []
}
