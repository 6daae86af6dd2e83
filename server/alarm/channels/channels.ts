import { CHANNEL_KINDS, type ChannelKind } from '#domain/alarm/channels.ts'
import type { Environment } from '#server/environment.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { Channel } from '#server/alarm/channel.ts'
import { mailChannel } from './mail.ts'
import { pushChannel } from './push/push.ts'
import { pushoverChannel } from './pushover.ts'
import { callChannel } from './twilio/call.ts'
import { smsChannel } from './twilio/sms.ts'
import { webhookChannel } from './webhook/webhook.ts'

/** What sends the notices of each channel. */
export type Senders = Readonly<Record<ChannelKind, Channel>>

export const SENDERS: Senders = {
  mail: mailChannel,
  push: pushChannel,
  call: callChannel,
  sms: smsChannel,
  webhook: webhookChannel,
  pushover: pushoverChannel,
}

/** Returns what an operation needs to queue notices: the channels that are set up, and STAFF_EMAIL. */
export const noticeSettings = (environment: Environment): NoticeSettings => ({
  configuredChannels: new Set(CHANNEL_KINDS.filter((kind) => SENDERS[kind].isSetUp(environment))),
  staffEmail: environment.staffEmail,
})
