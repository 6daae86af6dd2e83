import { Webhook } from 'standardwebhooks'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { type Channel, NOT_SET_UP, type NoticeFacts } from '#server/alarm/channel.ts'
import type { Environment } from '#server/environment.ts'
import { listedService } from '#server/leads/facts/service-name.ts'
import {
  type HttpReply,
  type ProviderOptions,
  sendHttpRequest,
} from '#server/alarm/channels/http-request.ts'
import {
  isSuccess,
  unreachableOutcome,
  refusedOutcome,
  sentOutcome,
} from '#server/alarm/channels/send-outcome.ts'

/** Where signed messages are posted. */
export interface WebhookReceiver {
  readonly url: string
  /** `whsec_` and base64. */
  readonly secret: string
}

/** Standard Webhooks recommends 15 to 30 s; it must be below SEND_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 15_000

const TYPES: Readonly<Partial<Record<NoticeKind, string>>> = {
  created: 'lead.created',
  waiting: 'lead.waiting',
  test: 'alarm.test',
}

/** Sends what a plan sends to machines, without private data. */
export const webhookChannel: Channel = {
  isSetUp: (environment) => alertReceiver(environment) !== null,
  async send({ environment, fetch, clock }, { id, kind, facts, acceptUrl }) {
    const receiver = alertReceiver(environment)
    if (receiver === null) return NOT_SET_UP
    const now = clock()
    const type = TYPES[kind] ?? 'lead.waiting'
    const data = { ...publicData(facts), round: facts.round, step: facts.step, take: acceptUrl }
    const reply = await postSigned({ id, now, type, data }, receiver, { fetch })
    if (reply.kind !== 'answered') return unreachableOutcome(reply)
    if (isSuccess(reply)) return sentOutcome()
    return refusedOutcome(reply, now, reply.status === 410 ? { gone: 'yes' } : {})
  },
}

/** Returns the receiver of ALERT_WEBHOOK_URL; `null` where none is set up. */
export const alertReceiver = ({
  alertWebhookUrl: url,
  alertWebhookSecret: secret,
}: Pick<Environment, 'alertWebhookUrl' | 'alertWebhookSecret'>): WebhookReceiver | null =>
  url === null || secret === null ? null : { url, secret }

/** Returns what anyone may know of a lead. */
export const publicData = ({
  submissionId,
  service,
  town,
  timeframe,
  spanish,
  appointment_start,
  appointment_end,
}: Pick<
  NoticeFacts,
  | 'submissionId'
  | 'service'
  | 'town'
  | 'timeframe'
  | 'spanish'
  | 'appointment_start'
  | 'appointment_end'
>): object => ({
  id: submissionId,
  service: listedService(service),
  town,
  timeframe,
  ...(appointment_start != null && { appointment_start, appointment_end }),
  language: spanish === 'speaks' ? 'es' : 'en',
})

interface WebhookMessage {
  /** The same at every attempt. */
  readonly id: string
  /** The time of this attempt. */
  readonly now: number
  readonly type: string
  readonly data: object
}

/** Posts a signed message (Standard Webhooks 1.0.0). */
export function postSigned(
  { id, now, type, data }: WebhookMessage,
  { url, secret }: WebhookReceiver,
  options: ProviderOptions,
): Promise<HttpReply> {
  const at = new Date(now)
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return sendHttpRequest(url, { headers, body }, { limitMs: REQUEST_TIMEOUT_MS, ...options })
}
