import { createHash } from 'node:crypto'
import { EMPTY_DRAFT, FIELD_NAMES, type Draft } from '#domain/submission.ts'
import { parseFormBody } from '#server/http/form-body.ts'
import { isIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { cleanLine, cleanProse } from '#server/intake/clean-text.ts'

/** What a form without scripts sends: the form's own field names (R31) and two hidden ones. */
export interface PlainFormInput {
  readonly draft: Draft
  /** The trap was filled in. */
  readonly trapFilled: boolean
  readonly idempotencyKey: string | null
  /** The page that the form stands for, as a path with its query; null where the form does not say. */
  readonly page: string | null
}

/** Hidden fields beside those of the draft. */
export const HIDDEN_FIELDS = { key: 'idempotency_key', trap: 'website', page: 'page' } as const

/**
 * Reads an application/x-www-form-urlencoded body; a field that is not there is as in an empty form.
 * @throws RefusedBody for too many fields
 */
export function parseFormInput(body: Buffer): PlainFormInput {
  const form = parseFormBody(body)
  const typed = FIELD_NAMES.flatMap((name) => {
    const value = form.get(name)
    return value === null ? [] : [[name, name === 'notes' ? cleanProse(value) : cleanLine(value)]]
  })
  const draft = { ...EMPTY_DRAFT, ...Object.fromEntries(typed) }
  const key = form.get(HIDDEN_FIELDS.key) ?? ''
  return {
    draft,
    trapFilled: (form.get(HIDDEN_FIELDS.trap) ?? '') !== '',
    idempotencyKey: isIdempotencyKey(key) ? key : null,
    page: ownPathOrEmpty(form.get(HIDDEN_FIELDS.page) ?? ''),
  }
}

/** Longest path with its query that a form can stand for; a longer one is none. */
const MAX_PAGE_LENGTH = 2000

/** A path of this site; '//' would begin with a host. */
const ownPathOrEmpty = (text: string): string | null =>
  text.length <= MAX_PAGE_LENGTH && /^\/(?!\/)/.test(text) ? cleanLine(text) : null

/**
 * The key of a form that was corrected and sent again under the key of what
 * was stored: the same for the same correction, so that two taps are one.
 */
export function correctionKey(key: string, draft: Draft): string {
  return `corrected ${hashTexts([key, ...fieldValues(draft)])}`
}

const fieldValues = (draft: Draft): string[] => FIELD_NAMES.map((name) => draft[name])

const hashTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')

/** Within this time the same fields are the same request. */
export const REPEAT_WINDOW_MS = 10 * 60 * 1000

/**
 * Keys for a form that brought none: from its fields and the running ten
 * minutes, and from the ten before, since a repeat may fall into the next.
 * No client can send them: a header's key holds no space.
 * @param now milliseconds since the epoch
 */
export function keysFromFields(draft: Draft, now: number): { current: string; before: string } {
  const fields = hashTexts(fieldValues(draft))
  const period = Math.floor(now / REPEAT_WINDOW_MS)
  return { current: `form ${fields} ${period}`, before: `form ${fields} ${period - 1}` }
}
