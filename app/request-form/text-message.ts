import { requestForm } from '#app/content/request-form.ts'
import { type RequestDraft, shownFields } from '#domain/request.ts'

/**
 * A text message to us with the request already in it (RFC 5724). Without the
 * gate code: a text is stored in the clear on its whole way.
 * @param phone ten digits
 */
export function smsHref(phone: string, draft: RequestDraft): string {
  // '?&body=' is what both Android ('?') and iOS ('&') understand.
  return `sms:${phone}?&body=${encodeURIComponent(messageBody(draft))}`
}

export function messageBody(draft: RequestDraft): string {
  const shown = shownFields(draft)
  const { labels } = requestForm
  const vehicle = [draft.vehicle_year, draft.vehicle_make, draft.vehicle_model].join(' ').trim()
  const lines: readonly [string, string][] = [
    [labels.service, shown.otherService ? draft.other_service : draft.service],
    [labels.name, draft.name],
    [labels.phone, draft.phone],
    [labels.address, draft.address],
    [labels.unit_number, shown.addressDetails ? draft.unit_number : ''],
    [requestForm.vehicleHeading, shown.vehicle === 'none' ? '' : vehicle],
    [labels.timeframe, draft.timeframe],
    [labels.notes, draft.notes],
  ]
  return lines
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\n')
}
