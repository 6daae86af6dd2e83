import { isDeepStrictEqual } from 'node:util'
import { SUBMISSION_FIELDS } from '#domain/submission/field-lists.ts'
import { FIELDS, type Submission } from '#domain/submission/fields.ts'
import type { SubmissionInput } from '#domain/submission/input.ts'
import { e164 } from '#domain/phone/phone.ts'

/**
 * Not compared by value: a phone number can be written in many ways, and the page keeps no gate code
 * on the device, so it is missing or typed again after a reload.
 */
const SPECIALLY_COMPARED_COLUMNS: readonly string[] = ['phone', 'gate_code']

/**
 * The fields that a visitor types; all others (proof, campaign, device, times) differ between
 * attempts.
 */
type ComparedColumn = keyof SubmissionInput & keyof Submission
const COMPARED_COLUMNS = SUBMISSION_FIELDS.filter(
  (name): name is ComparedColumn =>
    FIELDS[name].writer === 'visitor' && !SPECIALLY_COMPARED_COLUMNS.includes(name),
)

/**
 * Returns whether a submission with the key or token of an earlier one has the same content.
 * Only then is it a repeat: a corrected address is a new submission, and a stranger who
 * guessed the key does not know the content.
 */
export function isSameSubmission(
  input: Pick<Partial<Submission>, ComparedColumn> & Pick<Submission, 'phone'>,
  earlier: Submission,
): boolean {
  // By value: PostgreSQL returns the keys of JSON in its own order.
  const same = COMPARED_COLUMNS.every((column) =>
    isDeepStrictEqual(input[column] ?? null, earlier[column]),
  )
  return same && e164(input.phone) === e164(earlier.phone)
}
