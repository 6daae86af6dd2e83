import type { ChannelKind } from '../alarm-channels.ts'
import { LEAD_LIFECYCLE, type LeadRole, type LeadStatus } from './lifecycle.ts'

/** What happened to a lead: a transition, or a note of the visitor. */
export interface LeadStep {
  readonly to: LeadStatus | 'note'
  readonly role: LeadRole
  /** The staff member who did it; `null` for the visitor and for the staff mailbox. */
  readonly personId: string | null
}

/** A notice to be sent by all of these channels. */
export interface FollowUpNotice {
  readonly kind: 'accepted' | 'cancelled' | 'closed' | 'note'
  readonly to: 'webhook' | 'assignee' | 'staff'
  readonly channels: readonly ChannelKind[]
}

const QUIET: readonly ChannelKind[] = ['push', 'mail']
const URGENT: readonly ChannelKind[] = ['call', ...QUIET]

/**
 * Decides the notices that follow a step outside the lead's alarm plan. Acceptance
 * is sent to machines only (the webhook, R103). What the visitor does is sent to the
 * assignee, or to all staff members on call while there is none, by push and mail. An
 * assignee whose lead another staff member closes may be driving, and is called as well.
 * @param lead as it was right before the step; `assignee` is null before acceptance, its
 *   `personId` null for the staff mailbox
 */
export function followUpNotices(
  { to, role, personId }: LeadStep,
  lead: {
    readonly type: 'booking' | 'canary'
    readonly assignee: { readonly personId: string | null } | null
  },
): readonly FollowUpNotice[] {
  const { type, assignee } = lead
  if (type === 'canary') return []
  const recipient = assignee === null ? 'staff' : 'assignee'
  if (to === 'note') return [{ kind: 'note', to: recipient, channels: QUIET }]
  const { notice: kind, isClosed } = LEAD_LIFECYCLE[to]
  if (kind === null) return []
  const webhook: FollowUpNotice = { kind, to: 'webhook', channels: ['webhook'] }
  if (!isClosed) return [webhook]
  const people = { kind, to: recipient, channels: assignee === null ? QUIET : URGENT } as const
  if (role === 'visitor') return [webhook, people]
  return assignee === null || assignee.personId === personId ? [] : [people]
}
