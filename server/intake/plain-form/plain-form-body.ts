import { cleanLine } from '#domain/text/clean-text.ts'
import { cleanField } from '#domain/submission/clean-field.ts'
import { createHash } from 'node:crypto'
import { EMPTY_DRAFT, FIELD_NAMES, type Draft, QUICK_PICK_FIELD } from '#domain/submission/draft.ts'
import { parseFormBody } from '#server/http/form-body.ts'
import { HIDDEN_FIELDS } from '#server/pages/form-names.ts'
import { isIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Input of the form without scripts: the form's own field names and two hidden ones. */
export interface PlainFormInput {
  readonly draft: Draft
  readonly honeypotFilled: boolean
  readonly idempotencyKey: string | null
  /** The page of the form, as a path with its query; `null` when the form does not say. */
  readonly page: string | null
}

/**
 * Parses an application/x-www-form-urlencoded body; a missing field has the value of an empty form.
 * @throws RefusedError for too many fields
 */
export function parseFormInput(body: Buffer): PlainFormInput {
  const form = parseFormBody(body)
  const typed = FIELD_NAMES.flatMap((name) => {
    const value = form.get(name)
    return value === null ? [] : [[name, cleanField(name, value)]]
  })
  // The consent to a text message is left out: an unverified submission gets none.
  const filled: Draft = { ...EMPTY_DRAFT, ...Object.fromEntries(typed), sms_consent_at: '' }
  // The list of all services counts before the quick pick.
  const draft = {
    ...filled,
    service: filled.service || cleanLine(form.get(QUICK_PICK_FIELD) ?? ''),
  }
  const key = form.get(HIDDEN_FIELDS.key) ?? ''
  return {
    draft,
    honeypotFilled: (form.get(HIDDEN_FIELDS.honeypot) ?? '') !== '',
    idempotencyKey: isIdempotencyKey(key) ? key : null,
    page: ownPathOrEmpty(form.get(HIDDEN_FIELDS.page) ?? ''),
  }
}

/** Maximum length of the form's page, path and query; a longer one is ignored. */
const MAX_PAGE_LENGTH = 2000

/** Returns a path of this site; '//' would begin with a host. */
const ownPathOrEmpty = (text: string): string | null =>
  text.length <= MAX_PAGE_LENGTH && /^\/(?!\/)/.test(text) ? cleanLine(text) : null

/**
 * Returns the key of a corrected form that was sent again under the key of a stored submission: the
 * same for the same correction, so that two taps are one.
 */
export function correctionKey(key: string, draft: Draft): string {
  return `corrected ${hashTexts([key, ...fieldValues(draft)])}`
}

const fieldValues = (draft: Draft): string[] => FIELD_NAMES.map((name) => draft[name])

const hashTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')

/** Within this time the same fields are the same submission. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS

/**
 * Returns keys for a form without one: from its fields and the current ten-minute window, and from
 * the window before, because a repeat may fall into the next. No client can send them, because a
 * header's key contains no space.
 */
export function keysFromFields(draft: Draft, now: number): { current: string; before: string } {
  const fields = hashTexts(fieldValues(draft))
  const period = Math.floor(now / REPEAT_WINDOW_MS)
  return { current: `form ${fields} ${period}`, before: `form ${fields} ${period - 1}` }
}
