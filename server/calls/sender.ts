import { business } from '#domain/business/business.ts'
import { isBusinessNumber } from '#domain/phone/business-number.ts'
import { callerNumber } from '#domain/phone/caller.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import type { App } from '#server/app.ts'
import { findStaffByPhone } from '#server/db/tables/staff-members.ts'

/** Who called or texted. */
export interface Sender {
  /** E.164; `null` where nobody can be called back. */
  readonly number: string | null
  /** Of a staff member, who is no customer. */
  readonly staffMemberId: string | null
}

/**
 * Finds out who called or texted. A number of the business itself, which arrives by forwarding, counts
 * as hidden, because a call back would reach ourselves.
 */
export async function findSender(
  { db, environment: { twilioFrom } }: Pick<App, 'db' | 'environment'>,
  from: string,
): Promise<Sender> {
  const number = callerNumber(from)
  if (number === null) return { number: null, staffMemberId: null }
  const staffMemberId = await db.read((tx) => findStaffByPhone(tx, number))
  if (staffMemberId !== null) return { number, staffMemberId }
  const isAlarms = twilioFrom !== null && comparableDigits(twilioFrom) === comparableDigits(number)
  const isOwn = isAlarms || isBusinessNumber(business, number)
  return { number: isOwn ? null : number, staffMemberId: null }
}
