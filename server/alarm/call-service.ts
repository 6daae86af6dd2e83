import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { type LeadStatus, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import type { ProviderStatus } from '#server/db/tables/notice.ts'
import type { Db } from '#server/db/db.ts'
import type { Notice } from './channel.ts'
import { saidOf } from '#server/leads/said.ts'
import { OPTED_OUT_CODE } from './channels/twilio/client.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'
import { toNotice } from './notice-facts.ts'
import { callCaps } from '#server/alarm/sending/phone-rules.ts'
import { findNotice } from '#server/db/tables/notices.ts'
import { callForLead, countWaiting, nextWaiting } from '#server/alarm/escalation/waiting-leads.ts'
import { answerCall, recordProviderStatus } from '#server/alarm/sending/provider-status.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { subjectOfNotice } from '#server/db/tables/accept-tokens.ts'
import { reserveConnectedCall } from '#server/alarm/sending/connected-calls.ts'

/** What follows a second digit after an acceptance. */
export type ConnectResult =
  /** The call may be connected to this number (E.164), which is counted. */
  | { readonly outcome: 'connecting'; readonly connectedCallId: string; readonly number: string }
  /** The staff member does not have the lead any more, or this call was connected before. */
  | { readonly outcome: 'refused'; readonly status: LeadStatus }
  /** The caps on calls have no room. */
  | { readonly outcome: 'capped' }

/** A status callback of Twilio's. Any order, doubled and late ones are harmless. */
export type ProviderCallback = Pick<ProviderStatus, 'providerId' | 'status' | 'sequence'> & {
  /** Twilio's error code. */
  readonly error?: string
}

/**
 * Final statuses at Twilio (https://www.twilio.com/docs/voice/api/call-resource, message-resource).
 */
const MISSED_STATUSES = new Set(['busy', 'failed', 'no-answer', 'canceled', 'undelivered'])
const DONE_STATUSES = new Set(['completed', 'delivered', 'read'])

function meaningOf(status: string): ProviderStatus['meaning'] {
  if (MISSED_STATUSES.has(status)) return 'missed'
  return DONE_STATUSES.has(status) ? 'done' : 'open'
}

export interface CallServiceDeps {
  readonly clock: () => number
  readonly randomId: () => string
  readonly store: Db
  readonly callsPerDay: number
}

export type CallService = ReturnType<typeof createCallService>

/**
 * Creates what a call about a notice reads and records. `otherLeadId` is another lead that the call
 * offered; `null` for its own.
 */
export function createCallService(deps: CallServiceDeps) {
  const { store, clock } = deps

  /**
   * Returns the notice as the call words it; `null` when it is unknown. Its `acceptUrl` is `null`.
   */
  const getNotice = async (
    noticeId: string,
    otherLeadId: string | null = null,
  ): Promise<Notice | null> => {
    const job = await (otherLeadId === null
      ? store.read((tx) => findNotice(tx, noticeId))
      : store.read((tx) => callForLead(tx, noticeId, otherLeadId)))
    if (job === null) return null
    const { lead } = job
    const others = lead === null ? [] : await store.read((tx) => openDuplicates(tx, lead.id))
    const said = lead === null ? null : await store.read((tx) => saidOf(tx, lead.id))
    return toNotice(job, {
      ...(said !== null && { said }),
      waiting: await store.read((tx) => countWaiting(tx, clock())),
      open: 0,
      otherLead: otherLeadOf(others, job.staffMember?.id ?? null),
      acceptUrl: null,
    })
  }

  return {
    getNotice,
    /**
     * Returns the call as it offers the next waiting lead; `null` when none is left.
     * @param after id of the lead that was offered last; `null` for the call's own
     */
    async nextWaiting(noticeId: string, after: string | null) {
      const leadId = await store.read((tx) => nextWaiting(tx, noticeId, after, clock()))
      return leadId === null ? null : await getNotice(noticeId, leadId)
    },
    /** Marks a call as answered by a digit: it does not count towards the caps. */
    markAnswered: (noticeId: string) => store.write((tx) => answerCall(tx, noticeId, clock())),
    /** Returns whether a call may be connected to the phone number of this lead. */
    async canConnect(submissionId: string): Promise<boolean> {
      const lead = await store.read((tx) => getLead(tx, submissionId))
      return lead !== null && connectableNumber(lead.phone) !== null
    },
    /**
     * Connects the staff member of a call to the customer of their lead; once per call and lead.
     */
    async connect(callId: string, otherLeadId: string | null = null): Promise<ConnectResult> {
      const subject = await store.read((tx) => subjectOfNotice(tx, callId))
      const lead = await store.read((tx) => getLead(tx, otherLeadId ?? subject?.submissionId ?? ''))
      const number = connectableNumber(lead?.phone ?? '')
      const staffMemberId = subject?.staffMember?.id
      if (lead === null || number === null || staffMemberId === undefined)
        return { outcome: 'refused', status: storedLeadStatus(lead?.status ?? '') }
      const id = deps.randomId()
      const reserved = await store.write((tx) =>
        reserveConnectedCall(tx, {
          id,
          callId,
          staffMemberId,
          submissionId: lead.id,
          number,
          caps: callCaps(deps.callsPerDay),
          now: clock(),
        }),
      )
      if (reserved === 'capped') return { outcome: 'capped' }
      return reserved === 'refused'
        ? { outcome: 'refused', status: lead.status }
        : { outcome: 'connecting', connectedCallId: id, number }
    },
    /** Records the status of a call or SMS; an unanswered call brings the next step forward. */
    async recordStatus(
      noticeId: string,
      { error: code, ...callback }: ProviderCallback,
    ): Promise<void> {
      const { status } = callback
      const error = code === undefined ? null : `${status}, code ${code}`
      const hasOptedOut = code === String(OPTED_OUT_CODE)
      const recorded = { ...callback, meaning: meaningOf(status), error, hasOptedOut }
      await store.write((tx) => recordProviderStatus(tx, noticeId, recorded, clock()))
    },
  }
}
