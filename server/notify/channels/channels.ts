import { lookup } from 'node:dns/promises'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import { business } from '#domain/business/business.ts'
import type { Environment } from '#server/platform/environment.ts'
import {
  type TwilioCredentials,
  twilioCredentials,
} from '#server/platform/environment/twilio-credentials.ts'
import { webhookKey } from '#server/platform/environment/webhook-key.ts'
import type { ReadSecret } from '#server/platform/secrets/secret.ts'
import type { Store } from '#server/operations.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { MailTransport } from '#server/mail/transport.ts'
import type { Channel, ChannelMap } from '../channel.ts'
import { createMailChannel } from './mail.ts'
import { createNtfyChannel } from './ntfy.ts'
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
  readonly store: Pick<Store, 'getSetting' | 'setSetting'>
  readonly environment: Environment
  readonly transport: MailTransport
  readonly mails: Mails
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
    [
      'mail',
      ({ transport, mails, clock, readSecret }) =>
        createMailChannel({
          transport,
          mails,
          from: environment.mailFrom,
          domain: new URL(environment.siteUrl).hostname,
          clock,
          readSecret,
        }),
    ],
    [
      'push',
      ({ store, fetch, clock }) =>
        createPushChannel({
          fetch,
          reach: (endpoint) =>
            checkEndpointReach(endpoint, { resolve: (name) => lookup(name, { all: true }) }),
          readKeys: async () => await readVapidKeys(store),
          contact:
            pushContact(environment.siteUrl, environment.staffEmail) ??
            `mailto:${business.staffEmail}`,
          staffUrl: environment.staffUrl,
          clock,
        }),
    ],
  ])
  const twilio = twilioCredentials(environment)
  if (twilio !== null) {
    factories.set('call', (deps) => createCallChannel(phoneOptions(twilio, deps)))
    factories.set('sms', (deps) => createSmsChannel(phoneOptions(twilio, deps)))
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
