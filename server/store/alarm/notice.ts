import type { AlarmLead, StoredAssignee } from './alarm-lead.ts'
import type { StaffMember } from './staff-member.ts'

/**
 * One message through one channel, from its making to what became of it (R101 to R106).
 * The words of channels and notices are the engine's own (server/alarm/channel.ts); here they are texts.
 */

export interface NewNotice {
  readonly id: string
  readonly kind: string
  readonly channel: string
  /** The channel's id, or the word for one of the house; a step tells each target once. */
  readonly target: string
  readonly channelId: string | null
  readonly personId: string | null
  /** JSON. */
  readonly address: string
  /** E.164; null for what is not telephoned. */
  readonly number: string | null
  readonly notAfter: number
}

/** Whether a notice asks somebody to accept a lead; all others only inform. */
export const isEscalation = ({ kind }: Pick<NewNotice, 'kind'>): boolean =>
  kind === 'created' || kind === 'waiting'

/** A notice taken for sending, or a ringing call taken for ending, until its lease ends. */
export interface NoticeJob {
  readonly id: string
  readonly work: 'send' | 'end'
  readonly kind: string
  readonly channel: string
  readonly channelId: string | null
  readonly person: Pick<StaffMember, 'id' | 'name' | 'language'> | null
  readonly address: string
  readonly round: number
  readonly step: number
  readonly createdAt: number
  readonly notAfter: number
  /** Tries begun, this one included. */
  readonly attempt: number
  readonly providerId: string | null
  /** Null for a test. */
  readonly lead: AlarmLead | null
}

/** How often one number may be rung, and how often all together. */
export interface CallCaps {
  readonly perNumber: readonly { readonly most: number; readonly withinMs: number }[]
  /** Calls and SMS in all within 24 hours. */
  readonly perDay: number
  /** A call to the same number that began so recently is one call with this. */
  readonly mergeWithinMs: number
}

/** What a call or an SMS is checked against before it goes out. */
export interface PhoneRules {
  readonly caps: CallCaps
  /**
   * The first moment from `at` on at which the plan allows calls.
   * @param plan of the alarm, as written; null before its first step
   */
  readonly allowedFrom: (plan: string | null, at: number) => number
  /**
   * The call to the next person, where a cap delays this one.
   * @param asked ids of the people who have a call of this step
   */
  readonly alternativeCalls: (
    people: readonly StaffMember[],
    asked: ReadonlySet<string | null>,
    about: Pick<NewNotice, 'kind' | 'notAfter'>,
  ) => readonly NewNotice[]
  /** The notice to the owner that few calls are left for today. */
  readonly lowCallsNotice: () => NewNotice
}

export type SendReservation =
  /** It goes out now. */
  | { readonly go: true; readonly waiting: number }
  /** It does not: taken, over, settled by another, a test beyond a cap, or part of another call. */
  | { readonly go: false; readonly because: 'over' | 'capped' | 'merged' | 'lost' }
  /** A cap delays it. */
  | { readonly go: false; readonly because: 'held'; readonly until: number }

/** What became of a try. */
export type NoticeResult =
  | { readonly outcome: 'sent'; readonly providerId: string | null }
  | { readonly outcome: 'retry'; readonly dueAt: number; readonly error: string }
  | { readonly outcome: 'failed'; readonly gone: 'no' | 'maybe' | 'yes'; readonly error: string }
  /** A call or an SMS of which nobody knows whether it is out. */
  | { readonly outcome: 'unknown'; readonly error: string }

/** What the telephone's provider says became of a call or an SMS. */
export interface ProviderStatus {
  readonly providerId: string
  readonly status: string
  readonly sequence: number | null
  /** What it means: still on its way, over without having reached anybody, over after it had. */
  readonly meaning: 'open' | 'missed' | 'done'
  /** Why it was missed, where the provider says it by a code. */
  readonly error: string | null
}

/** What a token or a notice stands for. */
export interface TokenSubject {
  readonly noticeId: string | null
  readonly submissionId: string | null
  readonly channel: string
  readonly person: Pick<StaffMember, 'id' | 'name' | 'language'> | null
  readonly status: string | null
  readonly assignee: StoredAssignee | null
  /** A test that was answered. */
  readonly answeredAt: number | null
}
