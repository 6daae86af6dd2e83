import { lookup } from 'node:dns/promises'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import { business } from '#domain/business.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import { webhookKey } from '#server/environment/webhook-key.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
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
  readonly readSecret: ReadSecret
  readonly clock: () => number
}

type ChannelFactory = (deps: ChannelDeps) => Channel

/**
 * Returns how to create each channel that the environment configures; mail and push need no
 * configuration.
 */
export function channelFactories(
  environment: Environment,
): ReadonlyMap<ChannelKind, ChannelFactory> {
  const { ntfyUrl, pushoverToken, alertWebhookUrl, alertWebhookSecret } = environment
  const factories = new Map<ChannelKind, ChannelFactory>([
    ['mail', mailChannel],
    ['push', pushChannel],
  ])
  const twilio = twilioCredentials(environment)
  if (twilio !== null) {
    factories.set('call', (deps) => createCallChannel({ ...twilio, ...phoneDeps(deps) }))
    factories.set('sms', (deps) => createSmsChannel({ ...twilio, ...phoneDeps(deps) }))
  }
  const key = alertWebhookSecret === null ? null : webhookKey(alertWebhookSecret)
  if (alertWebhookUrl !== null && key !== null)
    factories.set('webhook', (deps) => createWebhookChannel({ ...deps, url: alertWebhookUrl, key }))
  if (ntfyUrl !== null)
    factories.set('ntfy', (deps) => createNtfyChannel({ ...deps, url: ntfyUrl }))
  if (pushoverToken !== null) {
    const { pushoverApiUrl: apiUrl } = environment
    factories.set('pushover', (deps) =>
      createPushoverChannel({ ...deps, apiUrl, token: pushoverToken }),
    )
  }
  return factories
}

/** Creates every channel that the environment configures. */
export const createChannels = (deps: ChannelDeps): ChannelMap =>
  new Map([...channelFactories(deps.environment)].map(([kind, create]) => [kind, create(deps)]))

const mailChannel: ChannelFactory = ({ environment, transport, clock, readSecret }) =>
  createMailChannel({
    transport,
    from: environment.mailFrom,
    domain: new URL(environment.siteUrl).hostname,
    clock,
    readSecret,
  })

const pushChannel: ChannelFactory = (deps) =>
  createPushChannel({
    fetch: deps.fetch,
    reach: (endpoint) =>
      checkEndpointReach(endpoint, { resolve: (name) => lookup(name, { all: true }) }),
    readKeys: createVapidStore(deps).keys,
    contact: `mailto:${deps.environment.staffEmail[0] ?? business.staffEmail}`,
    siteUrl: deps.environment.siteUrl,
    clock: deps.clock,
  })

type PhoneDeps = Pick<ChannelDeps, 'environment' | 'fetch' | 'clock'>

const phoneDeps = ({ environment, fetch, clock }: PhoneDeps) => ({
  fetch,
  clock,
  apiUrl: environment.twilioApiUrl,
  siteUrl: environment.siteUrl,
})

/** Returns what calls and messages need; `null` where they are not configured. */
export function phoneOptions(deps: PhoneDeps): PhoneChannelOptions | null {
  const credentials = twilioCredentials(deps.environment)
  return credentials && { ...credentials, ...phoneDeps(deps) }
}
