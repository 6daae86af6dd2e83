import { ALARM_LIFE_MS } from '#domain/alarm-plan.ts'
import type { Aftermath, NewNotice } from '#server/store/alarm/alarm-store.ts'
import type { ChannelKind } from './channel.ts'
import { houseTarget, newNotice, staffTarget, targetsOf } from './new-notice.ts'

export interface AftermathDeps {
  /** Channels that are set up. */
  readonly setUp: ReadonlySet<ChannelKind>
  /** STAFF_EMAIL */
  readonly staffEmail: readonly string[]
  /** A new UUID. */
  readonly randomId: () => string
}

/**
 * Who hears of a request that was taken or called off: machines (the
 * webhook), and whoever had taken what is then called off. Nobody else:
 * nothing rings after acceptance (R103).
 */
export function aftermathOf(
  to: 'accepted' | 'cancelled',
  now: number,
  { setUp, staffEmail, randomId }: AftermathDeps,
): Aftermath {
  return ({ type, owner, people, wasTaken }): readonly NewNotice[] => {
    if (type === 'canary') return []
    const webhook = setUp.has('webhook') ? houseTarget('webhook') : null
    const person = people.find(({ id }) => id === owner)
    const told =
      to === 'accepted' || !wasTaken
        ? []
        : person === undefined
          ? [staffTarget(staffEmail)]
          : (['push', 'mail'] as const)
              .filter((kind) => setUp.has(kind))
              .flatMap((kind) => targetsOf(person, kind))
    return [...(webhook ? [webhook] : []), ...told].map((target) =>
      newNotice(target, { id: randomId(), kind: to, notAfter: now + ALARM_LIFE_MS }),
    )
  }
}
