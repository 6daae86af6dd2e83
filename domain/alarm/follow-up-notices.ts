import type { NoticeKind } from './notice-kind.ts'
import type { LeadType } from '../submission/fields.ts'
import type { EventKind } from '../lead/events.ts'
import { type ChannelKind, type ChannelRow, channelsWhere } from './channels.ts'
import {
  isDriving,
  LEAD_LIFECYCLE,
  type LeadRole,
  type LeadStatus,
  RESTART_EVENTS,
  type RestartEvent,
  type TransitionEvent,
} from '../lead/lifecycle.ts'

/**
 * What happened to a lead: a transition, or a note, a photo, an agreement to a quote, a missed call,
 * something about the time or a late attempt to cancel by the visitor.
 */
export interface LeadChange {
  readonly event: TransitionEvent | keyof typeof VISITOR_NOTICES | 'cancel_attempt' | 'corrected'
  readonly role: LeadRole
  /** The staff member who did it; `null` for the visitor and for the staff mailbox. */
  readonly staffMemberId: string | null
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

/** What the visitor does about a lead, apart from its end, with the kind of the notice. */
const VISITOR_NOTICES = {
  note: 'note',
  photo: 'photo',
  agreed: 'agreed',
  called: 'called',
  window_proposed: 'window-asked',
  window_moved: 'window-moved',
  window_declined: 'window-declined',
} as const satisfies Partial<Record<EventKind, NoticeKind>>

const isVisitors = (event: LeadChange['event']): event is keyof typeof VISITOR_NOTICES =>
  Object.hasOwn(VISITOR_NOTICES, event)

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

/**
 * Notices about a lead that is pending again. Its alarm notifies the staff; a colleague to whom it
 * is handed over is notified first.
 */
const RESTART_NOTICES: Readonly<Record<RestartEvent, readonly FollowUpNotice[]>> = {
  handed_back: [webhook('handed-back')],
  handed_over: [webhook('handed-back'), { kind: 'offered', to: 'colleague', channels: OFFER }],
  reopened: [webhook('reopened')],
}

const isRestart = (event: LeadChange['event']): event is RestartEvent =>
  RESTART_EVENTS.some((one) => one === event)

/**
 * Decides the notices that follow a change outside the lead's alarm plan. Acceptance
 * is sent to machines only (the webhook, R103). What the visitor does is sent to the
 * assignee, or to all staff members on call while there is none, by push and mail. An
 * assignee may be driving, and is also called when another staff member closes or takes
 * over the lead, and when the visitor cancels or tries to.
 * @param lead as it was right before the change; `assignee` is `null` before acceptance, its
 *   `staffMemberId` `null` for the staff mailbox
 */
export function followUpNotices(
  { event, role, staffMemberId }: LeadChange,
  lead: {
    readonly type: LeadType
    readonly assignee: { readonly staffMemberId: string | null } | null
    /** The status before the change. */
    readonly from?: LeadStatus
  },
): readonly FollowUpNotice[] {
  const { type, assignee } = lead
  if (type === 'canary' || event === 'eta') return []
  const recipient = assignee === null ? 'staff' : 'assignee'
  if (isVisitors(event)) return [{ kind: VISITOR_NOTICES[event], to: recipient, channels: USUAL }]
  if (event === 'cancel_attempt')
    return [{ kind: 'cancel-attempt', to: recipient, channels: URGENT }]
  // Only a colleague's: whoever corrects their own lead knows.
  if (event === 'corrected')
    return assignee === null || assignee.staffMemberId === staffMemberId
      ? []
      : [{ kind: 'corrected', to: 'assignee', channels: USUAL }]
  if (isRestart(event)) return RESTART_NOTICES[event]
  const { notice: kind, isClosed } = LEAD_LIFECYCLE[event]
  if (kind === null) return []
  const isOthers = assignee !== null && assignee.staffMemberId !== staffMemberId
  if (!isClosed)
    return isOthers
      ? [webhook(kind), { kind: 'taken-over', to: 'assignee', channels: URGENT }]
      : [webhook(kind)]
  const staff = {
    kind,
    to: recipient,
    channels: assignee === null ? USUAL : URGENT,
  } as const
  if (role === 'visitor') return [webhook(kind), staff]
  // The alarm of the lead that it was joined with goes on.
  if (assignee === null && event === 'duplicate') return []
  // Otherwise a stolen phone would silence a lead and nobody would know.
  if (assignee === null)
    return (['staff', 'owners'] as const).map((to) => ({
      kind: 'closed-unserved',
      to,
      channels: USUAL,
    }))
  if (isOthers) return [staff]
  // Nor one that was accepted first, to end its alarm.
  const wasServed = lead.from === undefined || isDriving(lead.from) || event === 'duplicate'
  return wasServed ? [] : [{ kind: 'closed-unserved', to: 'other-owners', channels: USUAL }]
}
