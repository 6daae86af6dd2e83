import type { Names } from '#copy/names.ts'
import type { Copy } from '#copy/loader/copy.ts'
import { type Draft, visibleFields } from '#domain/submission/draft.ts'
import { dayName, windowName } from '#domain/time/appointment.ts'

type TextMessageCopy = Pick<
  Copy['submissionForm'],
  'labels' | 'vehicleHeading' | 'yes' | 'no' | 'smsOpening' | 'thirdParty'
> & {
  /** Names as shown in the form, because the visitor reads the message before sending it. */
  readonly names: Pick<Names, 'service' | 'timeframe'>
}

/**
 * Builds the address of a prepared text message with the submission (RFC 5724). Omits the gate
 * code, because texts are not encrypted.
 * @param phone ten digits
 */
export function smsHref(phone: string, draft: Draft, messages: TextMessageCopy): string {
  // Android expects '?', iOS '&': both accept '?&body='. A lone surrogate, as left by a cut paste,
  // would make encodeURIComponent throw.
  const body = messageBody(draft, messages).replace(/\p{Surrogate}/gu, '\ufffd')
  return `sms:${phone}?&body=${encodeURIComponent(body)}`
}

/** Builds the text: the opening, then a line for each filled field. */
export function messageBody(draft: Draft, messages: TextMessageCopy): string {
  const shown = visibleFields(draft)
  const { labels, names } = messages
  const language = messages.thirdParty.language === 'es' ? 'es' : 'en'
  const question = shown.keyQuestion
  const vehicle = [draft.vehicle_year, draft.vehicle_make, draft.vehicle_model].join(' ').trim()
  const lines: readonly (readonly [string, string])[] = [
    [labels.service, shown.otherService ? draft.other_service : names.service(draft.service)],
    [labels.locked_in, shown.lockedIn && draft.locked_in ? messages.yes : ''],
    [labels.name, draft.name],
    [labels.phone, draft.phone],
    [labels.email, draft.email],
    [labels.address, draft.address],
    [labels.unit_number, shown.addressDetails ? draft.unit_number : ''],
    [messages.vehicleHeading, shown.vehicle === 'none' ? '' : vehicle],
    ...(question
      ? ([[labels[question], messages[draft[question] === 'yes' ? 'yes' : 'no']]] as const)
      : []),
    [labels.timeframe, names.timeframe(draft.timeframe)],
    [labels.appointment_date, shown.appointment ? dayName(draft.appointment_date, language) : ''],
    [
      labels.appointment_window,
      shown.appointment && draft.appointment_window
        ? windowName(Number(draft.appointment_window), language)
        : '',
    ],
    [labels.notes, draft.notes],
  ]
  const filled = lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}${label.endsWith('?') ? '' : ':'} ${value.trim()}`)
  return [messages.smsOpening, ...filled].join('\n')
}
