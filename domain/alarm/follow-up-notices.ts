import type { NewsConsequence, NoticeKind } from './notice-kind.ts'
import type { EventKind } from '../lead/events.ts'
import { type ChannelKind, type ChannelRow, channelsWhere } from './channels.ts'
import {
  isClosed,
  isCompleted,
  LEAD_LIFECYCLE,
  type LeadRole,
  type LeadStatus,
  type RestartEvent,
  type TransitionEvent,
} from '../lead/lifecycle.ts'

/**
 * What happened to a lead: a transition, or a note, a photo, an agreement to a quote, a missed call,
 * something about the time or a late attempt to cancel by the visitor.
 */
export interface LeadChange {
  readonly event: TransitionEvent | keyof typeof RULES
  readonly role: LeadRole
  /** The staff member who did it; `null` for the visitor and for the staff mailbox. */
  readonly staffMemberId: string | null
  /** Whether another lead is known that goes on for this one, with its alarm or assignee. */
  readonly isReplaced?: boolean
}

/** A notice to be sent by all of these channels. */
export interface FollowUpNotice {
  readonly kind: NoticeKind
  /** `staff`: those on call; `staff-mailbox`: STAFF_EMAIL only. */
  readonly to:
    | 'assignee'
    | 'staff'
    | 'owners'
    /** Without the one who made the change. */
    | 'other-owners'
    | 'everybody'
    | 'colleague'
    | 'staff-mailbox'
  readonly channels: readonly ChannelKind[]
  /** Of news. */
  readonly consequence?: NewsConsequence
}

const channelsFor = (...followUps: readonly ChannelRow['followUps'][]): readonly ChannelKind[] =>
  channelsWhere((row) => followUps.includes(row.followUps))

const USUAL = channelsFor('all')
const URGENT = channelsFor('all', 'urgent')
const OFFER = channelsFor('all', 'urgent', 'offers')

/** The lead as it was right before a change. */
interface LeadBefore {
  /** `null` before acceptance; its `staffMemberId` `null` for the staff mailbox. */
  readonly assignee: { readonly staffMemberId: string | null } | null
  /** The status before the change. */
  readonly from?: LeadStatus
}

type Rule = (lead: LeadBefore, change: Omit<LeadChange, 'event'>) => readonly FollowUpNotice[]

/** News to the assignee, or to all staff members on call while there is none. */
const toRecipient =
  (channels = USUAL): Rule =>
  ({ assignee }) => [{ kind: 'news', to: assignee === null ? 'staff' : 'assignee', channels }]

/** What the customer holds against the assignee reaches the owners too. */
const withOwners =
  (rule: Rule): Rule =>
  (lead, change) => [
    ...rule(lead, change),
    ...(lead.assignee === null
      ? []
      : [{ kind: 'news', to: 'owners', channels: USUAL, consequence: 'complaint' } as const]),
  ]

const isOthersLead = (
  { assignee }: LeadBefore,
  { staffMemberId }: Omit<LeadChange, 'event'>,
): boolean => assignee !== null && assignee.staffMemberId !== staffMemberId

const TO_FORMER_ASSIGNEE: FollowUpNotice = {
  kind: 'news',
  to: 'assignee',
  channels: URGENT,
  consequence: 'not-yours',
}

const unserved = (
  to: FollowUpNotice['to'],
  consequence: NewsConsequence = 'unserved',
): FollowUpNotice => ({ kind: 'news', to, channels: USUAL, consequence })

/** What happens to a lead without giving it a status of its own. */
const RULES = {
  note: toRecipient(),
  photo: toRecipient(),
  agreed: toRecipient(),
  disagreed: withOwners(toRecipient()),
  called: toRecipient(),
  window_proposed: toRecipient(),
  window_moved: toRecipient(),
  window_declined: toRecipient(),
  cancel_attempt: withOwners(toRecipient(URGENT)),
  // A changed number or address sends everybody elsewhere, so the owners hear of it.
  corrected: (lead, change) => [
    ...(isOthersLead(lead, change)
      ? [{ kind: 'news', to: 'assignee', channels: USUAL } as const]
      : []),
    { kind: 'news', to: 'other-owners', channels: USUAL },
  ],
  // A lead that is pending again has its alarm, which notifies the staff.
  handed_back: () => [],
  handed_over: () => [{ kind: 'offered', to: 'colleague', channels: OFFER }],
  reopened: () => [],
  eta: () => [],
} as const satisfies Partial<Record<EventKind, Rule>> & Record<RestartEvent | 'eta', Rule>

const hasRule = (event: LeadChange['event']): event is keyof typeof RULES =>
  Object.hasOwn(RULES, event)

/**
 * Decides the notices to staff that follow a change outside the lead's alarm plan. What the visitor
 * does is sent to the assignee, or to all staff members on call while there is none, by push and
 * mail. An assignee may be driving, and is also called when another staff member closes or takes
 * over the lead, and when the visitor cancels or tries to.
 */
export function followUpNotices(
  { event, ...change }: LeadChange,
  lead: LeadBefore,
): readonly FollowUpNotice[] {
  if (hasRule(event)) return RULES[event](lead, change)
  if (isClosed(event)) return closingNotices(event, lead, change)
  const isTakenOver = LEAD_LIFECYCLE[event].assignee === 'actor' && isOthersLead(lead, change)
  return isTakenOver ? [TO_FORMER_ASSIGNEE] : []
}

/** Decides the notices about the end of a lead. */
function closingNotices(
  event: LeadStatus,
  lead: LeadBefore,
  change: Omit<LeadChange, 'event'>,
): readonly FollowUpNotice[] {
  const { assignee, from } = lead
  const { isReplaced = false } = change
  if (change.role === 'visitor') {
    if (isReplaced) return []
    return assignee === null
      ? [{ kind: 'news', to: 'staff', channels: USUAL, consequence: 'nobody-goes' }]
      : [TO_FORMER_ASSIGNEE]
  }
  if (assignee === null)
    // Otherwise a stolen phone would silence a lead and nobody would know.
    return isReplaced
      ? [unserved('staff', 'joined'), unserved('other-owners', 'joined')]
      : [unserved('staff'), unserved('owners')]
  if (isOthersLead(lead, change)) return [TO_FORMER_ASSIGNEE]
  if (from === undefined) return []
  // Nor one that was accepted first, to end its alarm.
  if (isReplaced) return [unserved('other-owners', 'joined')]
  if (!LEAD_LIFECYCLE[from].isServed) return [unserved('other-owners')]
  // Who drove there may do the job on their own account.
  return isCompleted(event) ? [] : [unserved('other-owners', 'not-done')]
}
