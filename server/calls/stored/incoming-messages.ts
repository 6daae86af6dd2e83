/** Incoming text messages. Each is one transaction, and has an effect once. */

import { DAY_MS } from '#domain/time/durations.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { VISITOR } from '#server/db/tables/actor.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { addEvent } from '#server/db/tables/events.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
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
import { findLatestLead, findOpenLead } from '#server/leads/same-customer.ts'
import type { OptOut } from '#domain/phone/opt-out.ts'
import { addOptOut } from '#server/alarm/notices/opt-outs.ts'

export interface IncomingMessage {
  /** Twilio's MessageSid. */
  readonly id: string
  /** E.164. */
  readonly from: string
  /** The staff member who sent it; `null` for a customer. */
  readonly staffMemberId: string | null
  readonly text: string
  readonly pictures: number
  /** What the message asks for besides. */
  readonly optOut: OptOut | null
  /** Whether it says nothing new, so that nobody is told of it. */
  readonly isQuiet: boolean
  /** The lead that a message from an unknown number becomes. */
  readonly lead: RecordOptions
  readonly settings: NoticeSettings
  /** Earlier than `now` for a message that was found later. */
  readonly sentAt: number
  readonly now: number
}

/** `ignored`: from a blocked number, beyond the limit of a day, or quiet from a stranger. */
type MessageOutcome =
  | 'noted'
  | 'lead'
  | 'stopped'
  | 'started'
  | 'help'
  | 'staff'
  | 'repeated'
  | 'ignored'

/** Messages of one number that are kept in 24 hours. */
const MAX_MESSAGES_PER_DAY = 40

export const isKnownMessage = (tx: Tx, id: string): Promise<boolean> =>
  hasRows(tx, `SELECT id FROM incoming_messages WHERE id = :id`, { id })

interface Treated {
  readonly outcome: MessageOutcome
  /** The lead that it belongs to. */
  readonly submissionId: string | null
}

/**
 * Stores a text message: it joins the open lead of its number or becomes a lead. One of a staff
 * member's is in the history of the lead that was announced to them last.
 */
export async function receiveMessage(tx: Tx, message: IncomingMessage): Promise<MessageOutcome> {
  const { id, from, staffMemberId, pictures, now } = message
  const digits = comparableDigits(from) ?? ''
  if (await isKnownMessage(tx, id)) return 'repeated'
  const isFull = await isLimitReached(tx, digits, now)
  const { outcome, submissionId } =
    staffMemberId === null
      ? await treatCustomers(tx, message, digits, isFull)
      : await treatStaffs(tx, message, staffMemberId, isFull)
  // Other words than the carriers' may be meant for the lead, and would silence an alarm.
  if (staffMemberId === null || message.optOut?.isCarriers === true)
    await saveOptOut(tx, message, digits)
  if (message.optOut?.isCarriers === true)
    await markStaffPhone(tx, digits, message.optOut.kind === 'stop', message)
  await execute(
    tx,
    `INSERT INTO incoming_messages (id, caller_digits, received_at, pictures, submission_id)
     VALUES (:id, :digits, :now, :pictures, :submissionId)`,
    { id, digits, now, pictures, submissionId },
  )
  return outcome
}

/** A START that was found later ends no STOP that was sent after it. */
async function saveOptOut(
  tx: Tx,
  { optOut, sentAt }: Pick<IncomingMessage, 'optOut' | 'sentAt'>,
  digits: string,
): Promise<void> {
  if (optOut?.kind === 'stop') await addOptOut(tx, digits, sentAt)
  if (optOut?.kind === 'start')
    await execute(tx, `DELETE FROM text_opt_outs WHERE digits = :digits AND at <= :sentAt`, {
      digits,
      sentAt,
    })
}

/** Adds a staff member's text to the lead that they were told of last, within a day. */
async function treatStaffs(
  tx: Tx,
  { text, now }: IncomingMessage,
  staffMemberId: string,
  isFull: boolean,
): Promise<Treated> {
  const announced = await first<{ submissionId: string }>(
    tx,
    `SELECT submission_id FROM notices WHERE staff_member_id = :staffMemberId
       AND submission_id IS NOT NULL AND begun_at > :since
     ORDER BY begun_at DESC, id LIMIT 1`,
    { staffMemberId, since: now - DAY_MS },
  )
  if (announced !== null && text !== '' && !isFull)
    await addEvent(tx, {
      submissionId: announced.submissionId,
      kind: 'staff_note',
      by: { staffMemberId, via: 'sms' },
      at: now,
      payload: { text },
    })
  return { outcome: 'staff', submissionId: null }
}

async function treatCustomers(
  tx: Tx,
  message: IncomingMessage,
  digits: string,
  isFull: boolean,
): Promise<Treated> {
  const { optOut, isQuiet, now } = message
  const open = await findOpenLead(tx, { digits, type: 'message', isVerified: true, now })
  const isRefused = await isBlocked(tx, digits)
  if (isRefused) await countRefused(tx, digits, now)
  const isIgnored = isFull || isRefused
  if (optOut?.kind === 'help') return { outcome: 'help', submissionId: open }
  // "CANCEL" ends texts by the carriers' rule, but may mean the job: its staff read it too.
  if (open !== null && !isIgnored) await addNote(tx, open, message)
  if (optOut?.isAll === true)
    return { outcome: optOut.kind === 'stop' ? 'stopped' : 'started', submissionId: open }
  if (isIgnored) return { outcome: 'ignored', submissionId: null }
  if (open !== null) return { outcome: 'noted', submissionId: open }
  // No request: words of thanks after the job, or a STOP with other words.
  if (isQuiet || optOut !== null) {
    const latest = await findLatestLead(tx, digits)
    if (latest !== null) await addNote(tx, latest, message)
    if (latest !== null || isQuiet)
      return { outcome: latest === null ? 'ignored' : 'noted', submissionId: latest }
  }
  const result = await record(tx, message.lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A message has no captcha')
  return { outcome: 'lead', submissionId: result.submission.id }
}

async function isLimitReached(tx: Tx, digits: string, now: number): Promise<boolean> {
  const row = await first<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM incoming_messages
     WHERE caller_digits = :digits AND received_at > :dayAgo`,
    { digits, dayAgo: now - DAY_MS },
  )
  return (row?.count ?? 0) >= MAX_MESSAGES_PER_DAY
}

/** Adds the customer's text to their lead as a note, and tells its staff unless it is quiet. */
async function addNote(
  tx: Tx,
  submissionId: string,
  { text, pictures, isQuiet, settings, now }: IncomingMessage,
): Promise<void> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null || (text === '' && pictures === 0)) return
  const payload = { text, ...(pictures > 0 && { pictures }) }
  await addEvent(tx, { submissionId, kind: 'note', by: VISITOR, at: now, payload })
  if (isQuiet) return
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
