import { type Alarm, type AlarmDeps, createAlarm } from './notify/alarm.ts'
import { createChannels } from './notify/channels/channels.ts'
import { createFurtherRecipients } from './leads/escalation/further-recipients.ts'
import { createLeadService, type LeadService } from './leads/lead-service.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Mails } from './pages/create-pages.tsx'
import { createSecret } from './platform/secrets/secret.ts'

export interface LeadsAndAlarm {
  /** What pages and calls do to leads; wakes the alarm. */
  readonly leads: LeadService
  /** Sends the notices that follow; asks the leads. */
  readonly alarm: Alarm
}

export function createLeadsAndAlarm(
  deps: Omit<AlarmDeps, 'channels' | 'leads'> & {
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
  const leads = createLeadService({
    ...recipients,
    furtherRecipients: createFurtherRecipients(recipients),
  })
  const alarm = createAlarm({ ...deps, channels, leads })
  return { leads, alarm }
}
