/** Connects a call about a lead to its customer, after the digit that accepted it. */

import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { type LeadStatus, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { reserveConnectedCall } from '#server/alarm/sending/connected-calls.ts'
import { callCaps } from '#server/alarm/sending/phone-rules.ts'
import { subjectOfNotice } from '#server/db/tables/accept-tokens.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/** What follows a second digit after an acceptance. */
export type ConnectResult =
  /** The call may be connected to this number (E.164), which is counted. */
  | { readonly outcome: 'connecting'; readonly connectedCallId: string; readonly number: string }
  /** The staff member does not have the lead any more, or this call was connected before. */
  | { readonly outcome: 'refused'; readonly status: LeadStatus }
  /** The caps on calls have no room. */
  | { readonly outcome: 'capped' }

/** Returns whether a call may be connected to the phone number of this lead. */
export async function canConnect({ db }: Pick<App, 'db'>, submissionId: string): Promise<boolean> {
  const lead = await db.read((tx) => getLead(tx, submissionId))
  return lead !== null && connectableNumber(lead.phone) !== null
}

/**
 * Counts a connection of the staff member of a call with the customer of their lead; once per call
 * and lead.
 * @param otherLeadId another lead that the call offered; `null` for its own
 */
export async function connect(
  {
    db,
    clock,
    randomId,
    environment,
  }: Pick<App, 'db' | 'clock' | 'randomId'> & {
    readonly environment: Pick<Environment, 'alarmCallsPerDay'>
  },
  callId: string,
  otherLeadId: string | null = null,
): Promise<ConnectResult> {
  const subject = await db.read((tx) => subjectOfNotice(tx, callId))
  const lead = await db.read((tx) => getLead(tx, otherLeadId ?? subject?.submissionId ?? ''))
  const number = connectableNumber(lead?.phone ?? '')
  const staffMemberId = subject?.staffMember?.id
  if (lead === null || number === null || staffMemberId === undefined)
    return { outcome: 'refused', status: storedLeadStatus(lead?.status ?? '') }
  const id = randomId()
  const reserved = await db.write((tx) =>
    reserveConnectedCall(tx, {
      id,
      callId,
      staffMemberId,
      submissionId: lead.id,
      number,
      caps: callCaps(environment.alarmCallsPerDay),
      now: clock(),
    }),
  )
  if (reserved === 'capped') return { outcome: 'capped' }
  return reserved === 'refused'
    ? { outcome: 'refused', status: lead.status }
    : { outcome: 'connecting', connectedCallId: id, number }
}
