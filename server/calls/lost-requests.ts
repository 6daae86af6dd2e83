/** Finds calls and texts whose request never reached a server or failed there, such as during an outage. */

import { z } from 'zod'
import { business } from '#domain/business/business.ts'
import { DAY_MS, MINUTE_MS, WEEK_MS } from '#domain/time/durations.ts'
import type { HttpReply } from '#server/alarm/channels/http-request.ts'
import type { App } from '#server/app.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { beginIncoming, endIncoming, hasEnded } from './call-progress.ts'
import { CALL_STATUS_PATH, INCOMING_CALL_PATH, INCOMING_MESSAGE_PATH } from './paths.ts'
import { isKnownMessage } from './stored/incoming-messages.ts'
import { receiveText } from './texts/receive-text.ts'
import { readPictures } from './texts/routes.ts'

/** What is asked of Twilio about calls and texts. */
export interface TwilioReading {
  /** Reads a resource. */
  readonly get: (resource: string) => Promise<HttpReply>
  /**
   * Lists the requests to this server that failed since a time, newest first.
   * @param nextPage as the page before gave it; `null` for the first page
   */
  readonly getAlerts: (since: number, nextPage: string | null) => Promise<HttpReply>
}

const EVERY_MS = 5 * MINUTE_MS
/** While a call is not over, or Twilio does not answer. */
const AGAIN_MS = MINUTE_MS
/** Twilio lists an alert some time after it happened. */
const OVERLAP_MS = 15 * MINUTE_MS
/** Twilio keeps alerts for 30 days; after a week the caller has found somebody else. */
const LOOK_BACK_MS = WEEK_MS
/** Pages of 200 alerts. */
const MAX_PAGES = 50

const ALERTS = z.object({
  alerts: z.array(
    z.object({
      resource_sid: z.string().nullable().catch(null),
      request_url: z.string().nullable().catch(null),
    }),
  ),
  meta: z
    .object({ next_page_url: z.string().nullable().catch(null) })
    .catch({ next_page_url: null }),
})
type Alert = z.infer<typeof ALERTS>['alerts'][number]

const CALL_RESOURCE = z.object({
  status: z.string(),
  direction: z.string().nullable().catch(null),
  from: z.string().nullable().catch(null),
  to: z.string(),
  start_time: z.string().nullable().catch(null),
})
const MESSAGE_RESOURCE = z.object({
  direction: z.string().nullable().catch(null),
  from: z.string().nullable().catch(null),
  to: z.string().nullable().catch(null),
  body: z.string().nullable().catch(null),
  num_media: z.string().nullable().catch(null),
  date_created: z.string().nullable().catch(null),
})
const CALL_SID = /^CA[0-9a-f]{32}$/
const MESSAGE_SID = /^(?:SM|MM)[0-9a-f]{32}$/
/** Twilio's `direction` of what came to one of our numbers; a missing one is not doubted. */
const isIncoming = (direction: string | null): boolean => direction?.startsWith('inbound') ?? true

/**
 * Creates a function to be called often: every five minutes it asks Twilio for failed requests, makes
 * each unknown call that has ended a missed call, and treats each unknown text as if it had just come.
 * Any number of servers may do so.
 */
export function createLostRequestSearch(app: App, twilio: TwilioReading): () => Promise<void> {
  const { store, clock, log } = app
  const { siteUrl } = app.environment
  let searchedUntil = 0
  let nextAt = 0

  return async () => {
    const now = clock()
    if (now < nextAt) return
    nextAt = now + AGAIN_MS
    try {
      const kept = Math.min(LOOK_BACK_MS, business.retentionDays * DAY_MS)
      const alerts = await listAlerts(Math.max(now - kept, searchedUntil - OVERLAP_MS))
      if (alerts === null) return
      const calls = idsOf(alerts, CALL_SID, [INCOMING_CALL_PATH, CALL_STATUS_PATH])
      const messages = idsOf(alerts, MESSAGE_SID, [INCOMING_MESSAGE_PATH])
      let areAllKnown = true
      for (const id of calls) if (!(await addLostCall(id))) areAllKnown = false
      for (const id of messages) if (!(await addLostMessage(id))) areAllKnown = false
      if (!areAllKnown) return
      searchedUntil = now
      nextAt = now + EVERY_MS
    } catch (error) {
      // The database is unreachable; the next search finds the same.
      log.warn({ err: error }, 'lost calls and texts not searched')
    }
  }

  /** @returns `null` if Twilio does not say */
  async function listAlerts(since: number): Promise<readonly Alert[] | null> {
    const alerts: Alert[] = []
    let nextPage: string | null = null
    for (let count = 0; count < MAX_PAGES; count++) {
      const page: z.infer<typeof ALERTS> | null = read(
        await twilio.getAlerts(since, nextPage),
        ALERTS,
      )
      if (page === null) return null
      alerts.push(...page.alerts)
      nextPage = page.meta.next_page_url
      if (nextPage === null) break
    }
    return alerts
  }

  /** Lists what the failed requests to these addresses were about, oldest first. */
  function idsOf(
    alerts: readonly Alert[],
    pattern: RegExp,
    paths: readonly string[],
  ): ReadonlySet<string> {
    const addresses = paths.map((path) => siteUrl + path)
    const ids = alerts.toReversed().flatMap(({ resource_sid: id, request_url: url }) => {
      const isOurs = addresses.some((address) => url?.split(/[?#]/, 1)[0] === address)
      return id !== null && pattern.test(id) && isOurs ? [id] : []
    })
    return new Set(ids)
  }

  /** @returns false if the call goes on, or Twilio does not say what became of it */
  async function addLostCall(id: string): Promise<boolean> {
    if ((await store.read((tx) => findCall(tx, id))) !== null) return true
    const reply = await twilio.get(`Calls/${id}`)
    if (isUnknown(reply)) return true
    const call = read(reply, CALL_RESOURCE)
    if (call !== null && !isIncoming(call.direction)) return true
    if (call === null || !hasEnded(call.status)) return false
    const form = { id, from: call.from ?? '', to: call.to, attestation: '' }
    const begun = await beginIncoming(app, form, timeOf(call.start_time))
    await endIncoming(app, begun, 'missed')
    log.warn({ call: id }, 'call whose first request was lost is a missed call')
    return true
  }

  /** @returns false if Twilio does not say what the text was */
  async function addLostMessage(id: string): Promise<boolean> {
    if (await store.read((tx) => isKnownMessage(tx, id))) return true
    const reply = await twilio.get(`Messages/${id}`)
    if (isUnknown(reply)) return true
    const message = read(reply, MESSAGE_RESOURCE)
    if (message === null) return false
    if (!isIncoming(message.direction)) return true
    await receiveText(app, {
      id,
      from: message.from ?? '',
      to: message.to ?? '',
      body: message.body ?? '',
      pictures: readPictures(message.num_media),
      optOutType: '',
      sentAt: timeOf(message.date_created),
    })
    log.warn({ message: id }, 'text whose request was lost is stored')
    return true
  }

  function timeOf(text: string | null): number {
    const time = Date.parse(text ?? '')
    return Number.isNaN(time) ? clock() : time
  }
}

const isUnknown = (reply: HttpReply): boolean => reply.kind === 'answered' && reply.status === 404

function read<Output>(reply: HttpReply, schema: z.ZodType<Output>): Output | null {
  if (reply.kind !== 'answered' || reply.status !== 200) return null
  return schema.safeParse(parseJson(reply.text)).data ?? null
}
