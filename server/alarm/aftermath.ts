import { ALARM_LIFE_MS } from '#domain/alarm-plan.ts'
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
 * Who hears of what became of a request outside its plan. That it was taken:
 * machines alone (the webhook), since nothing rings after acceptance (R103).
 * What the visitor did to it (R122): whoever has it, or everybody while
 * nobody has, by push and mail; a call would wake people for what can wait.
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
    const told = kind === 'accepted' ? [] : reach(holders, deps)
    return [...(machines ? [machines] : []), ...told].map((target) =>
      newNotice(target, { id: deps.randomId(), kind, notAfter: now + ALARM_LIFE_MS }),
    )
  }
}

/** Their phones and mailboxes; the addresses of STAFF_EMAIL where that is nobody (R101). */
function reach(people: readonly Person[], { setUp, staffEmail }: AftermathDeps): readonly Target[] {
  const targets = (['push', 'mail'] as const)
    .filter((kind) => setUp.has(kind))
    .flatMap((kind) => people.flatMap((person) => targetsOf(person, kind)))
  return targets.length > 0 ? targets : [staffTarget(staffEmail)]
}
