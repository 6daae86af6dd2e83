/**
 * Kinds of notices: one row for each, with everything that depends on the kind. A new kind is a row
 * here and, as the compiler says, its texts in `copy/server/notices.ts`.
 */

import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import {
  HAND_OVER_MS,
  isRemindedOf,
  isWaiting,
  LEAD_LIFECYCLE,
  type LeadStatus,
  type LeadStatusRow,
} from '../lead/lifecycle.ts'
import { ALARM_LIFETIME_MS } from './plan.ts'

/**
 * What a notice says. After an undo, `accepted`, `closed`, `reopened` and `yours-again` also
 * correct a notice, on its channel and to its recipient.
 */
export type NoticeKind =
  /** Announces a lead for the first time. */
  | 'created'
  /** Announces a lead again, because nobody has accepted it. */
  | 'waiting'
  /** Asks a colleague to accept a lead that is handed over. */
  | 'offered'
  /** Reports an acceptance to the webhook. */
  | 'accepted'
  /** The lead was canceled: to the assignee, or to all staff while there is none. */
  | 'cancelled'
  /** Another staff member closed the assignee's lead. */
  | 'closed'
  /**
   * A staff member closed a lead to which nobody was on the way: to the owners, and to those on call
   * if nobody had accepted it.
   */
  | 'closed-unserved'
  /** Another staff member took over the assignee's lead. */
  | 'taken-over'
  /** A colleague corrected number, name, address or service of the assignee's lead. */
  | 'corrected'
  /** To the webhook only. */
  | 'handed-back'
  /** To the webhook only. */
  | 'reopened'
  /** The lead is the assignee's again. */
  | 'yours-again'
  /** The visitor tried to cancel too late; recipients as for `cancelled`. */
  | 'cancel-attempt'
  /** The visitor added a note; recipients as for `cancelled`. */
  | 'note'
  /** The visitor sent a photo; recipients as for `cancelled`. */
  | 'photo'
  /** The visitor agreed to the quote; recipients as for `cancelled`. */
  | 'agreed'
  /** The visitor asks for another time, has moved it, or cannot at those proposed; likewise. */
  | 'window-asked'
  | 'window-moved'
  | 'window-declined'
  /** The customer called, and nobody took the call; recipients as for `cancelled`. */
  | 'called'
  /** The customer left a review, or one of one or two stars: to the owner (R245). */
  | 'review'
  | 'poor-review'
  /** Nobody accepted the lead before its alarm ended. */
  | 'expired'
  /** Asks an assignee without progress. */
  | 'still-yours'
  /** Tells the owners so, because whoever accepts a lead ends its alarm. */
  | 'no-progress'
  /** Asks an assignee whose arrival time is over. */
  | 'late'
  /** Tells who begins a shift that a lead waits. */
  | 'shift'
  /** Announces an appointment. */
  | 'reminder'
  /** Tells the visitor when the assignee arrives; all but this and the next are to staff. */
  | 'arrival'
  /** Gives a caller whom nobody answered the link to the form (R205). */
  | 'text-back'
  /** Without a lead: `npm run staff -- test`. */
  | 'test'
  /** Without a lead: the mail with the six-digit code. */
  | 'sign-in'
  /** Without a lead: tells the owner that few calls are left today. */
  | 'calls-low'
  /** Without a lead: tells the owner that the provider of a channel refuses us (R244). */
  | 'channel-refused'
  /** Without a lead: tells those concerned that a staff member's times on call have changed. */
  | 'schedule'
  /** Without a lead: tells a staff member that a phone stops opening the board or notifying. */
  | 'device'
  /** Without a lead: tells those concerned that somebody can open more or less, or facts changed. */
  | 'access'

type LeadState = LeadStatusRow & { readonly status: LeadStatus }

export interface NoticeKindRow {
  /** What a press or a digit does: accepts the lead, answers a test, or nothing. */
  readonly answer: 'accept' | 'test' | null
  /** Whether its text links to the lead; a call has no link. */
  readonly hasLink: boolean
  /** Whether it repeats and ignores silent mode, where a channel offers that. */
  readonly isEmergency: boolean
  /** How long it may still be sent, in milliseconds. */
  readonly lifetimeMs: number
  /** Whether the lead's status makes it wrong before it is sent. */
  readonly isWrong: (lead: LeadState) => boolean
  /** Whether the next transition of its lead cancels it. */
  readonly endsWithTransition: boolean
  /** Whether it reports a transition: after an undo its recipient is told what is true again. */
  readonly reportsTransition: boolean
  /** What becomes of a call or SMS for which the caps have no room. */
  readonly whenCapped: 'delay' | 'drop'
  /** Type of the event that the owner's webhook receives; `null` if it is not sent there. */
  readonly webhookType: string | null
}

const never = (): boolean => false
const isWithoutAssignee = ({ assignee }: LeadState): boolean => assignee === 'none'
const isOpen = ({ isClosed }: LeadState): boolean => !isClosed

const MESSAGE: NoticeKindRow = {
  answer: null,
  hasLink: true,
  isEmergency: false,
  lifetimeMs: ALARM_LIFETIME_MS,
  isWrong: never,
  endsWithTransition: false,
  reportsTransition: false,
  whenCapped: 'delay',
  webhookType: null,
}
/** Asks a staff member to accept a lead. Whether it is too late depends on the alarm. */
const REQUEST: NoticeKindRow = {
  ...MESSAGE,
  answer: 'accept',
  isEmergency: true,
  endsWithTransition: true,
}
/** There is nothing to accept behind its link any more. */
const REPORT: NoticeKindRow = { ...MESSAGE, hasLink: false, reportsTransition: true }
/** Asks the assignee something that the next transition answers. */
const QUESTION: NoticeKindRow = { ...MESSAGE, endsWithTransition: true }

export const NOTICE_KINDS: Readonly<Record<NoticeKind, NoticeKindRow>> = {
  created: { ...REQUEST, webhookType: 'lead.created' },
  waiting: { ...REQUEST, webhookType: 'lead.waiting' },
  offered: { ...REQUEST, lifetimeMs: HAND_OVER_MS, reportsTransition: true },

  accepted: { ...REPORT, webhookType: 'lead.accepted' },
  cancelled: { ...REPORT, isWrong: isOpen, webhookType: 'lead.cancelled' },
  closed: { ...REPORT, isWrong: isOpen, webhookType: 'lead.closed' },
  'closed-unserved': { ...REPORT, hasLink: true, isWrong: isOpen },
  'taken-over': { ...REPORT, isWrong: isWithoutAssignee },
  corrected: MESSAGE,
  'handed-back': { ...REPORT, webhookType: 'lead.handed_back' },
  reopened: { ...REPORT, webhookType: 'lead.reopened' },
  'yours-again': { ...MESSAGE, isWrong: isWithoutAssignee, webhookType: 'lead.accepted' },

  'cancel-attempt': MESSAGE,
  note: MESSAGE,
  photo: MESSAGE,
  agreed: MESSAGE,
  'window-asked': QUESTION,
  'window-moved': MESSAGE,
  'window-declined': MESSAGE,
  review: { ...MESSAGE, hasLink: false },
  'poor-review': { ...MESSAGE, hasLink: false },
  called: MESSAGE,

  expired: { ...QUESTION, isEmergency: true, isWrong: ({ alarm }) => alarm !== 'escalating' },
  'still-yours': { ...QUESTION, isWrong: ({ assignee }) => assignee !== 'actor' },
  'no-progress': { ...QUESTION, isWrong: ({ assignee }) => assignee !== 'actor' },
  late: { ...QUESTION, isWrong: ({ isDriving }) => !isDriving },
  shift: { ...QUESTION, isWrong: ({ status }) => !isWaiting(status) },
  reminder: { ...QUESTION, isWrong: ({ status }) => !isRemindedOf(status) },
  arrival: {
    ...QUESTION,
    hasLink: false,
    // Later the arrival time would mislead.
    lifetimeMs: 5 * MINUTE_MS,
    isWrong: ({ isDriving }) => !isDriving,
    whenCapped: 'drop',
  },

  'text-back': {
    ...MESSAGE,
    hasLink: false,
    lifetimeMs: 5 * MINUTE_MS,
    // A staff member has called back.
    isWrong: ({ status }) => !isWaiting(status),
    whenCapped: 'drop',
  },

  test: {
    ...MESSAGE,
    answer: 'test',
    isEmergency: true,
    whenCapped: 'drop',
    webhookType: 'alarm.test',
  },
  'sign-in': { ...MESSAGE, hasLink: false },
  'calls-low': { ...MESSAGE, hasLink: false },
  'channel-refused': { ...MESSAGE, hasLink: false },
  // A mail server may be away for a night.
  schedule: { ...MESSAGE, hasLink: false, lifetimeMs: 12 * HOUR_MS },
  device: { ...MESSAGE, hasLink: false, lifetimeMs: 12 * HOUR_MS },
  access: { ...MESSAGE, hasLink: false, lifetimeMs: 12 * HOUR_MS },
}

/** Lists the kinds whose row fits. */
export const noticeKinds = (fits: (row: NoticeKindRow) => boolean): readonly NoticeKind[] =>
  (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter((kind) => fits(NOTICE_KINDS[kind]))

/** Returns whether a notice asks a staff member to accept a lead; all others only inform. */
export const asksToAccept = ({ kind }: { readonly kind: NoticeKind | 'connection' }): boolean =>
  kind !== 'connection' && NOTICE_KINDS[kind].answer === 'accept'

/** Returns whether the lead's status makes a notice wrong. */
export const isNoticeWrong = (kind: NoticeKind, status: LeadStatus): boolean =>
  NOTICE_KINDS[kind].isWrong({ ...LEAD_LIFECYCLE[status], status })
