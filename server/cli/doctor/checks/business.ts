import { businessProblems } from '#domain/business/reader/check.ts'
import { PHOTO_SUBJECTS, type UnconfirmedFact } from '#domain/business/schema/schema.ts'
import { DEFAULT_BUSINESS_FACTS } from '#domain/business/default-business.ts'
import {
  isExampleAddress,
  isFictionalPhone,
  type Placeholder,
  placeholders,
  missingAnswers,
  missingPhotoSubjects,
} from '#domain/business/editing/placeholders.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { entrySentence } from '#domain/text/problem.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { servicesOf } from '#domain/services/services.ts'
import { formatPrice } from '#copy/price.ts'
import { lowestPrice } from '#copy/price-text.ts'
import { isZoneOfState, zonesOfState } from '#domain/places/geography/state-time-zones.ts'
import { statesOfZip } from '#domain/places/geography/state-zip-codes.ts'
import { stateName } from '#domain/places/geography/us-states.ts'
import { isLeftOut } from '#domain/business/reader/unconfirmed-facts.ts'
import { isTopRated, shownRating, TOP_RATED } from '#domain/business/rating.ts'
import { type Finding, findingsAbout, listFindings } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'

const BUSINESS_FILE = 'business.json'

/** Reports every wrong value and every remaining placeholder. */
export function checkBusiness({
  business,
  raw,
}: Pick<CheckDependencies, 'business' | 'raw'>): readonly Finding[] {
  const problems = businessProblems(business)
  if (problems.length > 0)
    return problems.map((problem) =>
      findingsAbout('Business').error(entrySentence(problem), `Correct it in ${BUSINESS_FILE}.`),
    )
  const left = placeholders(business).filter(({ entry }) => !isOverridden(entry, raw))
  const samples = left.filter(({ entry }) => entry.startsWith('reviews['))
  const unconfirmed: readonly string[] = business.unconfirmed
  const found = listFindings(
    left
      .filter(({ entry }) => !unconfirmed.includes(entry) && !entry.startsWith('reviews['))
      .map(({ entry, value }) =>
        findingsAbout(entry).error(placeholderSentence(value), `Edit ${BUSINESS_FILE}.`),
      ),
    left
      .filter(({ entry }) => unconfirmed.includes(entry))
      .map((fact) => unconfirmedFact(fact, business)),
    sampleReviews(samples.length, business),
  )
  return listFindings(
    found.length > 0
      ? found
      : findingsAbout('Business').ok(`no placeholder is left in ${BUSINESS_FILE}`),
    timeZoneOfState(business),
    zipCodeOfState(business),
    unlinkedRating(business),
    unansweredQuestions(business),
    pricesBelowTotals(business),
    missingPhotos(business),
    photosInEnglish(business),
    unreadSpanish(business),
  )
}

/** Says why a value cannot go online; the owner's own number or address may be fictional too. */
function placeholderSentence(value: string): string {
  if (DEFAULT_BUSINESS_FACTS.some((fact) => value.includes(fact)))
    return `still the delivered '${value}'`
  if (isFictionalPhone(value))
    return `numbers with 555-01 are fictional, nobody can be reached at ${formatPhone(value)}`
  if (isExampleAddress(value))
    return `addresses in .example or example.com belong to nobody, as does '${value}'`
  return `still the placeholder '${value}'`
}

function unconfirmedFact(
  { entry, value }: Placeholder,
  business: CheckDependencies['business'],
): Finding {
  const isSilent = entry === 'insurance' && business.insuranceAmount === 0
  if (entry === 'socialLinks' && business.socialLinks.length === 0)
    return findingsAbout(entry).error(
      'the pages link to no profile of yours',
      `Write the addresses of your profiles into \`socialLinks\` in ${BUSINESS_FILE}, or keep [] if you have none; then take 'socialLinks' out of \`unconfirmed\`.`,
    )
  if (entry !== 'insurance' && isLeftOut(business, entry as UnconfirmedFact))
    return findingsAbout(entry).error(
      'it is not confirmed, so no page shows it',
      `Write your own into \`${entry}\` in ${BUSINESS_FILE}, or empty it; then take '${entry}' out of \`unconfirmed\`.`,
    )
  return findingsAbout(entry).error(
    isSilent
      ? `'${value}' is not confirmed, so no page shows it`
      : `the pages say '${value}', which you have not confirmed`,
    `If it is true, take '${entry}' out of \`unconfirmed\` in ${BUSINESS_FILE}; otherwise ${entry === 'insurance' ? 'write `insuranceAmount: 0`, and no page says it' : 'correct it there first'}.`,
  )
}

/**
 * Compares the time zone with the state's; in a state with two, only the owner knows which one
 * applies.
 */
function timeZoneOfState({ timeZone, address }: CheckDependencies['business']): Finding {
  const zones = zonesOfState(address.region)
  const either = zones.join(' or ')
  const { ok, warning } = findingsAbout('Time zone')
  if (!isZoneOfState(timeZone, address.region))
    return warning(
      `${timeZone} is no time zone of ${stateName(address.region)}, so day and night are wrong there`,
      `Write ${either} in ${BUSINESS_FILE}.`,
    )
  return ok(
    zones.length > 1
      ? `${timeZone}; ${stateName(address.region)} has ${zones.join(' and ')}`
      : timeZone,
  )
}

/** Finds a ZIP code of another state. */
function zipCodeOfState({ address }: CheckDependencies['business']): Finding | null {
  const states = statesOfZip(address.postalCode)
  if (states.length === 0 || states.includes(address.region)) return null
  return findingsAbout('ZIP code').error(
    `${address.postalCode} is in ${states.map(stateName).join(' or ')}, not in ${stateName(address.region)}`,
    `Correct \`address\` in ${BUSINESS_FILE}.`,
  )
}

/** Warns until a native speaker has read the translation. */
function unreadSpanish({ spanishRead }: CheckDependencies['business']): Finding | null {
  const spanish = localizedPages().filter(({ language }) => language === 'es')
  if (spanishRead || spanish.length === 0) return null
  return findingsAbout('Spanish').warning(
    `${spanish.length} pages are to be read by a native speaker, all that ${localizedPath('/sitemap', 'es')} lists`,
    `Have them read, correct copy/es, and set \`spanishRead\` in ${BUSINESS_FILE} to true.`,
  )
}

/** Warns about a rating that visitors can check nowhere. */
function unlinkedRating(business: CheckDependencies['business']): Finding | null {
  const rating = shownRating(business)
  if (rating === null || rating.sample || business.socialLinks.length > 0) return null
  const claim = isTopRated(business)
    ? ` and 'Top-Rated' (from ${TOP_RATED.stars} stars by ${TOP_RATED.ratings} customers)`
    : ''
  return findingsAbout('rating').warning(
    `the pages say ${rating.value} of 5 by ${rating.count} customers${claim}, without a link to where it can be checked`,
    `Write the address of that profile into \`socialLinks\` in ${BUSINESS_FILE}.`,
  )
}

/** What each entry would bring, by the entries of `missingAnswers`. */
const BENEFITS: Readonly<Record<string, string>> = {
  'prices.from': 'the pages say to call for a quote; a starting price keeps visitors who compare',
  'prices.to': "the pages say only 'from'; a usual highest price shows that it is no bait",
  jobMinutes: 'the pages say nothing about how long the job takes; minutes answer it',
  terms: 'the pages leave the term out; a sentence answers before they call',
  quoteIncludesAll:
    'if your price by phone is one total with trip, night, parts and tax, the pages can promise it',
  arrivalMinutes: 'the pages promise no time; minutes are what people locked out look for',
  insuranceAmount: "the pages say 'Insured' without an amount; the amount makes it believable",
  vehicleMarked: 'with your name on the van, the page about you says so, which visitors trust',
  spokenLanguages: 'no page says which languages you speak; Spanish-speaking callers want to know',
  locksmiths: 'the page about you names nobody; a name and years in the trade bring trust',
}

/** Warns about facts that visitors ask for, although the pages are true without them. */
function unansweredQuestions(business: CheckDependencies['business']): Finding[] {
  return missingAnswers(business).map(({ entry, names }) =>
    findingsAbout(entry).warning(
      `${BENEFITS[entry]}${names.length === 0 ? '' : `; missing: ${names.join(', ')}`}`,
      `Fill in \`${entry.replace(/\..*/, '')}\` in ${BUSINESS_FILE}.`,
    ),
  )
}

/**
 * Warns about a lockout that the pages offer for less than any lockout of the price table costs in
 * all.
 */
function pricesBelowTotals({ offers, prices }: CheckDependencies['business']): Finding | null {
  const quoted = offers.emergencyLockout.price
  const lowest = servicesOf('emergency').flatMap(({ label }) => {
    const row = prices[label]
    return row ? (lowestPrice(row) ?? []) : []
  })
  if (lowest.length === 0 || Math.min(...lowest) <= quoted) return null
  return findingsAbout('offers').warning(
    `the pages say that a lockout starts at ${formatPrice(quoted)}, and the least that one costs in the price table is ${formatPrice(Math.min(...lowest))}`,
    `Make them equal: \`offers.emergencyLockout.price\` and \`prices\` in ${BUSINESS_FILE}.`,
  )
}

/** Warns about missing photos, although the pages are complete without them. */
function missingPhotos(business: CheckDependencies['business']): Finding | null {
  const subjects = missingPhotoSubjects(business)
  if (subjects.length === 0) return null
  return findingsAbout('photos').warning(
    `the page about you shows no photograph of ${subjects.join(', ')}; they would show that somebody real comes`,
    `Put JPEGs into photos/ and name them in \`photos\` in ${BUSINESS_FILE}.`,
  )
}

/** Warns about photos that the Spanish pages describe in English. */
function photosInEnglish({ photos }: CheckDependencies['business']): Finding[] {
  return PHOTO_SUBJECTS.flatMap((subject) => {
    const alt = photos[subject]?.alt
    return typeof alt === 'string'
      ? [
          findingsAbout(`photos.${subject}.alt`).warning(
            `the Spanish page says in English what can be seen on it: '${alt}'`,
            `Write "alt": { "en": "…", "es": "…" } in ${BUSINESS_FILE}.`,
          ),
        ]
      : []
  })
}

/** Returns whether the environment sets other mailboxes, so that this one gets no mail. */
function isOverridden(entry: string, raw: CheckDependencies['raw']): boolean {
  return entry === 'staffEmail' && isSet(raw['STAFF_EMAIL']) && isSet(raw['MAIL_FROM'])
}

const isSet = (text: string | undefined): boolean => (text?.trim() ?? '') !== ''

function sampleReviews(samples: number, business: CheckDependencies['business']): Finding | null {
  if (samples === 0) return null
  const isRated = shownRating(business)?.sample === false
  return findingsAbout('reviews').error(
    `${samples} of ${business.reviews.length} are samples, and the pages say so${isRated ? ', beside your real rating' : ''}`,
    `Put real ones into ${BUSINESS_FILE}, or write "reviews": [] for none.`,
  )
}
