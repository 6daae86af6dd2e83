import { businessProblems, isExampleAddress, placeholders } from '#domain/business-check.ts'
import { type Finding, ok, open } from '../finding.ts'
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
  const found = [
    ...left
      .filter((placeholder) => !samples.includes(placeholder))
      .map(({ entry, value }) => open(entry, `still the placeholder '${value}'`, `Edit ${FILE}.`)),
    ...sampleReviews(samples.length, business.reviews.length),
    ...exampleMailboxes(environment, raw),
  ]
  return found.length > 0 ? found : [ok('Business', `no placeholder is left in ${FILE}`)]
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
