import { ALARM_LIFETIME_MS } from '#domain/alarm-plan.ts'
import { isFinalStatus, type LeadStatus } from '#domain/lead-status.ts'
import type { CreateFollowUpNotices } from '#server/store/alarm/alarm-step.ts'
import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { StaffMember } from '#server/store/alarm/staff-member.ts'
import type { ChannelKind } from './channel.ts'
import {
  broadcastTarget,
  newNotice,
  staffMailboxTarget,
  type Target,
  staffTargets,
} from './new-notice.ts'

export interface FollowUpNoticeDeps {
  /** Channels that are set up. */
  readonly setUp: ReadonlySet<ChannelKind>
  /** STAFF_EMAIL */
  readonly staffEmail: readonly string[]
  /** A new UUID. */
  readonly randomId: () => string
}

/**
 * Builds the notices that follow a change outside a lead's alarm plan. Acceptance
 * is sent to machines only (the webhook, R103). What the visitor did (R122) is sent
 * to the assignee, or to every staff member while there is none, by push and mail.
 * A cancellation is also a call to the assignee, who may be driving.
 */
export function followUpNotices(
  kind: 'accepted' | 'cancelled' | 'note',
  now: number,
  deps: FollowUpNoticeDeps,
): CreateFollowUpNotices {
  return ({ type, owner, staff, wasAssigned }): readonly NewNotice[] => {
    if (type === 'canary') return []
    const machines =
      kind !== 'note' && deps.setUp.has('webhook') ? broadcastTarget('webhook') : null
    const assignees = wasAssigned ? staff.filter(({ id }) => id === owner) : staff
    const channels = wasAssigned && kind === 'cancelled' ? URGENT : QUIET
    const recipients = kind === 'accepted' ? [] : reachableTargets(assignees, channels, deps)
    return [...(machines ? [machines] : []), ...recipients].map((target) =>
      newNotice(target, { id: deps.randomId(), kind, notAfter: now + ALARM_LIFETIME_MS }),
    )
  }
}

/**
 * Builds the notices for an assignee whose lead another staff member closes: without
 * them the assignee would drive to a canceled job. Webhooks are not sent.
 * @param by the staff member who closes it
 */
export function noticesOfCloseByOther(
  { to, by, now }: { readonly to: LeadStatus; readonly by: string; readonly now: number },
  deps: FollowUpNoticeDeps,
): CreateFollowUpNotices {
  const kind = to === 'cancelled' ? 'cancelled' : 'closed'
  return ({ type, owner, staff, wasAssigned }): readonly NewNotice[] => {
    if (!isFinalStatus(to) || !wasAssigned || owner === by || type === 'canary') return []
    const assignee = staff.filter(({ id }) => id === owner)
    return reachableTargets(assignee, URGENT, deps).map((target) =>
      newNotice(target, { id: deps.randomId(), kind, notAfter: now + ALARM_LIFETIME_MS }),
    )
  }
}

const QUIET: readonly ChannelKind[] = ['push', 'mail']
const URGENT: readonly ChannelKind[] = ['call', ...QUIET]

/** Targets of these people; the addresses of STAFF_EMAIL where there are none. */
function reachableTargets(
  staff: readonly StaffMember[],
  channels: readonly ChannelKind[],
  { setUp, staffEmail }: FollowUpNoticeDeps,
): readonly Target[] {
  const targets = channels
    .filter((kind) => setUp.has(kind))
    .flatMap((kind) => staff.flatMap((person) => staffTargets(person, kind)))
  return targets.length > 0 ? targets : [staffMailboxTarget(staffEmail)]
}
