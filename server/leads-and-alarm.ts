import { type Alarm, type AlarmDeps, createAlarm } from './notify/alarm.ts'
import { createChannels } from './notify/channels/channels.ts'
import { createLinkActions } from './leads/link-actions.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Mails } from './pages/create-pages.tsx'
import { createSecret } from './secrets/secret.ts'

export interface LeadsAndAlarm {
  /** What staff do to a lead by the link of a notice, or by a digit on a call. */
  readonly leads: ReturnType<typeof createLinkActions>
  /** Sends the notices that follow. */
  readonly alarm: Alarm
}

export function createLeadsAndAlarm(
  deps: Omit<AlarmDeps, 'channels'> & {
    readonly transport: MailTransport
    readonly mails: Mails
  },
): LeadsAndAlarm {
  const { environment, store, clock, randomId } = deps
  const channels = createChannels({ ...deps, readSecret: createSecret(store) })
  const recipients = {
    store,
    clock,
    randomId,
    configuredChannels: new Set(channels.keys()),
    staffEmail: environment.staffEmail,
  }
  const leads = createLinkActions(recipients)
  const alarm = createAlarm({ ...deps, channels })
  return { leads, alarm }
}
