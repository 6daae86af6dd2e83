/** Asks Twilio what became of calls of which it said nothing more. */

import { z } from 'zod'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { App } from '#server/app.ts'
import { readFromTwilio, twilioAccount } from '#server/alarm/channels/twilio/client.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import { parseJson } from '#server/http/parse-json.ts'
import type { IncomingCall } from '#server/db/tables/incoming-call.ts'
import { findLostRequests } from './lost-requests.ts'
import { endOver, hasEnded } from './call-progress.ts'
import { callQueue, claimCalls } from '#server/calls/stored/incoming-calls.ts'
import { freeLeases } from '#server/db/leased-queue.ts'

/** After this time without an answer a call counts as over: a lead too many is better than none. */
const GIVE_UP_MS = HOUR_MS
const IN_PROGRESS_MS = MINUTE_MS
const SEARCH_EVERY_MS = 5 * MINUTE_MS
/** While a call is not over, or Twilio does not answer. */
const SEARCH_AGAIN_MS = MINUTE_MS
/** Twilio lists an alert some time after it happened. */
const OVERLAP_MS = 15 * MINUTE_MS
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

/** Asks about one claimed call, and ends it if it is over, or if Twilio is not set up. */
export async function askAboutCall(app: App, call: IncomingCall): Promise<void> {
  const { db, clock } = app
  const { id, attempts: attempt } = call
  const askAgain = (inMs: number, error: string) =>
    db.writeRelaxed((tx) => callQueue.retry(tx, id, { attempt, dueAt: clock() + inMs, error }))

  const twilio = twilioAccount(app)
  const reply = twilio && (await readFromTwilio(twilio, `Calls/${id}`))
  if (reply === null || (reply.kind === 'answered' && reply.status === 404)) {
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
    await askAgain(backOffMs(attempt, app.random()), error)
  }
}

/** When lost requests are looked for; the first time as far back as they are kept. */
interface SearchTimes {
  searchedUntil: number
  nextAt: number
}

/** Looks for lost requests if it is time; a search that found some unfinished looks there again. */
export async function searchWhenDue(app: App, times: SearchTimes): Promise<void> {
  const twilio = twilioAccount(app)
  const now = app.clock()
  if (twilio === null || now < times.nextAt) return
  times.nextAt = now + SEARCH_AGAIN_MS
  try {
    if (!(await findLostRequests(app, twilio, times.searchedUntil - OVERLAP_MS))) return
    times.searchedUntil = now
    times.nextAt = now + SEARCH_EVERY_MS
  } catch (error) {
    // The database is unreachable; the next search finds the same.
    app.log.warn({ err: error }, 'lost calls and texts not searched')
  }
}

/** Returns the worker that ends each open call exactly once, and finds calls and texts that were lost. */
export function callWatch(app: App): JobWorker {
  const { db, clock } = app
  const times: SearchTimes = { searchedUntil: 0, nextAt: 0 }
  return createJobWorker<IncomingCall>(
    {
      names: { job: 'call', store: 'incoming calls' },
      maxConcurrent: 4,
      leaseMs: LEASE_MS,
      pollMinMs: 4000,
      pollJitterMs: 2000,
      dueQueues: async () => ['calls'],
      claim: (_queue, claim) => claimCalls(db, claim),
      logFields: ({ id }) => ({ call: id }),
      run: (call) => askAboutCall(app, call),
      giveBack: ({ id, attempts: attempt }) =>
        db.writeRelaxed((tx) =>
          callQueue.retry(tx, id, { attempt, dueAt: clock(), error: 'not asked' }),
        ),
      freeLeases: (now) => freeLeases(db, callQueue, now),
      maintain: () => void searchWhenDue(app, times),
    },
    app,
  )
}
