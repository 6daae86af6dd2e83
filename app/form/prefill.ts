import { type FieldName, type Draft, TIMEFRAMES } from '#domain/submission/draft.ts'
import { serviceOptions } from '#domain/services/services.ts'

/**
 * Fields that a link or a service page's aside may prefill: facts about the job, never about the
 * person, because addresses appear in histories and logs.
 */
const PREFILLED_FIELDS: Partial<Record<FieldName, (value: string) => boolean>> = {
  service: (value) => serviceOptions().includes(value),
  vehicle_year: () => true,
  vehicle_make: () => true,
  vehicle_model: () => true,
  all_keys_lost: isYesNo,
  unused_key: isYesNo,
  timeframe: (value) => (TIMEFRAMES as readonly string[]).includes(value),
}

/** Longest text that a query may set in a field. */
const MAX_PREFILL_LENGTH = 100

function isYesNo(value: string): boolean {
  return value === 'yes' || value === 'no'
}

/**
 * Returns the phone number that a link of ours fills in. It is in the fragment, which is sent to no
 * server.
 */
export function draftFromFragment(fragment: string): Partial<Draft> {
  const phone = /^#phone=(\d{10})$/.exec(fragment)?.[1]
  return phone === undefined ? {} : { phone }
}

/** Returns the fields set by the page's address; unknown names and values are ignored. */
export function draftFromQuery(query: URLSearchParams): Partial<Draft> {
  const entries = Object.entries(PREFILLED_FIELDS).flatMap(([name, isValid]) => {
    const value = query.get(name)?.trim() ?? ''
    return value !== '' && value.length <= MAX_PREFILL_LENGTH && isValid(value)
      ? [[name, value]]
      : []
  })
  return Object.fromEntries(entries)
}
