import type { Names } from '#copy/names.ts'
import type { Copy } from '#copy/loader/copy.ts'
import { type Draft, visibleFields } from '#domain/submission.ts'

type Words = Pick<
  Copy['requestForm'],
  'labels' | 'vehicleHeading' | 'yes' | 'no' | 'smsOpening'
> & {
  /** As the form calls them: whoever sends it reads it first. */
  readonly names: Pick<Names, 'service' | 'timeframe'>
}

/**
 * A text message to us with the request already in it (RFC 5724). Without the
 * gate code: a text is stored in the clear on its whole way.
 * @param phone ten digits
 */
export function smsHref(phone: string, draft: Draft, words: Words): string {
  // '?&body=' is what both Android ('?') and iOS ('&') understand.
  // Half an emoji, as a cut paste leaves it, would make encodeURIComponent throw.
  const body = messageBody(draft, words).replace(/\p{Surrogate}/gu, '\ufffd')
  return `sms:${phone}?&body=${encodeURIComponent(body)}`
}

/** The text itself: the opening, then a line for each field that holds something. */
export function messageBody(draft: Draft, words: Words): string {
  const shown = visibleFields(draft)
  const { labels, names } = words
  const question = shown.keyQuestion
  const vehicle = [draft.vehicle_year, draft.vehicle_make, draft.vehicle_model].join(' ').trim()
  const lines: readonly (readonly [string, string])[] = [
    [labels.service, shown.otherService ? draft.other_service : names.service(draft.service)],
    [labels.name, draft.name],
    [labels.phone, draft.phone],
    [labels.email, draft.email],
    [labels.address, draft.address],
    [labels.unit_number, shown.addressDetails ? draft.unit_number : ''],
    [words.vehicleHeading, shown.vehicle === 'none' ? '' : vehicle],
    ...(question
      ? ([[labels[question], words[draft[question] === 'yes' ? 'yes' : 'no']]] as const)
      : []),
    [labels.timeframe, names.timeframe(draft.timeframe)],
    [labels.notes, draft.notes],
  ]
  const filled = lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}${label.endsWith('?') ? '' : ':'} ${value.trim()}`)
  return [words.smsOpening, ...filled].join('\n')
}
