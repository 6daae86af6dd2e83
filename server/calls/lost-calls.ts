/** Finds calls whose first request never reached a server, such as during an outage. */

import { z } from 'zod'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { HttpReply } from '#server/alarm/channels/http-request.ts'
import type { App } from '#server/app.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { INCOMING_CALL_PATH } from './paths.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'
import { beginIncoming, endIncoming, hasEnded } from './call-progress.ts'

/** What is asked of Twilio about calls. */
export interface TwilioReading {
  /** Reads a resource. */
  readonly get: (resource: string) => Promise<HttpReply>
  /** Lists the requests to this server that failed since a time. */
  readonly getAlerts: (since: number) => Promise<HttpReply>
}

const EVERY_MS = 5 * MINUTE_MS
/** While a call is not over, or Twilio does not answer. */
const AGAIN_MS = MINUTE_MS
/** Twilio lists an alert some time after it happened. */
const OVERLAP_MS = 15 * MINUTE_MS

const ALERTS = z.object({
  alerts: z.array(
    z.object({
      resource_sid: z.string().nullable().catch(null),
      request_url: z.string().nullable().catch(null),
    }),
  ),
})
const CALL_RESOURCE = z.object({
  status: z.string(),
  from: z.string().nullable().catch(null),
  to: z.string(),
  start_time: z.string().nullable().catch(null),
})
const CALL_SID = /^CA[0-9a-f]{32}$/

/**
 * Creates a function to be called often: every five minutes it asks Twilio for failed requests, and
 * makes each unknown call that has ended a missed call. Any number of servers may do so.
 */
export function createLostCallSearch(app: App, twilio: TwilioReading): () => Promise<void> {
  const { store, clock, log } = app
  const { siteUrl } = app.environment
  let searchedUntil = 0
  let nextAt = 0

  return async () => {
    const now = clock()
    if (now < nextAt) return
    nextAt = now + AGAIN_MS
    try {
      const since = Math.max(now - DAY_MS, searchedUntil - OVERLAP_MS)
      const alerts = read(await twilio.getAlerts(since), ALERTS)?.alerts
      if (alerts === undefined) return
      const failed = alerts.flatMap(({ resource_sid: id, request_url: url }) =>
        id !== null && CALL_SID.test(id) && url?.startsWith(siteUrl + INCOMING_CALL_PATH) === true
          ? [id]
          : [],
      )
      let areAllKnown = true
      for (const id of new Set(failed)) if (!(await addLost(id))) areAllKnown = false
      if (!areAllKnown) return
      searchedUntil = now
      nextAt = now + EVERY_MS
    } catch (error) {
      // The database is unreachable; the next search finds the same.
      log.warn({ err: error }, 'lost calls not searched')
    }
  }

  /** @returns false if the call goes on, or Twilio does not say what became of it */
  async function addLost(id: string): Promise<boolean> {
    if ((await store.read((tx) => findCall(tx, id))) !== null) return true
    const reply = await twilio.get(`Calls/${id}`)
    if (reply.kind === 'answered' && reply.status === 404) return true
    const call = read(reply, CALL_RESOURCE)
    if (call === null || !hasEnded(call.status)) return false
    const startedAt = Date.parse(call.start_time ?? '')
    const form = { id, from: call.from ?? '', to: call.to, attestation: '' }
    const begun = await beginIncoming(app, form, Number.isNaN(startedAt) ? clock() : startedAt)
    await endIncoming(app, begun, 'missed')
    log.warn({ call: id }, 'call whose first request was lost is a missed call')
    return true
  }
}

function read<Output>(reply: HttpReply, schema: z.ZodType<Output>): Output | null {
  if (reply.kind !== 'answered' || reply.status !== 200) return null
  return schema.safeParse(parseJson(reply.text)).data ?? null
}
