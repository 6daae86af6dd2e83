import type { LeadStatus } from '#domain/lead-status.ts'
import type { Actor } from './alarm-lead.ts'
import type {
  CreateFollowUpNotices,
  AlarmDecision,
  AlarmStats,
  DueAlarm,
  LeadEvent,
  TransitionResult,
} from './alarm-step.ts'
import type {
  SendReservation,
  TokenSubject,
  NewNotice,
  NoticeJob,
  NoticeResult,
  ProviderStatus,
  PhoneRules,
} from './notice.ts'
import type { NewStaffChannel, StaffMember } from './staff-member.ts'

/** The alarm's part of the store: people, alarms, notices, tokens, events (R100 to R107). */
export interface AlarmStore {
  /** In the order in which they are rung. */
  listStaff(): Promise<readonly StaffMember[]>
  /** Adds a person behind the others. */
  addStaffMember(person: {
    readonly id: string
    readonly name: string
    readonly language: 'en' | 'es'
    readonly channels: readonly NewStaffChannel[]
    readonly now: number
  }): Promise<void>
  /** False when there is no such person (any more). Their channels are forgotten, their name is not. */
  removeStaffMember(id: string, now: number): Promise<boolean>
  /**
   * Adds a channel to a person, or renews the one with the same address; a
   * browser (`push`) belongs to whoever came last. False when there is no
   * such person.
   */
  saveChannel(personId: string, channel: NewStaffChannel, now: number): Promise<boolean>

  /**
   * Takes due alarms, those due for longest first, and does what `decide`
   * says: step and notices advance in one transaction. Returns them.
   */
  advance(options: {
    readonly now: number
    readonly limit: number
    readonly decide: (alarm: DueAlarm, people: readonly StaffMember[]) => AlarmDecision
  }): Promise<readonly (DueAlarm & { readonly move: AlarmDecision })[]>
  /** Channels for which a notice is due. */
  dueChannels(now: number): Promise<readonly string[]>
  /** Takes due notices of one channel; no other process gets them until the lease ends. */
  claimNotices(options: {
    readonly channel: string
    readonly now: number
    readonly leaseMs: number
    readonly limit: number
  }): Promise<readonly NoticeJob[]>
  /** False, and nothing happens, unless `attempt` is its latest and unsettled. */
  renewNoticeLease(id: string, lease: { attempt: number; until: number }): Promise<boolean>
  /** Gives a notice back that was taken and not begun. */
  returnNotice(id: string, attempt: number, now: number): Promise<void>
  /** As `Store.freeMailLeases`. */
  freeNoticeLeases(now: number): Promise<number>
  /**
   * Brings back what a clock that ran ahead has put off: alarms that were written in the future
   * keep the rest of their plan's delay, notices are due now. Returns how many steps and notices.
   */
  rescheduleMisdatedJobs(limits: {
    readonly now: number
    /** How far ahead of `now` another server's clock may be, in milliseconds. */
    readonly toleranceMs: number
    /** No notice's next try lies behind it, unless a cap delays it. */
    readonly latestTry: number
  }): Promise<number>
  /**
   * Right before a notice is sent: reads the state again. From here on a call or an SMS
   * counts as out, so that it goes out once at most.
   * @param telephone the rules of a call or an SMS; null for everything else
   */
  begin(
    id: string,
    options: {
      readonly attempt: number
      readonly now: number
      readonly telephone: PhoneRules | null
      readonly token: { readonly hash: string; readonly expiresAt: number } | null
    },
  ): Promise<SendReservation>
  settle(
    id: string,
    options: { readonly attempt: number; readonly now: number; readonly result: NoticeResult },
  ): Promise<void>
  /** A ringing call was ended. */
  markEnded(id: string, now: number): Promise<void>
  /** Asks again at `dueAt` for a ringing call to be ended. */
  retryEnding(id: string, failure: { attempt: number; dueAt: number; error: string }): Promise<void>
  /** The provider's word on a call or an SMS; in any order, late and doubled ones are harmless. */
  recordProviderStatus(noticeId: string, status: ProviderStatus, now: number): Promise<void>
  /**
   * Brings the next step of an alarm forward for the person of this notice.
   * @param lead of another alarm than the notice's own; null for its own
   * @returns the lead's id; null when its alarm does not escalate any more
   */
  decline(noticeId: string, lead: string | null, now: number): Promise<string | null>
  /** Marks a call as answered: it does not count towards the caps any more. */
  answerCall(noticeId: string, now: number): Promise<void>

  /** One token more for a request that is told of outside the plan: the mail to STAFF_EMAIL. */
  addToken(token: {
    readonly hash: string
    readonly submissionId: string
    readonly now: number
    readonly expiresAt: number
  }): Promise<void>
  subjectOfToken(hash: string, now: number): Promise<TokenSubject | null>
  subjectOfNotice(noticeId: string): Promise<TokenSubject | null>
  /** A notice in the form in which it is sent; null when there is none. */
  findNotice(id: string): Promise<NoticeJob | null>
  /** One alarm, whether or not it is due; null when there is none. */
  findAlarm(submissionId: string): Promise<DueAlarm | null>
  /** Leads on every channel that nobody has accepted, of the last 24 hours. */
  countWaiting(now: number): Promise<number>
  /**
   * The id of the lead that a call offers next, the longest waiting first; null when none is left.
   * @param after the lead that was offered last; null for the call's own
   */
  nextWaiting(callId: string, after: string | null, now: number): Promise<string | null>
  /** A call as it would be about another lead; null when either is gone. */
  callForLead(callId: string, submissionId: string): Promise<NoticeJob | null>
  /** Marks a test as answered, and its channel as tested. */
  answerTest(noticeId: string, now: number): Promise<void>
  /** Queues a notice that stands for no request. */
  addTest(notice: NewNotice, now: number): Promise<void>
  testState(noticeId: string): Promise<{
    readonly state: string
    readonly answeredAt: number | null
    readonly lastError: string | null
  } | null>

  /**
   * Takes one step of domain/lead-status.ts by compare and set: of any number
   * at once, one wins. Notices that wait are cancelled and ringing
   * calls ended, all in one transaction.
   */
  moveLead(
    submissionId: string,
    move: {
      readonly to: LeadStatus
      /** Only from one of these; from wherever the table allows it where it is left out. */
      readonly from?: readonly LeadStatus[]
      readonly by: Actor
      readonly now: number
      /** The notice by which it was done: that call is on the line and is not ended. */
      readonly noticeId: string | null
      /** When to ask the owner how it goes; null for never. */
      readonly askAt: number | null
      /** A few words on why, for the history. */
      readonly detail?: string
      readonly aftermath: CreateFollowUpNotices
    },
  ): Promise<TransitionResult>

  addEvent(event: {
    readonly submissionId: string
    readonly kind: string
    readonly by: Actor | null
    readonly at: number
    readonly detail?: string
  }): Promise<void>
  /** In the order in which they happened. */
  listEvents(submissionId: string): Promise<readonly LeadEvent[]>
  stats(now: number): Promise<AlarmStats>
  /** Deletes the canaries recorded before, never a person's request; returns how many. */
  removeCanaries(before: number): Promise<number>
  /** Deletes expired tokens and tests of yesterday, and clears networks after 24 hours. */
  prune(now: number): Promise<void>
}
