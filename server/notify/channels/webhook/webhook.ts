import { NOTICE_KINDS } from '#domain/alarm/notice-kind.ts'
import type { Channel, Notice } from '#server/notify/channel.ts'
import { listedService } from '#server/leads/facts/service-name.ts'
import { type HttpReply, type ProviderOptions, sendHttpRequest } from '../http-request.ts'
import { isSuccess, unreachableOutcome, refusedOutcome, sentOutcome } from '../send-outcome.ts'
import { webhookHeaders } from './webhook-signature.ts'

export interface WebhookOptions extends ProviderOptions {
  readonly url: string
  /** Key decoded from ALERT_WEBHOOK_SECRET. */
  readonly key: Buffer
}

/** Standard Webhooks recommends 15 to 30 s; it must be below SEND_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 15_000

/**
 * Sends a signed message to the owner's address (Standard Webhooks 1.0.0), without private data.
 */
export function createWebhookChannel(options: WebhookOptions): Channel {
  const { clock } = options
  return {
    kind: 'webhook',
    async send(notice) {
      const now = clock()
      const reply = await postSigned({ id: notice.id, now, ...webhookPayload(notice) }, options)
      if (reply.kind !== 'answered') return unreachableOutcome(reply)
      if (isSuccess(reply)) return sentOutcome()
      return refusedOutcome(reply, now, reply.status === 410 ? { gone: 'yes' } : {})
    },
  }
}

/**
 * Posts a signed message.
 * @param message `id` is the same at every attempt; `now` is the time of this one
 */
export function postSigned(
  { id, now, type, data }: WebhookPayload & { readonly id: string; readonly now: number },
  { url, key, ...options }: Omit<WebhookOptions, 'clock'>,
): Promise<HttpReply> {
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data })
  const timestamp = Math.floor(now / 1000)
  const headers = {
    'content-type': 'application/json',
    ...webhookHeaders(key, { id, timestamp, body }),
  }
  return sendHttpRequest(url, { headers, body }, { limitMs: REQUEST_TIMEOUT_MS, ...options })
}

interface WebhookPayload {
  readonly type: string
  readonly data: object
}

function webhookPayload({ kind, facts, acceptUrl }: Notice): WebhookPayload {
  const { submissionId, service, town, timeframe, spanish, round, step } = facts
  const { appointment_start, appointment_end } = facts
  return {
    type: NOTICE_KINDS[kind].webhookType ?? 'lead.waiting',
    data: {
      id: submissionId,
      service: listedService(service),
      town,
      timeframe,
      ...(appointment_start != null && { appointment_start, appointment_end }),
      language: spanish === 'speaks' ? 'es' : 'en',
      round,
      step,
      take: acceptUrl,
    },
  }
}
