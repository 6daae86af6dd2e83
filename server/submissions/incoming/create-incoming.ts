import type { Alarm } from '#server/notify/alarm.ts'
import { phoneOptions } from '#server/notify/channels/channels.ts'
import { createTwilio } from '#server/notify/channels/twilio/client.ts'
import type { Environment } from '#server/environment.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import type { JobWorker, JobWorkerDeps } from '#server/jobs/job-worker.ts'
import { createSecret } from '#server/secrets/secret.ts'
import { createStatusPageTokens } from '#server/status-page-token/token-factory.ts'
import type { Db } from '#server/store/db.ts'
import { createIncomingCallService } from './calls/service.ts'
import { createCallWatch } from './calls/watch.ts'
import { getSetting } from '#server/store/setting-queries.ts'

export interface IncomingDeps {
  readonly environment: Environment
  readonly store: Db
  readonly alarm: Pick<Alarm, 'noticeSettings'>
  readonly clock: () => number
  readonly randomId: () => string
}

/** Creates what the routes of calls, messages and doors share; keeps no state of its own. */
export function createIncoming(deps: IncomingDeps) {
  const { environment, store, alarm, clock, randomId } = deps
  const newLead = {
    randomId,
    deriveStatusPageToken: createStatusPageTokens(createSecret(store)),
    mailDomain: new URL(environment.siteUrl).hostname,
  }
  const shared = {
    ...newLead,
    store,
    clock,
    settings: alarm.noticeSettings,
  }
  return {
    messages: shared,
    doors: shared,
    incomingCalls: createIncomingCallService({
      ...shared,
      callsPerDay: environment.alarmCallsPerDay,
      readSetting: (key) => store.read((tx) => getSetting(tx, key)),
    }),
  }
}

/** Creates the worker that ends calls of which Twilio says nothing more. */
export function createIncomingWorker(
  deps: IncomingDeps & JobWorkerDeps & { readonly fetch: typeof globalThis.fetch },
): JobWorker {
  const { environment } = deps
  const credentials = twilioCredentials(environment)
  const twilio = credentials === null ? null : createTwilio(phoneOptions(credentials, deps))
  const { incomingCalls } = createIncoming(deps)
  return createCallWatch({ ...deps, incomingCalls, twilio, siteUrl: environment.siteUrl })
}
