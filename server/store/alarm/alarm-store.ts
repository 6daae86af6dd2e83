import type { LeadStatus } from '#domain/lead-status.ts'
import type { RequestRow } from '#domain/columns.ts'

/**
 * The alarm's part of the store: people, alarms, notices, tokens, events
 * (R100 to R107). The words of channels and notices are the engine's own
 * (server/alarm/channel.ts); here they are texts.
 */

export interface PersonChannel {
  /** UUID. */
  readonly id: string
  readonly kind: string
  /** JSON, as the channel of this kind reads it. */
  readonly address: string
  /** When somebody last answered a test by it; null for never. */
  readonly testedAt: number | null
  readonly lastOkAt: number | null
  readonly lastError: string | null
  /** Set when the other side says that nobody is there any more: it is not used. */
  readonly goneAt: number | null
}

export interface Person {
  /** UUID. */
  readonly id: string
  readonly name: string
  readonly language: 'en' | 'es'
  /** In the order in which they were added. */
  readonly channels: readonly PersonChannel[]
}

export interface NewChannel {
  readonly id: string
  readonly kind: string
  readonly address: string
  /** Makes two addresses of a kind the same. */
  readonly addressKey: string
}

/** What the engine reads of a request; the rest is on its page, after it was taken. */
export type AlarmLead = Pick<
  RequestRow,
  | 'id'
  | 'created_at'
  | 'status'
  | 'type'
  | 'service'
  | 'timeframe'
  | 'address'
  | 'source_url'
  | 'visitor_info'
> & {
  /** The captcha could not be checked, or the request looks like a machine's (R106). */
  readonly isDoubtful: boolean
}

/** An alarm for which something is due now. */
export interface DueAlarm {
  readonly lead: AlarmLead
  /** `accepted`: it is time to ask its owner how it goes. */
  readonly state: 'ringing' | 'accepted'
  /** The plan in words; null before the first step. */
  readonly plan: string | null
  /** Both 0 before the first step. */
  readonly round: number
  readonly step: number
  readonly notAfter: number
  /** Who has it. */
  readonly acceptedBy: string | null
}

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

/** What comes of a due alarm; written in one transaction. */
export interface AlarmMove {
  readonly plan: string
  readonly round: number
  readonly step: number
  /** Null when nothing is due any more. */
  readonly nextAt: number | null
  /** True when its time is over and nobody took it. */
  readonly isOver: boolean
  readonly notices: readonly NewNotice[]
}

/** A notice taken for sending, or a ringing call taken for ending, until its lease ends. */
export interface NoticeJob {
  readonly id: string
  readonly work: 'send' | 'end'
  readonly kind: string
  readonly channel: string
  readonly channelId: string | null
  readonly person: Pick<Person, 'id' | 'name' | 'language'> | null
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

/** How often one number may be rung, and how often all together (R106). */
export interface Caps {
  readonly perNumber: readonly { readonly most: number; readonly withinMs: number }[]
  /** Calls and SMS in all within 24 hours. */
  readonly perDay: number
  /** A call to the same number that began so recently is one call with this (R106). */
  readonly mergeWithinMs: number
}

export type Begun =
  /** It goes out now. */
  | { readonly go: true; readonly waiting: number }
  /** It does not: taken, over, settled by another, beyond a cap, or part of another call. */
  | { readonly go: false; readonly because: 'over' | 'capped' | 'merged' | 'lost' }

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

export interface TakenBy {
  readonly personId: string | null
  /** Null when it is nobody in particular. */
  readonly name: string | null
  readonly at: number
}

export type MoveResult =
  | { readonly outcome: 'moved'; readonly submissionId: string; readonly from: LeadStatus }
  /** That step is not possible from where the request stands. */
  | {
      readonly outcome: 'refused'
      readonly submissionId: string
      readonly status: string
      readonly owner: TakenBy | null
    }
  | { readonly outcome: 'unknown' }

/** Who does something, and by which channel. */
export interface Doer {
  readonly personId: string | null
  readonly via: string
}

/** Notices that follow from a step of a request, made inside its transaction. */
export type Aftermath = (moved: {
  readonly submissionId: string
  readonly type: RequestRow['type']
  /** True when it was somebody's before this step. */
  readonly wasTaken: boolean
  readonly owner: string | null
  readonly people: readonly Person[]
}) => readonly NewNotice[]

/** What a token or a notice stands for. */
export interface Holder {
  readonly noticeId: string | null
  readonly submissionId: string | null
  readonly channel: string
  readonly person: Pick<Person, 'id' | 'name' | 'language'> | null
  readonly status: string | null
  readonly owner: TakenBy | null
  /** A test that was answered. */
  readonly answeredAt: number | null
}

export interface AlarmStats {
  readonly ringing: number
  /** Since when the most overdue step or notice waits to be done; null when nothing is due. */
  readonly oldestDueAt: number | null
  /** Alarms that ended in the last 24 hours and that nobody took up since. */
  readonly untaken: number
}

export interface LeadEvent {
  readonly at: number
  readonly kind: string
  readonly personId: string | null
  readonly personName: string | null
  readonly via: string | null
  readonly detail: string | null
}

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
