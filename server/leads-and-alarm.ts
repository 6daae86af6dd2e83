import { type Alarm, type AlarmDeps, createAlarm } from './notify/alarm.ts'
import { createChannels } from './notify/channels/channels.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Mails } from './pages/create-pages.tsx'
import { createSecret } from './secrets/secret.ts'

/** Creates the alarm with its channels. */
export function createLeadsAndAlarm(
  deps: Omit<AlarmDeps, 'channels'> & {
    readonly transport: MailTransport
    readonly mails: Mails
  },
): Alarm {
  const channels = createChannels({ ...deps, readSecret: createSecret(deps.store) })
  return createAlarm({ ...deps, channels })
}
