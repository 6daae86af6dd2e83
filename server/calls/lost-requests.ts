/** Finds calls and texts whose request never reached a server or failed there, such as during an outage. */

import { z } from 'zod'
import { business } from '#domain/business/business.ts'
import { DAY_MS, WEEK_MS } from '#domain/time/durations.ts'
import type { HttpReply } from '#server/alarm/channels/http-request.ts'
import {
  readFromTwilio,
  readTwilioAlerts,
  type TwilioAccount,
} from '#server/alarm/channels/twilio/client.ts'
import type { App } from '#server/app.ts'
import { findCall } from '#server/db/tables/incoming-call.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { beginIncoming, endIncoming, hasEnded } from './call-progress.ts'
import { CALL_STATUS_PATH, INCOMING_CALL_PATH, INCOMING_MESSAGE_PATH } from './paths.ts'
import { isKnownMessage } from './stored/incoming-messages.ts'
import { receiveText } from './texts/receive-text.ts'
import { readPictures } from './texts/routes.ts'

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
 * Asks Twilio for failed requests, makes each unknown call that has ended a missed call, and treats
 * each unknown text as if it had just come. Any number of servers may do so.
 * @param since how far to look back, within what is kept
 * @returns false if some may still be found: a call goes on, or Twilio does not answer
 */
export async function findLostRequests(
  app: App,
  twilio: TwilioAccount,
  since: number,
): Promise<boolean> {
  const kept = Math.min(LOOK_BACK_MS, business.retentionDays * DAY_MS)
  const alerts = await listAlerts(twilio, Math.max(app.clock() - kept, since))
  if (alerts === null) return false
  const { siteUrl } = app.environment
  const calls = idsOf(alerts, CALL_SID, [INCOMING_CALL_PATH, CALL_STATUS_PATH], siteUrl)
  const messages = idsOf(alerts, MESSAGE_SID, [INCOMING_MESSAGE_PATH], siteUrl)
  let areAllKnown = true
  for (const id of calls) if (!(await addLostCall(app, twilio, id))) areAllKnown = false
  for (const id of messages) if (!(await addLostMessage(app, twilio, id))) areAllKnown = false
  return areAllKnown
}

/** @returns `null` if Twilio does not say */
async function listAlerts(twilio: TwilioAccount, since: number): Promise<readonly Alert[] | null> {
  const alerts: Alert[] = []
  let nextPage: string | null = null
  for (let count = 0; count < MAX_PAGES; count++) {
    const page: z.infer<typeof ALERTS> | null = read(
      await readTwilioAlerts(twilio, since, nextPage),
      ALERTS,
    )
    if (page === null) return null
    alerts.push(...page.alerts)
    nextPage = page.meta.next_page_url
    if (nextPage === null) break
  }
  return alerts
}

/** Lists what the failed requests to these paths were about, oldest first. */
function idsOf(
  alerts: readonly Alert[],
  pattern: RegExp,
  paths: readonly string[],
  siteUrl: string,
): ReadonlySet<string> {
  const addresses = paths.map((path) => siteUrl + path)
  const ids = alerts.toReversed().flatMap(({ resource_sid: id, request_url: url }) => {
    const isOurs = addresses.some((address) => url?.split(/[?#]/, 1)[0] === address)
    return id !== null && pattern.test(id) && isOurs ? [id] : []
  })
  return new Set(ids)
}

/** @returns false if the call goes on, or Twilio does not say what became of it */
async function addLostCall(app: App, twilio: TwilioAccount, id: string): Promise<boolean> {
  if ((await app.db.read((tx) => findCall(tx, id))) !== null) return true
  const reply = await readFromTwilio(twilio, `Calls/${id}`)
  if (isUnknown(reply)) return true
  const call = read(reply, CALL_RESOURCE)
  if (call !== null && !isIncoming(call.direction)) return true
  if (call === null || !hasEnded(call.status)) return false
  const form = { id, from: call.from ?? '', to: call.to, attestation: '' }
  const begun = await beginIncoming(app, form, timeOf(call.start_time, app.clock()))
  await endIncoming(app, begun, 'missed')
  app.log.warn({ call: id }, 'call whose first request was lost is a missed call')
  return true
}

/** @returns false if Twilio does not say what the text was */
async function addLostMessage(app: App, twilio: TwilioAccount, id: string): Promise<boolean> {
  if (await app.db.read((tx) => isKnownMessage(tx, id))) return true
  const reply = await readFromTwilio(twilio, `Messages/${id}`)
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
    sentAt: timeOf(message.date_created, app.clock()),
  })
  app.log.warn({ message: id }, 'text whose request was lost is stored')
  return true
}

function timeOf(text: string | null, otherwise: number): number {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? otherwise : time
}

const isUnknown = (reply: HttpReply): boolean => reply.kind === 'answered' && reply.status === 404

function read<Output>(reply: HttpReply, schema: z.ZodType<Output>): Output | null {
  if (reply.kind !== 'answered' || reply.status !== 200) return null
  return schema.safeParse(parseJson(reply.text)).data ?? null
}
