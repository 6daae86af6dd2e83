import { ALARM_LIFE_MS } from '#domain/alarm-plan.ts'
import { isOver, type LeadStatus } from '#domain/lead-status.ts'
import type { Aftermath } from '#server/store/alarm/alarm-step.ts'
import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { Person } from '#server/store/alarm/person.ts'
import type { ChannelKind } from './channel.ts'
import { houseTarget, newNotice, staffTarget, type Target, targetsOf } from './new-notice.ts'

export interface AftermathDeps {
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
 * A cancellation is also a call to the assignee, who may be driving (R182).
 */
export function aftermathOf(
  kind: 'accepted' | 'cancelled' | 'note',
  now: number,
  deps: AftermathDeps,
): Aftermath {
  return ({ type, owner, people, wasTaken }): readonly NewNotice[] => {
    if (type === 'canary') return []
    const machines = kind !== 'note' && deps.setUp.has('webhook') ? houseTarget('webhook') : null
    const holders = wasTaken ? people.filter(({ id }) => id === owner) : people
    const channels = wasTaken && kind === 'cancelled' ? URGENT : QUIET
    const told = kind === 'accepted' ? [] : reach(holders, channels, deps)
    return [...(machines ? [machines] : []), ...told].map((target) =>
      newNotice(target, { id: deps.randomId(), kind, notAfter: now + ALARM_LIFE_MS }),
    )
  }
}

/**
 * Builds the notices for an assignee whose lead another staff member closes: without
 * them the assignee would drive to a canceled job (R182). Webhooks are not sent.
 * @param by the staff member who closes it
 */
export function closedByOther(
  { to, by, now }: { readonly to: LeadStatus; readonly by: string; readonly now: number },
  deps: AftermathDeps,
): Aftermath {
  const kind = to === 'cancelled' ? 'cancelled' : 'closed'
  return ({ type, owner, people, wasTaken }): readonly NewNotice[] => {
    if (!isOver(to) || !wasTaken || owner === by || type === 'canary') return []
    const assignee = people.filter(({ id }) => id === owner)
    return reach(assignee, URGENT, deps).map((target) =>
      newNotice(target, { id: deps.randomId(), kind, notAfter: now + ALARM_LIFE_MS }),
    )
  }
}

const QUIET: readonly ChannelKind[] = ['push', 'mail']
const URGENT: readonly ChannelKind[] = ['call', ...QUIET]

/** Targets of these people; the addresses of STAFF_EMAIL where there are none (R101). */
function reach(
  people: readonly Person[],
  channels: readonly ChannelKind[],
  { setUp, staffEmail }: AftermathDeps,
): readonly Target[] {
  const targets = channels
    .filter((kind) => setUp.has(kind))
    .flatMap((kind) => people.flatMap((person) => targetsOf(person, kind)))
  return targets.length > 0 ? targets : [staffTarget(staffEmail)]
}
