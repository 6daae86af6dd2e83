/** Asks Twilio what became of calls of which it said nothing more. */

import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { App } from '#server/app.ts'
import { twilioCredentials } from '#server/environment/twilio-credentials.ts'
import { phoneOptions } from '#server/alarm/channels/channels.ts'
import { createTwilio } from '#server/alarm/channels/twilio/client.ts'
import { setRealTimeout } from '#server/jobs/timer.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import { parseJson } from '#server/http/parse-json.ts'
import type { IncomingCall } from '#server/db/tables/incoming-call.ts'
import { createLostRequestSearch, type TwilioReading } from './lost-requests.ts'
import { endOver, hasEnded } from './call-progress.ts'
import { callQueue, claimCalls } from '#server/calls/stored/incoming-calls.ts'
import { freeLeases } from '#server/db/leased-queue.ts'

/** After this time without an answer a call counts as over: a lead too many is better than none. */
const GIVE_UP_MS = HOUR_MS
const IN_PROGRESS_MS = MINUTE_MS
/** Longer than a request to Twilio takes. */
const LEASE_MS = 30_000

const CALL_RESOURCE = z.object({
  status: z.string(),
  duration: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .nullable()
    .catch(null),
})

/**
 * Asks about one claimed call, and ends it if it is over.
 * @param twilio `null` where the account is not configured
 */
export async function askAboutCall(
  app: App,
  twilio: Pick<TwilioReading, 'get'> | null,
  call: IncomingCall,
): Promise<void> {
  const { store, clock } = app
  const { id, attempts: attempt } = call
  const askAgain = (inMs: number, error: string) =>
    store.writeRelaxed((tx) => callQueue.retry(tx, id, { attempt, dueAt: clock() + inMs, error }))

  const reply = await twilio?.get(`Calls/${id}`)
  if (reply === undefined || (reply.kind === 'answered' && reply.status === 404)) {
    await endOver(app, call, null)
    return
  }
  const parsed =
    reply.kind === 'answered' && reply.status === 200
      ? CALL_RESOURCE.safeParse(parseJson(reply.text))
      : null
  if (parsed?.success === true) {
    const { status, duration } = parsed.data
    if (hasEnded(status)) await endOver(app, call, duration)
    else await askAgain(IN_PROGRESS_MS, status)
  } else if (clock() - call.startedAt > GIVE_UP_MS) await endOver(app, call, null)
  else {
    const error = reply.kind === 'answered' ? `status ${reply.status}` : reply.error
    await askAgain(backOffMs(attempt, Math.random()), error)
  }
}

/** Creates the worker; it ends each open call exactly once, and finds calls and texts that were lost. */
export function createCallWatch(app: App): JobWorker {
  const { store, clock, log } = app
  const credentials = twilioCredentials(app.environment)
  const twilio = credentials === null ? null : createTwilio(phoneOptions(credentials, app))
  const searchLost = twilio === null ? null : createLostRequestSearch(app, twilio)
  return createJobWorker<IncomingCall>(
    {
      names: { job: 'call', store: 'incoming calls' },
      maxConcurrent: 4,
      leaseMs: LEASE_MS,
      pollMinMs: 4000,
      pollJitterMs: 2000,
      dueQueues: async () => ['calls'],
      claim: (_queue, claim) => claimCalls(store, claim),
      logFields: ({ id }) => ({ call: id }),
      run: (call) => askAboutCall(app, twilio, call),
      giveBack: ({ id, attempts: attempt }) =>
        store.writeRelaxed((tx) =>
          callQueue.retry(tx, id, { attempt, dueAt: clock(), error: 'not asked' }),
        ),
      freeLeases: (now) => freeLeases(store, callQueue, now),
      maintain: () => void searchLost?.(),
    },
    { clock, log, random: Math.random, setTimer: setRealTimeout },
  )
}
