/** Incoming text messages (R204). Each is one transaction, and has an effect once. */

import { DAY_MS } from '#domain/time/durations.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { VISITOR } from '#server/store/alarm-lead.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import type { RecordOptions } from '#server/store/lead.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { record } from '#server/store/record.ts'
import {
  execute,
  first,
  hasRows,
  type Program,
  type Programs,
  storeMethods,
  TRANSACTION_MUTEX,
} from '#server/store/sql-program.ts'
import { addFollowUpNotices } from '../outgoing/follow-ups.ts'
import { saidStop } from '../outgoing/opt-outs.ts'
import { isBlocked } from './incoming-call-limits.ts'
import { findOpenLead } from '../same-customer.ts'

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

function* receiveMessage(message: IncomingMessage): Program<MessageOutcome> {
  yield TRANSACTION_MUTEX
  const { id, from, pictures, optOut, now } = message
  const digits = comparableDigits(from) ?? ''
  if (yield* hasRows(`SELECT id FROM incoming_messages WHERE id = :id`, { id })) return 'repeated'
  const isOverLimit = yield* isFull(digits, now)
  const open = yield* findOpenLead(digits, now)
  const outcome = yield* treat(message, { digits, open, isOverLimit })
  if (optOut === 'stop')
    yield* execute(
      `INSERT INTO text_opt_outs (digits, at) VALUES (:digits, :now) ON CONFLICT DO NOTHING`,
      { digits, now },
    )
  if (optOut === 'start')
    yield* execute(`DELETE FROM text_opt_outs WHERE digits = :digits`, { digits })
  yield* execute(
    `INSERT INTO incoming_messages (id, caller_digits, received_at, pictures, submission_id)
     VALUES (:id, :digits, :now, :pictures, :submissionId)`,
    { id, digits, now, pictures, submissionId: outcome.submissionId },
  )
  return outcome.outcome
}

function* treat(
  message: IncomingMessage,
  {
    digits,
    open,
    isOverLimit,
  }: { readonly digits: string; readonly open: string | null; readonly isOverLimit: boolean },
): Program<{ outcome: MessageOutcome; submissionId: string | null }> {
  const { optOut, lead } = message
  const isAboutTexts = optOut !== null
  const isIgnored = isOverLimit || (yield* isBlocked(digits))
  // "CANCEL" ends texts by the carriers' rule, but may mean the job: its staff read it too.
  if (open !== null && !isIgnored && optOut !== 'help') yield* addNote(open, message)
  if (isAboutTexts) {
    const outcome = optOut === 'stop' ? 'stopped' : optOut === 'start' ? 'started' : 'help'
    return { outcome, submissionId: open }
  }
  if (isIgnored) return { outcome: 'ignored', submissionId: null }
  if (open !== null) return { outcome: 'noted', submissionId: open }
  const result = yield* record(lead)
  if (result.outcome === 'nonce-spent') throw new TypeError('A message has no captcha')
  return { outcome: 'lead', submissionId: result.submission.id }
}

function* isFull(digits: string, now: number): Program<boolean> {
  const row = yield* first<{ count: number }>(
    `SELECT count(*) AS count FROM incoming_messages
     WHERE caller_digits = :digits AND received_at > :dayAgo`,
    { digits, dayAgo: now - DAY_MS },
  )
  return (row?.count ?? 0) >= MAX_MESSAGES_PER_DAY
}

/** Adds the customer's text to their lead as a note, and tells its staff. */
function* addNote(
  submissionId: string,
  { text, pictures, settings, now }: IncomingMessage,
): Program<void> {
  const lead = yield* lockLead(submissionId)
  if (lead === null || (text === '' && pictures === 0)) return
  const step = (yield* listEvents(submissionId)).filter(({ kind }) => kind === 'note').length
  const payload = { text, ...(pictures > 0 && { pictures }) }
  yield* addEvent({ submissionId, kind: 'note', by: VISITOR, at: now, payload })
  const assignee = yield* assigneeOf(submissionId)
  const context = { submissionId, type: lead.type, assignee, settings, now, step }
  yield* addFollowUpNotices({ event: 'note', role: 'visitor', staffMemberId: null }, context)
}

export type IncomingMessageOperations = ReturnType<typeof createIncomingMessageOperations>

export const createIncomingMessageOperations = ({ read, write }: Programs) => ({
  ...storeMethods(read, { saidStop }),
  ...storeMethods(write, { receiveMessage }),
})
