/** One message through one channel, with its outcome. */

import type { Danger } from '#domain/lead/danger.ts'
import type { LeadType } from '#domain/submission/fields.ts'
import type { Appointment } from '#domain/time/appointment.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import type { ChannelAddress, ChannelKind } from '#domain/alarm/channels.ts'
import type { AlarmLead, StoredAssignee } from './alarm-lead.ts'
import type { StaffMember, StaffMemberSummary } from './staff-member.ts'
import {
  CUSTOMER_KINDS,
  noticeKinds,
  type NoticeKind,
  type NoticeKindRow,
} from '#domain/alarm/notice-kind.ts'

export interface NewNotice {
  readonly id: string
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  /**
   * The channel's id, or a fixed word for a channel of the business; a step notifies each target
   * once.
   */
  readonly target: string
  readonly channelId: string | null
  readonly staffMemberId: string | null
  /** JSON. */
  readonly address: string
  /** JSON of what its kind reports beyond its lead; `{}` by default. */
  readonly payload?: string
  /** E.164; `null` for other channels than call and SMS. */
  readonly number: string | null
  readonly notAfter: number
}

/** What the environment says about notices. */
export interface NoticeSettings {
  readonly configuredChannels: ReadonlySet<ChannelKind>
  readonly staffEmail: readonly string[] | null
}

const kindsSql = (fits: (row: NoticeKindRow) => boolean): string =>
  noticeKinds(fits)
    .map((kind) => `'${kind}'`)
    .join(', ')

/** Kinds of the steps of a plan, for `kind IN (…)`; a lead that is handed over is offered beside them. */
export const PLAN_KINDS_SQL = `'created', 'waiting'`
/** Kinds of notices that ask a staff member to accept a lead. */
export const ACCEPTANCE_REQUEST_KINDS_SQL = kindsSql(({ answer }) => answer === 'accept')
/** Kinds that a transition of the lead cancels. */
export const ENDED_KINDS_SQL = kindsSql(({ endsWithTransition }) => endsWithTransition)

/**
 * Kind and channel of the row for a call that is connected to a customer. No channel sends it; the
 * caps count it, and the provider reports its status.
 */
export const CONNECTED_CALL = 'connection'

/** What customers are called and texted about, for `kind IN (…)`. */
export const CUSTOMER_KINDS_SQL = [...CUSTOMER_KINDS, CONNECTED_CALL]
  .map((kind) => `'${kind}'`)
  .join(', ')

/** Channels of notices: those of staff, and connected calls. */
type NoticeChannel = ChannelKind | typeof CONNECTED_CALL

/** A notice claimed for sending, or a ringing call or Pushover message claimed for ending, until its lease expires. */
export interface NoticeJob {
  readonly id: string
  readonly work: 'send' | 'end'
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly channelId: string | null
  readonly staffMember: StaffMemberSummary | null
  readonly address: string
  /** JSON. */
  readonly payload: string
  readonly round: number
  readonly step: number
  readonly createdAt: number
  readonly notAfter: number
  readonly attempt: number
  readonly providerId: string | null
  /** `null` for a test. */
  readonly lead: AlarmLead | null
}

/** Caps on calls to one number and on all calls. */
export interface CallCaps {
  readonly perNumber: readonly { readonly limit: number; readonly windowMs: number }[]
  readonly perDay: number
  /**
   * Time after the start of a call during which another one to the same number is merged into it.
   */
  readonly mergeWithinMs: number
}

/** Rules that are checked before a call or SMS is sent. */
export interface PhoneRules {
  readonly caps: CallCaps
  /**
   * Finds the first time from `at` on at which the plan allows calls.
   * @param plan text of the alarm's plan; `null` before its first step
   */
  readonly allowedFrom: (plan: string | null, at: number) => number
  /**
   * Builds the call to the next staff member when a cap delays this one.
   * @param staff staff members who are on call
   * @param calledStaffIds staff members who have a call of this step; `null` is the staff mailbox
   */
  readonly alternativeCalls: (
    staff: readonly StaffMember[],
    calledStaffIds: ReadonlySet<string | null>,
    options: Pick<NewNotice, 'kind' | 'notAfter'>,
  ) => readonly NewNotice[]
  /** With which owners are told that few calls are left today. */
  readonly settings: NoticeSettings
}

/** 'taken': a staff member has the other open lead of this customer; 'waiting': nobody has it. */
export type OtherLead = 'yours' | 'taken' | 'waiting'

/** How a lead came and what its customer said last; without codes, see `quoted-words.ts`. */
export interface SaidOfNotice {
  readonly type: LeadType
  /** Of the number that was called, or of the visit. */
  readonly source: string
  /** Whether the caller pressed 1: locked out, call back. */
  readonly isPressed: boolean
  /** The notes of the form, or the text message; '' for none. */
  readonly words: string
  readonly danger: Danger | null
  /** The latest note on the status page, or the latest further text; '' for none. */
  readonly note: string
  /** The price that the customer agreed to last. */
  readonly agreed: string | null
  /** The times that were proposed last. */
  readonly proposed: readonly Appointment[]
}

/** What a notice says about other leads. */
export interface LeadCountsOfNotice {
  /** Urgent leads that nobody has accepted, with the notice's own. */
  readonly waiting: number
  /** Open leads, for the badge of the board's icon. */
  readonly open: number
  /** About another open lead of the same customer; `null` without one. */
  readonly otherLead: OtherLead | null
  /** Missing for a notice without a lead. */
  readonly said?: SaidOfNotice
}

export type SendReservation =
  | ({ readonly outcome: 'reserved' } & LeadCountsOfNotice)
  /**
   * It is not sent: accepted or closed meanwhile, too late, settled elsewhere, a test or a text to
   * a visitor above a cap, or merged into another call.
   */
  | { readonly outcome: 'stale' | 'capped' | 'merged' | 'superseded' }
  | { readonly outcome: 'delayed'; readonly until: number }

/** Outcome of an attempt. */
export type NoticeResult =
  | { readonly outcome: 'sent'; readonly providerId: string | null }
  | {
      readonly outcome: 'retry'
      readonly dueAt: number
      readonly error: string
      /** Another address for the next attempt. */
      readonly address?: ChannelAddress
    }
  | {
      readonly outcome: 'failed'
      readonly gone: 'no' | 'maybe' | 'yes'
      readonly error: string
      readonly hasOptedOut?: true
    }
  /** A call or SMS that may have been sent. */
  | { readonly outcome: 'unknown'; readonly error: string }

/** The provider's status of a call or SMS. */
export interface ProviderStatus {
  readonly providerId: string
  /** The provider's own word: queued, ringing, in-progress, completed, busy, failed, … */
  readonly status: string
  /** Order of the callbacks about one call; `null` where there is none (SMS). */
  readonly sequence: number | null
  /** Its meaning: in progress, ended unanswered, or ended after an answer. */
  readonly meaning: 'open' | 'missed' | 'done'
  /** The provider's status and code for a missed call or an undelivered SMS. */
  readonly error: string | null
  /** The recipient of an SMS has said STOP to the carrier. */
  readonly hasOptedOut?: boolean
}

/** What a token or a notice refers to. */
export interface TokenSubject {
  readonly noticeId: string | null
  readonly submissionId: string | null
  readonly channel: NoticeChannel
  readonly staffMember: StaffMemberSummary | null
  readonly status: LeadStatus | null
  readonly assignee: StoredAssignee | null
  /** When a test was answered; `null` before. */
  readonly answeredAt: number | null
}
