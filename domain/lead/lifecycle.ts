/**
 * The life cycle of a lead: one row for each status, with everything that depends on it.
 * `Record<LeadStatus, …>` makes the compiler name each place that has words for them. Rules
 * ask the columns and the functions below; a literal elsewhere is the target of a transition, or
 * the name of its event.
 */

import { MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'
import type { StatusPageState } from './status-page-state.ts'

/** Value of `submissions.status`. The specification names `pending` only. */
export type LeadStatus =
  | 'pending'
  | 'accepted'
  | 'en_route'
  /** The assignee is at the customer's. */
  | 'here'
  | 'done'
  | 'cancelled'
  | 'lost'
  | 'spam'
  /** Another request goes on, of the same customer as staff say. */
  | 'duplicate'

/**
 * `assignee` is the staff member who has the lead, `staff` any other one; the store distinguishes
 * them.
 */
export type LeadRole = 'visitor' | 'staff' | 'assignee'

/** Recorded events after which a lead is pending again. */
export const RESTART_EVENTS = ['handed_back', 'handed_over', 'reopened'] as const
export type RestartEvent = (typeof RESTART_EVENTS)[number]

/**
 * The recorded event of a transition: the new status, how the lead became pending again, or a new
 * arrival time.
 */
export type TransitionEvent = Exclude<LeadStatus, 'pending'> | RestartEvent | 'eta'

/** How long a closed lead can be reopened. */
export const REOPEN_WITHIN_MS = WEEK_MS
/**
 * How long a colleague to whom a lead is handed over has to accept it before the alarm restarts.
 */
export const HAND_OVER_MS = 2 * MINUTE_MS
/** How long the board offers to undo a transition. */
export const UNDO_OFFERED_MS = 10_000
/**
 * How long an undo is accepted, because a press takes time to arrive. What a customer is told of a
 * transition waits for so long.
 */
export const UNDO_ACCEPTED_MS = UNDO_OFFERED_MS + 5000

interface LeadTransition {
  readonly by: readonly LeadRole[]
  /**
   * On the board: the large button of the next transition, one of those that close the lead, or
   * none.
   */
  readonly button: 'next' | 'close' | null
  /** The recorded event; the new status by default. */
  readonly event?: RestartEvent | 'eta'
  /** The recorded event where the lead is offered to one colleague; missing where it cannot be. */
  readonly toColleague?: RestartEvent
}

export interface LeadStatusRow {
  /** Transitions out of this status. */
  readonly to: Readonly<Partial<Record<LeadStatus, LeadTransition>>>
  readonly isClosed: boolean
  /** Whether the customer does not want the work any more. */
  readonly isCancelled: boolean
  /** Whether the assignee drives to the customer: arrival times are said, and the lead is urgent. */
  readonly isDriving: boolean
  /** Whether somebody went to the customer: who closes the lead from here did not sit on it. */
  readonly isServed: boolean
  /** Whether the overview counts the lead, and a price can be recorded once it is closed. */
  readonly isCounted: boolean
  /** Whether it is recorded why the lead brought no job. */
  readonly hasCause: boolean
  /** Whether another lead of the same customer goes on for this one. */
  readonly isJoined: boolean
  /** Whether calls of the number that called or texted are refused from then on. */
  readonly blocksCaller: boolean
  /**
   * Assignee after a transition to this status: the staff member who made it, the one
   * before it, none, or a former one, who is recorded and has nothing left to do.
   */
  readonly assignee: 'actor' | 'unchanged' | 'none' | 'former'
  /**
   * `escalating` starts the alarm; `assigned` asks the assignee later for progress, or for a new
   * arrival time; `none` ends it.
   */
  readonly alarm: 'escalating' | 'assigned' | 'none'
  readonly statusPage: StatusPageState
  /** Step on the status page's dial and on the board, from 0; `null` when it is not one. */
  readonly progress: number | null
}

const STAFF = ['staff', 'assignee'] as const satisfies readonly LeadRole[]
const NEXT = { by: STAFF, button: 'next' } as const satisfies LeadTransition
const CLOSE = { by: STAFF, button: 'close' } as const satisfies LeadTransition
const CANCEL = { by: [...STAFF, 'visitor'], button: 'close' } as const satisfies LeadTransition
const HAND_BACK = {
  by: ['assignee'],
  button: null,
  event: 'handed_back',
  toColleague: 'handed_over',
} as const
const NEW_ETA = { by: STAFF, button: null, event: 'eta' } as const
const TAKE_OVER = { by: ['staff'], button: null } as const

const OPEN = {
  isClosed: false,
  isCancelled: false,
  isDriving: false,
  isServed: false,
  isCounted: true,
  hasCause: false,
  isJoined: false,
  blocksCaller: false,
} as const
const CLOSED = {
  ...OPEN,
  to: { pending: { by: STAFF, button: null, event: 'reopened' } },
  isClosed: true,
  assignee: 'former',
  alarm: 'none',
  statusPage: 'cancelled',
  progress: null,
} as const satisfies LeadStatusRow

export const LEAD_LIFECYCLE: Readonly<Record<LeadStatus, LeadStatusRow>> = {
  pending: {
    to: { accepted: NEXT, cancelled: CANCEL, lost: CLOSE, spam: CLOSE, duplicate: CLOSE },
    ...OPEN,
    assignee: 'none',
    alarm: 'escalating',
    statusPage: 'stored',
    progress: 0,
  },
  accepted: {
    to: {
      pending: HAND_BACK,
      accepted: TAKE_OVER,
      en_route: NEXT,
      here: { by: STAFF, button: null },
      done: { by: STAFF, button: null },
      cancelled: CANCEL,
      lost: CLOSE,
      spam: CLOSE,
      duplicate: CLOSE,
    },
    ...OPEN,
    assignee: 'actor',
    alarm: 'assigned',
    statusPage: 'accepted',
    progress: 1,
  },
  en_route: {
    // The visitor calls instead: the assignee is driving.
    to: {
      pending: HAND_BACK,
      accepted: TAKE_OVER,
      en_route: NEW_ETA,
      here: NEXT,
      done: { by: STAFF, button: null },
      cancelled: CLOSE,
      lost: CLOSE,
      spam: CLOSE,
      duplicate: CLOSE,
    },
    ...OPEN,
    isDriving: true,
    isServed: true,
    assignee: 'unchanged',
    alarm: 'assigned',
    statusPage: 'en_route',
    progress: 2,
  },
  here: {
    to: {
      pending: HAND_BACK,
      accepted: TAKE_OVER,
      done: NEXT,
      cancelled: CLOSE,
      lost: CLOSE,
      spam: CLOSE,
      duplicate: CLOSE,
    },
    ...OPEN,
    isServed: true,
    assignee: 'unchanged',
    alarm: 'assigned',
    statusPage: 'here',
    progress: 3,
  },
  done: { ...CLOSED, assignee: 'unchanged', statusPage: 'done', progress: 4 },
  cancelled: { ...CLOSED, isCancelled: true, hasCause: true },
  lost: { ...CLOSED, hasCause: true },
  spam: { ...CLOSED, isCounted: false, blocksCaller: true },
  duplicate: { ...CLOSED, isCounted: false, isJoined: true, statusPage: 'joined' },
}

/** Status of a lead when it is stored; the wire format of a submission names it. */
export const FIRST_STATUS = 'pending' satisfies LeadStatus

export const LEAD_STATUSES = Object.keys(LEAD_LIFECYCLE) as readonly LeadStatus[]

/** Returns the statuses whose row fits, in the order of the table. */
const statusesWhere = (fits: (row: LeadStatusRow) => boolean): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((status) => fits(LEAD_LIFECYCLE[status]))

export const canTransition = (from: LeadStatus, to: LeadStatus, role: LeadRole): boolean =>
  LEAD_LIFECYCLE[from].to[to]?.by.includes(role) ?? false

/** Returns the statuses to which the board offers a transition from this status by buttons of one kind. */
export const boardTransitions = (
  from: LeadStatus,
  button: NonNullable<LeadTransition['button']>,
): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((to) => LEAD_LIFECYCLE[from].to[to]?.button === button)

export const isClosed = (status: LeadStatus): boolean => LEAD_LIFECYCLE[status].isClosed

/** Returns whether the alarm escalates the lead to staff. */
export const isWaiting = (status: LeadStatus): boolean =>
  LEAD_LIFECYCLE[status].alarm === 'escalating'

/** Returns whether the assignee drives to the customer. */
export const isDriving = (status: LeadStatus): boolean => LEAD_LIFECYCLE[status].isDriving

/** Returns whether another lead of the same customer goes on for this one. */
export const isJoined = (status: LeadStatus): boolean => LEAD_LIFECYCLE[status].isJoined

/** Returns whether a transition to this status makes whoever did it the assignee. */
export const isAcceptance = (status: LeadStatus): boolean =>
  LEAD_LIFECYCLE[status].assignee === 'actor'

/** Returns whether the overview counts the lead. */
export const isCounted = (status: LeadStatus): boolean => LEAD_LIFECYCLE[status].isCounted

/** Returns whether the work was done. */
export const isCompleted = (status: LeadStatus): boolean =>
  LEAD_LIFECYCLE[status].statusPage === 'done'

/** Returns whether the customer does not want the work any more. */
export const isCancelled = (status: LeadStatus): boolean => LEAD_LIFECYCLE[status].isCancelled

/** Returns whether the assignee can still give the lead back to all. */
export const canHandBack = (status: LeadStatus): boolean =>
  !isClosed(status) && canTransition(status, FIRST_STATUS, 'assignee')

/** Returns whether the status page offers to cancel. */
export const canVisitorCancel = (status: LeadStatus): boolean =>
  canTransition(status, 'cancelled', 'visitor')

/** Returns whether staff are reminded of the appointment: before anybody drives. */
export const isRemindedOf = (status: LeadStatus): boolean =>
  isWaiting(status) || isAcceptance(status)

/** Returns whether a staff member is responsible for the lead, or has finished it. */
export const hasAssignee = (status: LeadStatus): boolean =>
  ['actor', 'unchanged'].includes(LEAD_LIFECYCLE[status].assignee)

/** Returns the statuses of a lead that goes well, in their order. */
export const progressSteps = (): readonly LeadStatus[] =>
  [...statusesWhere(({ progress }) => progress !== null)].sort(
    (one, other) => (LEAD_LIFECYCLE[one].progress ?? 0) - (LEAD_LIFECYCLE[other].progress ?? 0),
  )

/**
 * Returns the statuses to which the assignee brings the work on by one press: without the one that an
 * arrival time says.
 */
export const workSteps = (from: LeadStatus): readonly LeadStatus[] =>
  LEAD_STATUSES.filter(
    (to) =>
      LEAD_LIFECYCLE[to].assignee === 'unchanged' &&
      !isDriving(to) &&
      canTransition(from, to, 'assignee'),
  )

/** Returns the status that a text names, such as the kind of an event; `null` for any other. */
export const parseLeadStatus = (text: string): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === text) ?? null

/** Returns the status of a stored lead; one of a later release counts as closed. */
export const storedLeadStatus = (text: string): LeadStatus => parseLeadStatus(text) ?? 'lost'
