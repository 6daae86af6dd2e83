/** Incoming text messages. Each is one transaction, and has an effect once. */

import { DAY_MS } from '#domain/time/durations.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { VISITOR } from '#server/db/tables/alarm-lead.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { addEvent } from '#server/db/tables/events.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import { findStatus } from '#server/db/tables/lead-status.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { record } from '#server/leads/record.ts'
import { execute, first, hasRows, type Tx } from '#server/db/db.ts'
import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { firstName } from '#domain/text/first-name.ts'
import { staffTargets } from '#server/alarm/notices/new-notice.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { addFollowUpNotices } from '#server/alarm/notices/follow-ups.ts'
import { countRefused, isBlocked } from '#server/leads/blocked-numbers.ts'
import { findOpenLead } from '#server/leads/same-customer.ts'

export interface IncomingMessage {
  /** Twilio's MessageSid. */
  readonly id: string
  /** E.164. */
  readonly from: string
  readonly text: string
  readonly pictures: number
  /** What the message asks for besides. */
  readonly optOut: 'stop' | 'start' | 'help' | null
  /** The lead that a message from an unknown number becomes. */
  readonly lead: RecordOptions
  readonly settings: NoticeSettings
  readonly now: number
}

/** `ignored`: from a blocked number, or beyond the limit of a day. */
export type MessageOutcome =
  | 'noted'
  | 'lead'
  | 'stopped'
  | 'started'
  | 'help'
  | 'repeated'
  | 'ignored'

/** Messages of one number that are kept in 24 hours. */
const MAX_MESSAGES_PER_DAY = 40

/** Stores a text message: it joins the open lead of its number or becomes a lead. */
export async function receiveMessage(tx: Tx, message: IncomingMessage): Promise<MessageOutcome> {
  const { id, from, pictures, optOut, now } = message
  const digits = comparableDigits(from) ?? ''
  if (await hasRows(tx, `SELECT id FROM incoming_messages WHERE id = :id`, { id }))
    return 'repeated'
  const isOverLimit = await isFull(tx, digits, now)
  const open = await findOpenLead(tx, { digits, type: 'message', isVerified: true, now })
  const outcome = await treat(tx, message, { digits, open, isOverLimit })
  if (optOut === 'stop' || optOut === 'start')
    await markStaffPhone(tx, digits, optOut === 'stop', message)
  if (optOut === 'stop')
    await execute(
      tx,
      `INSERT INTO text_opt_outs (digits, at) VALUES (:digits, :now) ON CONFLICT DO NOTHING`,
      { digits, now },
    )
  if (optOut === 'start')
    await execute(tx, `DELETE FROM text_opt_outs WHERE digits = :digits`, { digits })
  await execute(
    tx,
    `INSERT INTO incoming_messages (id, caller_digits, received_at, pictures, submission_id)
     VALUES (:id, :digits, :now, :pictures, :submissionId)`,
    { id, digits, now, pictures, submissionId: outcome.submissionId },
  )
  return outcome.outcome
}

async function treat(
  tx: Tx,
  message: IncomingMessage,
  {
    digits,
    open,
    isOverLimit,
  }: { readonly digits: string; readonly open: string | null; readonly isOverLimit: boolean },
): Promise<{ outcome: MessageOutcome; submissionId: string | null }> {
  const { optOut, lead } = message
  const isAboutTexts = optOut !== null
  const isRefused = await isBlocked(tx, digits)
  if (isRefused) await countRefused(tx, digits, message.now)
  const isIgnored = isOverLimit || isRefused
  // "CANCEL" ends texts by the carriers' rule, but may mean the job: its staff read it too.
  if (open !== null && !isIgnored && optOut !== 'help') await addNote(tx, open, message)
  if (isAboutTexts) {
    const outcome = optOut === 'stop' ? 'stopped' : optOut === 'start' ? 'started' : 'help'
    return { outcome, submissionId: open }
  }
  if (isIgnored) return { outcome: 'ignored', submissionId: null }
  if (open !== null) return { outcome: 'noted', submissionId: open }
  const result = await record(tx, lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A message has no captcha')
  return { outcome: 'lead', submissionId: result.submission.id }
}

async function isFull(tx: Tx, digits: string, now: number): Promise<boolean> {
  const row = await first<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM incoming_messages
     WHERE caller_digits = :digits AND received_at > :dayAgo`,
    { digits, dayAgo: now - DAY_MS },
  )
  return (row?.count ?? 0) >= MAX_MESSAGES_PER_DAY
}

/** Adds the customer's text to their lead as a note, and tells its staff. */
async function addNote(
  tx: Tx,
  submissionId: string,
  { text, pictures, settings, now }: IncomingMessage,
): Promise<void> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null || (text === '' && pictures === 0)) return
  const payload = { text, ...(pictures > 0 && { pictures }) }
  await addEvent(tx, { submissionId, kind: 'note', by: VISITOR, at: now, payload })
  const assignee = await assigneeOf(tx, submissionId)
  const context = { submissionId, assignee, settings, now }
  await addFollowUpNotices(tx, { event: 'note', role: 'visitor', staffMemberId: null }, context)
}

/** Why texts to a phone of staff do not go out, as the page of the team shows it. */
const STOPPED = 'STOP'

/**
 * Tells the owners that a staff member's phone asked for no more texts, or for texts again, and marks it on
 * the page of the team: the alarm texts it no more.
 */
async function markStaffPhone(
  tx: Tx,
  digits: string,
  isStopped: boolean,
  { settings, now }: IncomingMessage,
): Promise<void> {
  const member = (await listStaff(tx)).find((one) =>
    staffTargets(one, 'sms').some(
      ({ address }) => 'phone' in address && comparableDigits(address.phone) === digits,
    ),
  )
  if (member === undefined) return
  await execute(
    tx,
    isStopped
      ? `UPDATE channels SET last_error = '${STOPPED}' WHERE staff_member_id = :id AND kind = 'sms'`
      : `UPDATE channels SET last_error = NULL
         WHERE staff_member_id = :id AND kind = 'sms' AND last_error = '${STOPPED}'`,
    { id: member.id },
  )
  const name = firstName(member.name)
  const text = isStopped ? 'staffStopped' : 'staffStarted'
  await tellOwners(tx, (language) => OWNER_WARNINGS[language][text](name), { now, settings })
}
