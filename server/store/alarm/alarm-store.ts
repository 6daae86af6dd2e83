import type { LeadStatus } from '#domain/lead-status.ts'
import type { Doer } from './alarm-lead.ts'
import type {
  Aftermath,
  AlarmMove,
  AlarmStats,
  DueAlarm,
  LeadEvent,
  MoveResult,
} from './alarm-step.ts'
import type {
  Begun,
  Caps,
  Holder,
  NewNotice,
  NoticeJob,
  NoticeResult,
  ProviderStatus,
} from './notice.ts'
import type { NewChannel, Person } from './person.ts'

/** The alarm's part of the store: people, alarms, notices, tokens, events (R100 to R107). */
export interface AlarmStore {
  /** In the order in which they are rung. */
  listPeople(): Promise<readonly Person[]>
  /** Adds a person behind the others. */
  addPerson(person: {
    readonly id: string
    readonly name: string
    readonly language: 'en' | 'es'
    readonly channels: readonly NewChannel[]
    readonly now: number
  }): Promise<void>
  /** False when there is no such person (any more). Their channels are forgotten, their name is not. */
  removePerson(id: string, now: number): Promise<boolean>
  /**
   * Adds a channel to a person, or renews the one with the same address; a
   * browser (`push`) belongs to whoever came last. False when there is no
   * such person.
   */
  saveChannel(personId: string, channel: NewChannel, now: number): Promise<boolean>

  /**
   * Takes due alarms, those due for longest first, and does what `decide`
   * says: step and notices advance in one transaction (R103). Returns them.
   */
  advance(options: {
    readonly now: number
    readonly limit: number
    readonly decide: (alarm: DueAlarm, people: readonly Person[]) => AlarmMove
  }): Promise<readonly (DueAlarm & { readonly move: AlarmMove })[]>
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
   * Brings back to `now` what lies so far ahead that only a clock that was wrong can have written
   * it; returns how many steps and notices.
   */
  recallStrays(limits: {
    readonly now: number
    /** No alarm's next step lies behind it. */
    readonly latestStep: number
    /** No notice's next try lies behind it. */
    readonly latestTry: number
  }): Promise<number>
  /**
   * Right before a notice is sent: reads the state again (R103). From here on a call or an SMS
   * counts as out, so that it goes out once at most.
   * @param telephone the caps of a call or an SMS; null for everything else
   */
  begin(
    id: string,
    options: {
      readonly attempt: number
      readonly now: number
      readonly telephone: Caps | null
      readonly token: { readonly hash: string; readonly expiresAt: number } | null
    },
  ): Promise<Begun>
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
  /** The next step of a notice's alarm comes at once; false when it does not ring any more. */
  passOn(noticeId: string, now: number): Promise<boolean>

  /** One token more for a request that is told of outside the plan: the mail to STAFF_EMAIL. */
  addToken(token: {
    readonly hash: string
    readonly submissionId: string
    readonly now: number
    readonly expiresAt: number
  }): Promise<void>
  holderOfToken(hash: string, now: number): Promise<Holder | null>
  holderOfNotice(noticeId: string): Promise<Holder | null>
  /** A notice in the form in which it is sent; null when there is none. */
  findNotice(id: string): Promise<NoticeJob | null>
  /** Requests that nobody has taken. */
  countWaiting(): Promise<number>
  /** Notices of other requests that became part of this call and still ring. */
  bundledWith(noticeId: string): Promise<readonly NoticeJob[]>
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
   * at once, one wins (R104). Notices that wait are cancelled and ringing
   * calls ended, all in one transaction.
   */
  moveLead(
    submissionId: string,
    move: {
      readonly to: LeadStatus
      /** Only from one of these; from wherever the table allows it where it is left out. */
      readonly from?: readonly LeadStatus[]
      readonly by: Doer
      readonly now: number
      /** The notice by which it was done: that call is on the line and is not ended. */
      readonly noticeId: string | null
      /** When to ask the owner how it goes; null for never. */
      readonly askAt: number | null
      /** A few words on why, for the history. */
      readonly detail?: string
      readonly aftermath: Aftermath
    },
  ): Promise<MoveResult>

  addEvent(event: {
    readonly submissionId: string
    readonly kind: string
    readonly by: Doer | null
    readonly at: number
    readonly detail?: string
  }): Promise<void>
  /** In the order in which they happened. */
  listEvents(submissionId: string): Promise<readonly LeadEvent[]>
  stats(now: number): Promise<AlarmStats>
  /** Deletes the canaries recorded before, never a person's request; returns how many (R107). */
  removeCanaries(before: number): Promise<number>
  /** Forgets tokens whose time is over, and tests of yesterday. */
  prune(now: number): Promise<void>
}
