/** Asks each configured provider, by a request that costs nothing, whether it accepts us. */

import type { ChannelKind, Provider } from '#domain/alarm/channels.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { phoneOptions } from './channels.ts'
import type { ProviderOptions } from './http-request.ts'
import type { ProviderState } from './provider-state.ts'
import { checkPushover, type PushoverUser } from './pushover.ts'
import { checkTwilioAccount } from './twilio/account.ts'

export interface ProviderCheckDeps extends Pick<ProviderOptions, 'fetch' | 'clock'> {
  readonly listStaff: () => Promise<readonly Pick<StaffMember, 'name' | 'channels'>[]>
}

type ProviderCheck = (deps: ProviderCheckDeps) => Promise<ProviderState>

/** The check of each provider; `null` for one that is not configured. */
const CHECKS: Readonly<Record<Provider, (environment: Environment) => ProviderCheck | null>> = {
  twilio(environment) {
    const credentials = twilioCredentials(environment)
    return (
      credentials &&
      ((deps) => checkTwilioAccount(phoneOptions(credentials, { environment, ...deps })))
    )
  },
  pushover: ({ pushoverToken: token, pushoverApiUrl: apiUrl }) =>
    token === null
      ? null
      : async ({ listStaff, ...deps }) =>
          await checkPushover({ ...deps, apiUrl, token }, pushoverUsers(await listStaff())),
}

/**
 * How each channel is verified: by a provider's check, or elsewhere. A webhook and a browser's push
 * service have no request that delivers nothing; what they refuse is in the result of each notice.
 */
const CHANNEL_PROVIDERS: Readonly<Record<ChannelKind, Provider | null>> = {
  call: 'twilio',
  sms: 'twilio',
  pushover: 'pushover',
  webhook: null,
  push: null,
  mail: null,
}

const PROVIDERS = [...new Set(Object.values(CHANNEL_PROVIDERS))].filter((one) => one !== null)

/** Lists the configured providers with their checks. */
export const providerChecks = (
  environment: Environment,
): readonly { readonly provider: Provider; readonly check: ProviderCheck }[] =>
  PROVIDERS.flatMap((provider) => {
    const check = CHECKS[provider](environment)
    return check === null ? [] : [{ provider, check }]
  })

/** Lists the Pushover keys of staff that are in use. */
const pushoverUsers = (
  staff: Awaited<ReturnType<ProviderCheckDeps['listStaff']>>,
): readonly PushoverUser[] =>
  staff.flatMap(({ name, channels }) =>
    channels
      .filter(({ kind, goneAt }) => kind === 'pushover' && goneAt === null)
      .map(({ address }) => ({ name, key: (JSON.parse(address) as { user: string }).user })),
  )
