import { isDeepStrictEqual } from 'node:util'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { e164 } from '#domain/phone.ts'
import type { ValidatedSubmission } from './submission-body.ts'

/** Not compared as they stand: one phone can be written in many ways, and a gate code may be missing. */
const SPECIALLY_COMPARED_COLUMNS: readonly string[] = ['phone', 'gate_code']

/** What a visitor types; the rest (proof, campaign, device, times) differs from try to try. */
const COMPARED_COLUMNS = fieldsWhere(({ writer }) => writer === 'visitor').filter(
  (name) => !SPECIALLY_COMPARED_COLUMNS.includes(name),
) as readonly (keyof ValidatedSubmission)[]

/**
 * True when a request that names an earlier one, by key or token, says what
 * that one said. Only then is it a repeat: a corrected address is another
 * request, and a stranger who guessed the key does not know the rest.
 * @param gateCode 'exact', or 'may-be-missing' where a repeat after a reload comes without it:
 *   the page keeps no gate code on the device
 */
export function isSameSubmission(
  input: ValidatedSubmission,
  earlier: Submission,
  gateCode: 'exact' | 'may-be-missing',
): boolean {
  // By value: PostgreSQL gives the parts of JSON back in an order of its own.
  const same = COMPARED_COLUMNS.every((column) => isDeepStrictEqual(input[column], earlier[column]))
  const samePhone = e164(input.phone) === e164(earlier.phone)
  const sameGateCode =
    input.gate_code === earlier.gate_code ||
    (gateCode === 'may-be-missing' && input.gate_code === null)
  return same && samePhone && sameGateCode
}
