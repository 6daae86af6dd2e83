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
import type { EventKind } from '../lead/events.ts'
import { ALARM_LIFETIME_MS } from './plan.ts'

/** What a notice says. */
export type NoticeKind =
  /** Announces a lead for the first time. */
  | 'created'
  /** Announces a lead again, because nobody has accepted it. */
  | 'waiting'
  /** Asks a colleague to accept a lead that is handed over. */
  | 'offered'
  /** Nobody accepted the lead before its alarm ended. */
  | 'expired'
  /** Asks an assignee without progress, or whose arrival time is over. */
  | 'question'
  /** Tells the owners so, because whoever accepts a lead ends its alarm; or that somebody is late. */
  | 'no-progress'
  /** Tells who begins a shift that a lead waits. */
  | 'shift'
  /** Announces an appointment. */
  | 'reminder'
  /** Tells of an event of a lead, in the words of its history: see `News`. */
  | 'news'
  /** Without a lead: words that were ready when it was queued, see `ReadyMessage`. */
  | 'message'
  /** Tells the visitor when the assignee arrives. */
  | 'arrival'
  /** Gives a caller whom nobody answered the link to the form. */
  | 'text-back'
  /** Without a lead: `npm run staff -- test`. */
  | 'test'
  /** Without a lead: the mail with the six-digit code. */
  | 'sign-in'

/** Payload of the kind `news`. */
export interface News {
  readonly event: EventKind
  /** Time of the event, which identifies it within its lead. */
  readonly at: number
  /** First name of who did it; `null` for the customer and for the staff mailbox. */
  readonly byName: string | null
  readonly isByCustomer: boolean
  /** What follows for its recipient; `null` if nothing but what each event says. */
  readonly consequence: NewsConsequence | null
}

/**
 * The lead was the recipient's and is not any more; the customer canceled a lead that nobody had;
 * a staff member closed one to which nobody was on the way, closed one without the work after driving
 * to it, or joined it with another one; the customer of a colleague's lead is not content.
 */
export type NewsConsequence =
  | 'not-yours'
  | 'nobody-goes'
  | 'unserved'
  | 'not-done'
  | 'joined'
  | 'complaint'

/** Payload of the kind `message`. */
export interface ReadyMessage {
  readonly title: string
  readonly body: string
}

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
  /** What becomes of a call or SMS for which the caps have no room. */
  readonly whenCapped: 'delay' | 'drop'
}

const never = (): boolean => false

const MESSAGE: NoticeKindRow = {
  answer: null,
  hasLink: true,
  isEmergency: false,
  lifetimeMs: ALARM_LIFETIME_MS,
  isWrong: never,
  endsWithTransition: false,
  whenCapped: 'delay',
}
/** Asks a staff member to accept a lead. Whether it is too late depends on the alarm. */
const REQUEST: NoticeKindRow = {
  ...MESSAGE,
  answer: 'accept',
  isEmergency: true,
  endsWithTransition: true,
}
/** Asks the assignee something that the next transition answers. */
const QUESTION: NoticeKindRow = { ...MESSAGE, endsWithTransition: true }

export const NOTICE_KINDS: Readonly<Record<NoticeKind, NoticeKindRow>> = {
  created: REQUEST,
  waiting: REQUEST,
  offered: { ...REQUEST, lifetimeMs: HAND_OVER_MS },

  expired: { ...QUESTION, isEmergency: true, isWrong: ({ alarm }) => alarm !== 'escalating' },
  question: { ...QUESTION, isWrong: ({ alarm }) => alarm !== 'assigned' },
  'no-progress': {
    ...QUESTION,
    isWrong: ({ assignee, isDriving }) => assignee !== 'actor' && !isDriving,
  },
  shift: { ...QUESTION, isWrong: ({ status }) => !isWaiting(status) },
  reminder: { ...QUESTION, isWrong: ({ status }) => !isRemindedOf(status) },

  // Whether it is old depends on its event.
  news: MESSAGE,
  // A mail server may be away for a night.
  message: { ...MESSAGE, hasLink: false, lifetimeMs: 12 * HOUR_MS },

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

  test: { ...MESSAGE, answer: 'test', isEmergency: true, whenCapped: 'drop' },
  'sign-in': { ...MESSAGE, hasLink: false },
}

/** Kinds that a customer gets, by text message; all others are to staff. */
export const CUSTOMER_KINDS = ['arrival', 'text-back'] as const satisfies readonly NoticeKind[]
export type CustomerKind = (typeof CUSTOMER_KINDS)[number]

export const isCustomerKind = (kind: string): kind is CustomerKind =>
  CUSTOMER_KINDS.some((one) => one === kind)

/** Lists the kinds whose row fits. */
export const noticeKinds = (fits: (row: NoticeKindRow) => boolean): readonly NoticeKind[] =>
  (Object.keys(NOTICE_KINDS) as NoticeKind[]).filter((kind) => fits(NOTICE_KINDS[kind]))

/** Returns whether a notice asks a staff member to accept a lead; all others only inform. */
export const asksToAccept = ({ kind }: { readonly kind: NoticeKind | 'connection' }): boolean =>
  kind !== 'connection' && NOTICE_KINDS[kind].answer === 'accept'

/** Returns whether the lead's status makes a notice wrong. */
export const isNoticeWrong = (kind: NoticeKind, status: LeadStatus): boolean =>
  NOTICE_KINDS[kind].isWrong({ ...LEAD_LIFECYCLE[status], status })
