import { isDeepStrictEqual } from 'node:util'
import { columnsThat } from '#domain/columns.ts'
import { phoneDigits } from '#domain/phone.ts'
import type { StoredSubmission } from '#server/store/store.ts'
import type { CheckedRow } from './submission-body.ts'

/** Not compared as they stand: one phone can be written in many ways, and a gate code may be missing. */
const COMPARED_APART: readonly string[] = ['phone', 'gate_code']

/** What a visitor types; the rest (proof, campaign, device, times) differs from try to try. */
const TYPED = columnsThat(({ writer }) => writer === 'visitor').filter(
  (name) => !COMPARED_APART.includes(name),
) as readonly (keyof CheckedRow)[]

/**
 * True when a request that names an earlier one, by key or token, says what
 * that one said. Only then is it a repeat: a corrected address is another
 * request, and a stranger who guessed the key does not know the rest.
 * @param gateCode 'exact', or 'may-be-missing' where a repeat after a reload comes without it:
 *   the page keeps no gate code on the device
 */
export function isSameRequest(
  row: CheckedRow,
  earlier: StoredSubmission,
  gateCode: 'exact' | 'may-be-missing',
): boolean {
  // By value: PostgreSQL gives the parts of JSON back in an order of its own.
  const same = TYPED.every((column) => isDeepStrictEqual(row[column], earlier[column]))
  const samePhone = digits(row.phone) === digits(earlier.phone)
  const sameGate =
    row.gate_code === earlier.gate_code || (gateCode === 'may-be-missing' && row.gate_code === null)
  return same && samePhone && sameGate
}

/** However it is written. */
const digits = (phone: string): string => phoneDigits(phone).slice(-10)
