import type { LeadRole, LeadStatus } from '#domain/lead/lifecycle.ts'
import type { Override } from '#domain/on-call/on-call.ts'
import type { Shift } from '#domain/on-call/shift.ts'
import type { Actor } from './alarm-lead.ts'
import type {
  AlarmDecision,
  AlarmStats,
  DueAlarm,
  LeadEvent,
  TransitionResult,
} from './alarm-step.ts'
import type {
  CallCaps,
  SendReservation,
  TokenSubject,
  NewNotice,
  NoticeSettings,
  NoticeJob,
  NoticeResult,
  ProviderStatus,
  PhoneRules,
} from './notice.ts'
import type { NewStaffChannel, StaffMember } from './staff-member.ts'

/** The alarm's part of the store: staff members, alarms, notices, tokens, events (R100 to R107). */
export interface AlarmStore {
  /** Lists staff members in alarm order. */
  listStaff(): Promise<readonly StaffMember[]>
  /** Adds a staff member at the end of the order. */
  addStaffMember(staffMember: {
    readonly id: string
    readonly name: string
    readonly language: 'en' | 'es'
    readonly channels: readonly NewStaffChannel[]
    readonly now: number
  }): Promise<void>
  /** Removes a staff member; false if unknown. Deletes their channels, keeps their name. */
  removeStaffMember(id: string, now: number): Promise<boolean>
  /**
   * Adds a channel, or renews the one with the same address; a browser (`push`) moves to the last
   * staff member who registers it. False for an unknown staff member.
   */
  saveChannel(staffMemberId: string, channel: NewStaffChannel, now: number): Promise<boolean>
  /** Adds a weekly shift, once (R180). False for an unknown staff member. */
  addShift(staffMemberId: string, shift: Shift): Promise<boolean>
  /** Removes a weekly shift; false if there is none. */
  removeShift(staffMemberId: string, shift: Shift): Promise<boolean>
  /** Sets the only override of a staff member. False for an unknown one. */
  setOverride(staffMemberId: string, override: Override): Promise<boolean>

  /**
   * Advances due alarms, the longest due first, as `decide` returns: step and notices are written
   * in one transaction. Returns the alarms.
   */
  advance(options: {
    readonly now: number
    readonly limit: number
    readonly decide: (alarm: DueAlarm, staff: readonly StaffMember[]) => AlarmDecision
  }): Promise<readonly (DueAlarm & { readonly decision: AlarmDecision })[]>
  /**
   * Queues the due reminders of appointments: to the assignee, or to everybody while there is none.
   * @returns how many leads were due
   */
  remind(options: {
    readonly now: number
    readonly limit: number
    readonly settings: NoticeSettings
  }): Promise<number>
  /** Channels for which a notice is due. */
  dueChannels(now: number): Promise<readonly string[]>
  /** Claims due notices of one channel; no other process gets them until the lease expires. */
  claimNotices(options: {
    readonly channel: string
    readonly now: number
    readonly leaseMs: number
    readonly limit: number
  }): Promise<readonly NoticeJob[]>
  /**
   * Extends a lease. Returns false without effect unless `attempt` is the latest one and unsettled.
   */
  renewNoticeLease(id: string, lease: { attempt: number; until: number }): Promise<boolean>
  /** Returns a notice that was claimed and not sent. */
  returnNotice(id: string, attempt: number, now: number): Promise<void>
  /** See `Store.freeMailLeases`. */
  freeNoticeLeases(now: number): Promise<number>
  /**
   * Reschedules what a clock that ran ahead has postponed: alarms written in the future keep the
   * rest of their plan's delay, notices are due now. Returns the number of steps and notices.
   */
  rescheduleMisdatedJobs(limits: {
    readonly now: number
    /** Allowed difference to the clock of another server, in milliseconds. */
    readonly toleranceMs: number
    /** Latest time of a notice's next attempt, unless a cap delays it. */
    readonly latestTry: number
  }): Promise<number>
  /**
   * Reads the state again right before a notice is sent. From then on a call or SMS counts as sent,
   * so that it is sent at most once.
   * @param phoneRules rules of a call or SMS; `null` for other channels
   */
  reserveSend(
    id: string,
    options: {
      readonly attempt: number
      readonly now: number
      readonly phoneRules: PhoneRules | null
      readonly token: { readonly hash: string; readonly expiresAt: number } | null
    },
  ): Promise<SendReservation>
  settle(
    id: string,
    options: { readonly attempt: number; readonly now: number; readonly result: NoticeResult },
  ): Promise<void>
  /** Records that a ringing call was ended. */
  markEnded(id: string, now: number): Promise<void>
  /** Schedules another attempt to end a ringing call. */
  retryEnding(id: string, failure: { attempt: number; dueAt: number; error: string }): Promise<void>
  /**
   * Records the provider's status of a call or SMS; late, doubled and reordered ones have no
   * effect.
   */
  recordProviderStatus(noticeId: string, status: ProviderStatus, now: number): Promise<void>
  /**
   * Takes the next step of an alarm at once, because this notice's staff member declines.
   * @param lead a lead other than the notice's own; `null` for its own
   * @returns the lead's id; `null` if its alarm does not escalate any more
   */
  decline(noticeId: string, lead: string | null, now: number): Promise<string | null>
  /**
   * Reserves the connection of a call to the customer of a lead, once per call and lead.
   * @returns `refused` unless `staffMemberId` has the lead; `capped` if the caps have no room
   */
  reserveConnection(connection: {
    readonly id: string
    readonly callId: string
    readonly staffMemberId: string
    readonly submissionId: string
    /** E.164. */
    readonly number: string
    readonly caps: CallCaps
    readonly now: number
  }): Promise<'reserved' | 'refused' | 'capped'>
  /** Marks a call as answered, so that it is not ended and does not count towards the caps. */
  answerCall(noticeId: string, now: number): Promise<void>

  /** Adds a token for the staff mail, which is not part of the plan. */
  addToken(token: {
    readonly hash: string
    readonly submissionId: string
    readonly now: number
    readonly expiresAt: number
  }): Promise<void>
  subjectOfToken(hash: string, now: number): Promise<TokenSubject | null>
  subjectOfNotice(noticeId: string): Promise<TokenSubject | null>
  /** Finds a notice in the form of a job; `null` if there is none. */
  findNotice(id: string): Promise<NoticeJob | null>
  /** Finds an alarm, due or not; `null` if there is none. */
  findAlarm(submissionId: string): Promise<DueAlarm | null>
  /** Counts the leads of the last 24 hours that escalate on every channel and are not accepted. */
  countWaiting(now: number): Promise<number>
  /**
   * Finds the lead that a call offers next, the longest waiting first; `null` if none is left.
   * @param after the lead that was offered last; `null` for the call's own
   */
  nextWaiting(callId: string, after: string | null, now: number): Promise<string | null>
  /** Builds a call about another lead; `null` if either does not exist. */
  callForLead(callId: string, submissionId: string): Promise<NoticeJob | null>
  /** Marks a test as answered, and its channel as tested. */
  answerTest(noticeId: string, now: number): Promise<void>
  /** Queues a notice without a lead. */
  addTest(notice: NewNotice, now: number): Promise<void>
  testState(noticeId: string): Promise<{
    readonly state: string
    readonly answeredAt: number | null
    readonly lastError: string | null
  } | null>

  /**
   * Takes one step of domain/lead/lifecycle.ts by compare and set: of any number
   * at once, one wins. Notices that wait are cancelled and ringing
   * calls ended, all in one transaction. A visitor's attempt to cancel too late is recorded.
   */
  moveLead(
    submissionId: string,
    move: {
      readonly to: LeadStatus
      /**
       * Only from this status. By default from each that the life cycle allows, except that an
       * acceptance is of a pending lead.
       */
      readonly from?: LeadStatus
      readonly role: LeadRole
      readonly by: Actor
      readonly now: number
      /** The notice by which it was done: that call is on the line and is not ended. */
      readonly noticeId: string | null
      /** A few words on why, for the history. */
      readonly detail?: string
      /** Staff member to whom a lead that is handed back is offered before the alarm restarts. */
      readonly colleagueId?: string
      /** For a transition to `en_route`: in how many minutes the assignee arrives. */
      readonly etaMinutes?: number
      readonly settings: NoticeSettings
    },
  ): Promise<TransitionResult>
  /**
   * Restores the state before a lead's latest transition, within seconds and for the staff member
   * who made it. Corrects notices about it that were sent.
   * @param step `at` is the time of the transition's event, which identifies it
   */
  undoStep(
    submissionId: string,
    step: { readonly at: number; readonly by: Actor; readonly now: number },
  ): Promise<TransitionResult>

  addEvent(event: {
    readonly submissionId: string
    readonly kind: string
    readonly by: Actor | null
    readonly at: number
    readonly detail?: string
  }): Promise<void>
  /** Lists events in the order in which they happened. */
  listEvents(submissionId: string): Promise<readonly LeadEvent[]>
  stats(now: number): Promise<AlarmStats>
  /** Deletes canaries recorded before `before`, but no real submission; returns how many. */
  removeCanaries(before: number): Promise<number>
  /** Deletes expired tokens and tests of the previous day, and clears networks after 24 hours. */
  prune(now: number): Promise<void>
}
