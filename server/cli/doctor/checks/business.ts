import { businessProblems, PHOTO_SUBJECTS } from '#domain/business-check.ts'
import {
  isExampleAddress,
  type Placeholder,
  placeholders,
  unphotographed,
  unpriced,
} from '#domain/placeholders.ts'
import { LOCAL_PAGES, localPath, pageLanguages } from '#domain/local-paths.ts'
import { toldRating } from '#domain/rating.ts'
import { type Finding, look, ok, open } from '../finding.ts'
import type { Surroundings } from '../surroundings.ts'

const FILE = 'domain/business.ts'

/** Every wrong value and every placeholder that is left (R8). */
export function checkBusiness({
  business,
  environment,
  raw,
}: Pick<Surroundings, 'business' | 'environment' | 'raw'>): readonly Finding[] {
  const problems = businessProblems(business)
  if (problems.length > 0)
    return problems.map((problem) => open('Business', problem, `Correct it in ${FILE}.`))
  const left = placeholders(business).filter(({ entry }) => !isOverruled(entry, raw))
  const samples = left.filter(({ entry }) => entry.startsWith('reviews['))
  const unconfirmed: readonly string[] = business.unconfirmed
  const found = [
    ...left
      .filter(({ entry }) => !unconfirmed.includes(entry) && !entry.startsWith('reviews['))
      .map(({ entry, value }) => open(entry, `still the placeholder '${value}'`, `Edit ${FILE}.`)),
    ...left
      .filter(({ entry }) => unconfirmed.includes(entry))
      .map((fact) => unconfirmedFact(fact, business)),
    ...sampleReviews(samples.length, business.reviews.length),
    ...exampleMailboxes(environment, raw),
  ]
  const done = found.length > 0 ? [] : [ok('Business', `no placeholder is left in ${FILE}`)]
  return [
    ...found,
    ...done,
    ...emptyPrices(business),
    ...missingPhotos(business),
    ...photosInEnglish(business),
    ...unreadSpanish(business),
  ]
}

function unconfirmedFact(
  { entry, value }: Placeholder,
  business: Surroundings['business'],
): Finding {
  const isSilent = entry === 'rating' && toldRating(business) === null
  return open(
    entry,
    isSilent
      ? `'${value}' stands there, which nobody has confirmed: no page tells it`
      : `the pages say '${value}', which nobody has confirmed`,
    `Correct it in ${FILE} and take '${entry}' out of \`unconfirmed\` there.`,
  )
}

/** R153: a translation is done when somebody has read it whose language it is. */
function unreadSpanish({ spanishRead }: Surroundings['business']): Finding[] {
  const spanish = LOCAL_PAGES.filter(({ language }) => language === 'es')
  if (spanishRead || spanish.length === 0) return []
  return [
    look(
      'Spanish',
      `${spanish.length} pages are to be read by a native speaker, all that ${localPath('/sitemap', 'es')} lists`,
      `Have them read, correct copy/es, and set \`spanishRead\` in ${FILE} to true.`,
    ),
  ]
}

/** R162: an empty price is no mistake, but every visitor asks for it. */
function emptyPrices(business: Surroundings['business']): Finding[] {
  const { services, terms } = unpriced(business)
  const missing = (entry: string, names: readonly string[]): Finding[] =>
    names.length === 0
      ? []
      : [
          look(
            entry,
            `the pages say to ask on the phone about ${names.join(', ')}`,
            `Fill in \`${entry}\` in ${FILE}.`,
          ),
        ]
  return [...missing('prices', services), ...missing('terms', terms)]
}

/** The page is whole without them. */
function missingPhotos(business: Surroundings['business']): Finding[] {
  const subjects = unphotographed(business)
  if (subjects.length === 0) return []
  return [
    look(
      'photos',
      `the page about you shows no photograph of ${subjects.join(', ')}; they would show that somebody real comes`,
      `Put JPEGs into photos/ and name them in \`photos\` in ${FILE}.`,
    ),
  ]
}

/** R150: the Spanish page says in English what can be seen on them. */
function photosInEnglish({ photos }: Surroundings['business']): Finding[] {
  if (!pageLanguages('/about').includes('es')) return []
  return PHOTO_SUBJECTS.flatMap((subject) => {
    const alt = photos[subject]?.alt
    return typeof alt === 'string'
      ? [
          look(
            `photos.${subject}.alt`,
            `the Spanish page says in English what can be seen on it: '${alt}'`,
            `Write alt: { en: '…', es: '…' } in ${FILE}.`,
          ),
        ]
      : []
  })
}

/** Where the variables name other mailboxes, nobody writes to this one. */
function isOverruled(entry: string, raw: Surroundings['raw']): boolean {
  return entry === 'staffEmail' && isSet(raw['STAFF_EMAIL']) && isSet(raw['MAIL_FROM'])
}

const isSet = (text: string | undefined): boolean => (text?.trim() ?? '') !== ''

function sampleReviews(samples: number, all: number): Finding[] {
  if (samples === 0) return []
  return [
    open(
      'reviews',
      `${samples} of ${all} are samples, and the pages say so`,
      `Put real ones into ${FILE}, or take the samples out.`,
    ),
  ]
}

function exampleMailboxes(
  { staffEmail, mailFrom }: Surroundings['environment'],
  raw: Surroundings['raw'],
): Finding[] {
  const boxes = [
    ...(isSet(raw['STAFF_EMAIL']) ? staffEmail.map((box) => ['STAFF_EMAIL', box] as const) : []),
    ...(isSet(raw['MAIL_FROM']) ? [['MAIL_FROM', mailFrom] as const] : []),
  ]
  return boxes
    .filter(([, box]) => isExampleAddress(box))
    .map(([name, box]) =>
      open(
        'Mail',
        `${name} names ${box}, which nobody can own`,
        `Set ${name} to your own mailbox.`,
      ),
    )
}
