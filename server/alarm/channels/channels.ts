import { staffMailbox } from '#domain/business/mailboxes.ts'
import { lookup } from 'node:dns/promises'
import { CHANNEL_KINDS, type ChannelKind } from '#domain/alarm/channels.ts'
import { business } from '#domain/business/business.ts'
import type { Environment } from '#server/environment.ts'
import {
  type TwilioCredentials,
  twilioCredentials,
} from '#server/environment/twilio-credentials.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { Db } from '#server/db/db.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { MailTransport } from '#server/outbox/transport/transport.ts'
import type { Channel, ChannelMap } from '#server/alarm/channel.ts'
import { createMailChannel } from './mail.ts'
import { pushContact } from './push/push-contact.ts'
import { checkEndpointReach } from './push/push-endpoint.ts'
import { createPushChannel } from './push/push.ts'
import { readVapidKeys } from './push/vapid-store.ts'
import { createPushoverChannel } from './pushover.ts'
import { createCallChannel } from './twilio/call.ts'
import type { PhoneChannelOptions } from './twilio/client.ts'
import { createSmsChannel } from './twilio/sms.ts'
import { createWebhookChannel } from './webhook/webhook.ts'

export interface ChannelDeps {
  readonly store: Db
  readonly environment: Environment
  readonly transport: MailTransport
  readonly mails: Mails
  readonly fetch: typeof globalThis.fetch
  readonly readSecret: ReadSecret
  readonly clock: () => number
}

type ChannelFactory = (deps: ChannelDeps) => Channel

/**
 * How each channel is created; `null` where the environment does not configure it. Mail and push
 * need no configuration.
 */
const CHANNEL_FACTORIES: Readonly<
  Record<ChannelKind, (environment: Environment) => ChannelFactory | null>
> = {
  mail:
    ({ mailFrom, siteUrl }) =>
    ({ transport, mails, clock, readSecret }) =>
      createMailChannel({
        transport,
        mails,
        from: mailFrom,
        domain: new URL(siteUrl).hostname,
        clock,
        readSecret,
      }),
  push:
    ({ siteUrl, staffUrl, staffEmail }) =>
    ({ store, fetch, clock }) =>
      createPushChannel({
        fetch,
        reach: (endpoint) =>
          checkEndpointReach(endpoint, { resolve: (name) => lookup(name, { all: true }) }),
        readKeys: async () => await readVapidKeys(store),
        contact: () =>
          pushContact(siteUrl, staffMailbox(staffEmail)) ?? `mailto:${business.staffEmail}`,
        staffUrl,
        clock,
      }),
  call: (environment) => overTwilio(environment, createCallChannel),
  sms: (environment) => overTwilio(environment, createSmsChannel),
  webhook({ alertWebhookUrl: url, alertWebhookSecret: secret }) {
    return url === null || secret === null
      ? null
      : (deps) => createWebhookChannel({ ...deps, url, secret })
  },
  pushover: ({ pushoverToken: token, pushoverApiUrl: apiUrl }) =>
    token === null ? null : (deps) => createPushoverChannel({ ...deps, apiUrl, token }),
}

function overTwilio(
  environment: Environment,
  create: (options: PhoneChannelOptions) => Channel,
): ChannelFactory | null {
  const credentials = twilioCredentials(environment)
  return credentials && ((deps) => create(phoneOptions(credentials, deps)))
}

const configured = (
  environment: Environment,
): readonly { readonly kind: ChannelKind; readonly create: ChannelFactory }[] =>
  CHANNEL_KINDS.flatMap((kind) => {
    const create = CHANNEL_FACTORIES[kind](environment)
    return create === null ? [] : [{ kind, create }]
  })

/** Returns what an operation needs to queue notices: the configured channels, and STAFF_EMAIL. */
export const noticeSettings = (environment: Environment): NoticeSettings => ({
  configuredChannels: new Set(configured(environment).map(({ kind }) => kind)),
  staffEmail: environment.staffEmail,
})

/** Creates every channel that the environment configures. */
export const createChannels = (deps: ChannelDeps): ChannelMap =>
  new Map(configured(deps.environment).map(({ kind, create }) => [kind, create(deps)]))

/** Returns what calls and text messages need. */
export const phoneOptions = (
  credentials: TwilioCredentials,
  { environment, fetch, clock }: Pick<ChannelDeps, 'environment' | 'fetch' | 'clock'>,
): PhoneChannelOptions => ({
  ...credentials,
  fetch,
  clock,
  apiUrl: environment.twilioApiUrl,
  siteUrl: environment.siteUrl,
})
