/** Asks each provider that is set up, by a request that costs nothing, whether it accepts us. */

import type { Provider } from '#domain/alarm/channels.ts'
import type { App } from '#server/app.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { ProviderState } from './provider-state.ts'
import { checkPushover, pushoverAccount, type PushoverUser } from './pushover.ts'
import { checkTwilioAccount } from '#server/alarm/channels/twilio/client.ts'
import { twilioAccount } from './twilio/client.ts'

type CheckApp = Pick<App, 'environment' | 'fetch'>
type CheckedStaff = readonly Pick<StaffMember, 'name' | 'channels'>[]

/**
 * A webhook and a browser's push service have no request that delivers nothing; what they refuse is
 * in the result of each notice.
 */
const CHECKS: Readonly<
  Record<Provider, (app: CheckApp, staff: CheckedStaff) => Promise<ProviderState> | null>
> = {
  twilio(app) {
    const account = twilioAccount(app)
    return account && checkTwilioAccount(account)
  },
  pushover(app, staff) {
    const account = pushoverAccount(app)
    return account && checkPushover(account, pushoverUsers(staff))
  },
}

export const PROVIDERS = Object.keys(CHECKS) as readonly Provider[]

/** Asks a provider, also about the keys of these staff members; `null` where it is not set up. */
export const checkProvider = async (
  app: CheckApp,
  provider: Provider,
  staff: CheckedStaff,
): Promise<ProviderState | null> => await CHECKS[provider](app, staff)

/** Lists the Pushover keys of staff that are in use. */
const pushoverUsers = (staff: CheckedStaff): readonly PushoverUser[] =>
  staff.flatMap(({ name, channels }) =>
    channels
      .filter(({ kind, goneAt }) => kind === 'pushover' && goneAt === null)
      .map(({ address }) => ({ name, key: (JSON.parse(address) as { user: string }).user })),
  )
