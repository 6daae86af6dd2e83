/** Asks Twilio what became of calls of which it said nothing more (R201). */

import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { createJobWorker, type JobWorker, type JobWorkerDeps } from '#server/jobs/job-worker.ts'
import { parseJson } from '#server/http/parse-json.ts'
import type { IncomingCall } from '#server/store/incoming-call.ts'
import type { Db } from '#server/store/db.ts'
import { createLostCallSearch, type TwilioReading } from './lost-calls.ts'
import { hasEnded, type IncomingCallService } from './service.ts'
import { callQueue, claimCalls } from '#server/leads/incoming/incoming-calls.ts'
import { freeLeases } from '#server/store/leased-queue.ts'

export interface CallWatchDeps extends JobWorkerDeps {
  readonly store: Db
  readonly incomingCalls: IncomingCallService
  /** `null` where the account is not configured. */
  readonly twilio: TwilioReading | null
  /** SITE_URL without a trailing slash. */
  readonly siteUrl: string
}

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

/** Creates the function that asks about one claimed call, and ends it if it is over. */
export function createCallQuestion({
  store,
  incomingCalls,
  twilio,
  clock,
  random,
}: Omit<CallWatchDeps, 'log' | 'setTimer' | 'siteUrl'>): (call: IncomingCall) => Promise<void> {
  const askAgain = ({ id, attempts: attempt }: IncomingCall, inMs: number, error: string) =>
    store.writeRelaxed((tx) => callQueue.retry(tx, id, { attempt, dueAt: clock() + inMs, error }))

  return async (call) => {
    const reply = await twilio?.get(`Calls/${call.id}`)
    if (reply === undefined || (reply.kind === 'answered' && reply.status === 404)) {
      await incomingCalls.over(call, null)
      return
    }
    const parsed =
      reply.kind === 'answered' && reply.status === 200
        ? CALL_RESOURCE.safeParse(parseJson(reply.text))
        : null
    if (parsed?.success !== true) {
      if (clock() - call.startedAt > GIVE_UP_MS) await incomingCalls.over(call, null)
      else {
        const error = reply.kind === 'answered' ? `status ${reply.status}` : reply.error
        await askAgain(call, backOffMs(call.attempts, random()), error)
      }
      return
    }
    const { status, duration } = parsed.data
    if (hasEnded(status)) await incomingCalls.over(call, duration)
    else await askAgain(call, IN_PROGRESS_MS, status)
  }
}

/** Creates the worker; it ends each open call exactly once, and finds calls that were lost. */
export function createCallWatch(deps: CallWatchDeps): JobWorker {
  const { twilio } = deps
  const searchLost = twilio === null ? null : createLostCallSearch({ ...deps, twilio })
  return createJobWorker<IncomingCall>(
    {
      names: { job: 'call', store: 'incoming calls' },
      maxConcurrent: 4,
      leaseMs: LEASE_MS,
      pollMinMs: 4000,
      pollJitterMs: 2000,
      dueQueues: async () => ['calls'],
      claim: (_queue, claim) => claimCalls(deps.store, claim),
      logFields: ({ id }) => ({ call: id }),
      run: createCallQuestion(deps),
      giveBack: ({ id, attempts: attempt }) =>
        deps.store.writeRelaxed((tx) =>
          callQueue.retry(tx, id, { attempt, dueAt: deps.clock(), error: 'not asked' }),
        ),
      freeLeases: (now) => freeLeases(deps.store, callQueue, now),
      maintain: () => void searchLost?.(),
    },
    deps,
  )
}
