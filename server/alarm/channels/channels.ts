import { lookup } from 'node:dns/promises'
import type { ChannelKind } from '#domain/alarm-channels.ts'
import { business } from '#domain/business.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import { webhookKey } from '#server/environment/webhook-key.ts'
import { createSecret } from '#server/secrets/secret.ts'
import type { MailTransport } from '#server/mail/transport.ts'
import type { Channel, ChannelMap } from '../channel.ts'
import { createMailChannel } from './mail.ts'
import { createNtfyChannel } from './ntfy.ts'
import { checkEndpointReach } from './push/push-endpoint.ts'
import { createPushChannel } from './push/push.ts'
import { createVapidStore, type VapidStoreDeps } from './push/vapid-store.ts'
import { createPushoverChannel } from './pushover.ts'
import { createCallChannel, type PhoneChannelOptions } from './twilio/call.ts'
import { createSmsChannel } from './twilio/sms.ts'
import { createWebhookChannel } from './webhook/webhook.ts'

export interface ChannelDeps extends VapidStoreDeps {
  readonly environment: Environment
  readonly transport: MailTransport
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Kinds of the channels that `createChannels` returns, without creating them. */
export function configuredChannelsOf(environment: Environment): ReadonlySet<ChannelKind> {
  const webhook = environment.alertWebhookUrl !== null && environment.alertWebhookSecret !== null
  return new Set<ChannelKind>([
    'mail',
    'push',
    ...(twilioCredentials(environment) === null ? [] : (['call', 'sms'] as const)),
    ...(webhook ? (['webhook'] as const) : []),
    ...(environment.ntfyUrl === null ? [] : (['ntfy'] as const)),
    ...(environment.pushoverToken === null ? [] : (['pushover'] as const)),
  ])
}

/** Creates every channel that the environment configures; mail and push need no configuration. */
export function createChannels(deps: ChannelDeps): ChannelMap {
  const { environment, transport, fetch, clock } = deps
  const { siteUrl, mailFrom, staffEmail, ntfyUrl, pushoverToken, pushoverApiUrl } = environment
  const channels: Channel[] = [
    createMailChannel({
      transport,
      from: mailFrom,
      domain: new URL(siteUrl).hostname,
      clock,
      readSecret: createSecret(deps.store),
    }),
    createPushChannel({
      fetch,
      reach: (endpoint) =>
        checkEndpointReach(endpoint, { resolve: (name) => lookup(name, { all: true }) }),
      readKeys: createVapidStore(deps).keys,
      contact: `mailto:${staffEmail[0] ?? business.staffEmail}`,
      siteUrl,
      clock,
    }),
    ...addPhoneChannels(deps),
    ...addWebhookChannel(deps),
    ...(ntfyUrl === null ? [] : [createNtfyChannel({ fetch, url: ntfyUrl, clock })]),
    ...(pushoverToken === null
      ? []
      : [createPushoverChannel({ fetch, apiUrl: pushoverApiUrl, token: pushoverToken, clock })]),
  ]
  return new Map(channels.map((channel) => [channel.kind, channel]))
}

/** Returns what calls and messages need; `null` where they are not configured. */
export function phoneOptions({
  environment,
  fetch,
  clock,
}: Pick<ChannelDeps, 'environment' | 'fetch' | 'clock'>): PhoneChannelOptions | null {
  const credentials = twilioCredentials(environment)
  const { siteUrl, twilioApiUrl: apiUrl } = environment
  return credentials && { ...credentials, fetch, apiUrl, siteUrl, clock }
}

function addPhoneChannels(deps: ChannelDeps): readonly Channel[] {
  const options = phoneOptions(deps)
  return options === null ? [] : [createCallChannel(options), createSmsChannel(options)]
}

function addWebhookChannel({ environment, fetch, clock }: ChannelDeps): readonly Channel[] {
  const { alertWebhookUrl: url, alertWebhookSecret: secret } = environment
  const key = secret === null ? null : webhookKey(secret)
  return url === null || key === null ? [] : [createWebhookChannel({ fetch, url, key, clock })]
}
