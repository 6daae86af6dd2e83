import type { NoticeKind } from './notice-kind.ts'
import type { LeadType } from '../submission/fields.ts'
import type { EventKind } from '../lead/events.ts'
import { type ChannelKind, type ChannelRow, channelsWhere } from './channels.ts'
import {
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
    | 'webhook'
    | 'assignee'
    | 'staff'
    | 'owners'
    /** Without the one who made the change. */
    | 'other-owners'
    | 'everybody'
    | 'colleague'
    | 'staff-mailbox'
  readonly channels: readonly ChannelKind[]
}

const channelsFor = (...followUps: readonly ChannelRow['followUps'][]): readonly ChannelKind[] =>
  channelsWhere((row) => followUps.includes(row.followUps))

const USUAL = channelsFor('all')
const URGENT = channelsFor('all', 'urgent')
const OFFER = channelsFor('all', 'urgent', 'offers')
const MACHINES = channelsFor('machines')

/** Reviews of so few stars reach the owner at once. */
const POOR_STARS = 2

/** Decides how the owner hears of a review. */
export const reviewNotice = (stars: number): FollowUpNotice =>
  stars <= POOR_STARS
    ? { kind: 'poor-review', to: 'owners', channels: USUAL }
    : { kind: 'review', to: 'owners', channels: ['mail'] }

const webhook = (kind: FollowUpNotice['kind']): FollowUpNotice => ({
  kind,
  to: 'webhook',
  channels: MACHINES,
})

/** The lead as it was right before a change. */
interface LeadBefore {
  readonly type: LeadType
  /** `null` before acceptance; its `staffMemberId` `null` for the staff mailbox. */
  readonly assignee: { readonly staffMemberId: string | null } | null
  /** The status before the change. */
  readonly from?: LeadStatus
}

type Rule = (lead: LeadBefore, change: Omit<LeadChange, 'event'>) => readonly FollowUpNotice[]

const recipientOf = ({ assignee }: LeadBefore) => (assignee === null ? 'staff' : 'assignee')

/** A notice to the assignee, or to all staff members on call while there is none. */
const toRecipient =
  (kind: NoticeKind, channels = USUAL): Rule =>
  (lead) => [{ kind, to: recipientOf(lead), channels }]

const isOthersLead = (
  { assignee }: LeadBefore,
  { staffMemberId }: Omit<LeadChange, 'event'>,
): boolean => assignee !== null && assignee.staffMemberId !== staffMemberId

/** What happens to a lead without giving it a status of its own. */
const RULES = {
  note: toRecipient('note'),
  photo: toRecipient('photo'),
  agreed: toRecipient('agreed'),
  called: toRecipient('called'),
  window_proposed: toRecipient('window-asked'),
  window_moved: toRecipient('window-moved'),
  window_declined: toRecipient('window-declined'),
  cancel_attempt: toRecipient('cancel-attempt', URGENT),
  // Only a colleague's: whoever corrects their own lead knows.
  corrected: (lead, change) =>
    isOthersLead(lead, change) ? [{ kind: 'corrected', to: 'assignee', channels: USUAL }] : [],
  // A lead that is pending again has its alarm, which notifies the staff.
  handed_back: () => [webhook('handed-back')],
  handed_over: () => [
    webhook('handed-back'),
    { kind: 'offered', to: 'colleague', channels: OFFER },
  ],
  reopened: () => [webhook('reopened')],
  eta: () => [],
} as const satisfies Partial<Record<EventKind, Rule>> & Record<RestartEvent | 'eta', Rule>

const hasRule = (event: LeadChange['event']): event is keyof typeof RULES =>
  Object.hasOwn(RULES, event)

/**
 * Decides the notices that follow a change outside the lead's alarm plan. Acceptance
 * is sent to machines only (the webhook, R103). What the visitor does is sent to the
 * assignee, or to all staff members on call while there is none, by push and mail. An
 * assignee may be driving, and is also called when another staff member closes or takes
 * over the lead, and when the visitor cancels or tries to.
 */
export function followUpNotices(
  { event, ...change }: LeadChange,
  lead: LeadBefore,
): readonly FollowUpNotice[] {
  if (hasRule(event)) return RULES[event](lead, change)
  const { notice: kind, isClosed } = LEAD_LIFECYCLE[event]
  if (kind === null) return []
  if (isClosed) return closingNotices(kind, lead, change)
  return isOthersLead(lead, change)
    ? [webhook(kind), { kind: 'taken-over', to: 'assignee', channels: URGENT }]
    : [webhook(kind)]
}

/** Decides the notices about the end of a lead. */
function closingNotices(
  kind: NoticeKind,
  lead: LeadBefore,
  change: Omit<LeadChange, 'event'>,
): readonly FollowUpNotice[] {
  const { assignee, from } = lead
  const { isReplaced = false } = change
  const staff = toRecipient(kind, assignee === null ? USUAL : URGENT)(lead, change)
  if (change.role === 'visitor') return isReplaced ? [webhook(kind)] : [webhook(kind), ...staff]
  if (assignee === null)
    // Otherwise a stolen phone would silence a lead and nobody would know.
    return isReplaced
      ? []
      : (['staff', 'owners'] as const).map((to) => ({
          kind: 'closed-unserved',
          to,
          channels: USUAL,
        }))
  if (isOthersLead(lead, change)) return staff
  // Nor one that was accepted first, to end its alarm.
  const wasServed = isReplaced || from === undefined || LEAD_LIFECYCLE[from].isServed
  return wasServed ? [] : [{ kind: 'closed-unserved', to: 'other-owners', channels: USUAL }]
}
