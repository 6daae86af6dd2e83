import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import type { Channel, Notice } from '../../channel.ts'
import { listedService } from '../../messages/service-name.ts'
import { type ProviderOptions, sendHttpRequest } from '../http-request.ts'
import { isSuccess, unreachableOutcome, refusedOutcome, sentOutcome } from '../send-outcome.ts'
import { webhookHeaders } from './signature.ts'

export interface WebhookOptions extends ProviderOptions {
  readonly url: string
  /** Key decoded from ALERT_WEBHOOK_SECRET. */
  readonly key: Buffer
}

/** Standard Webhooks recommends 15 to 30 s; it must be below SEND_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 15_000

/** Event types of the kinds that are sent to the webhook; all others have another recipient. */
const EVENT_TYPES: Partial<Readonly<Record<NoticeKind, string>>> = {
  created: 'lead.created',
  waiting: 'lead.waiting',
  accepted: 'lead.accepted',
  'yours-again': 'lead.accepted',
  'handed-back': 'lead.handed_back',
  reopened: 'lead.reopened',
  cancelled: 'lead.cancelled',
  closed: 'lead.closed',
  test: 'alarm.test',
}

/**
 * Sends a signed message to the owner's address (Standard Webhooks 1.0.0), without private data.
 */
export function createWebhookChannel(options: WebhookOptions): Channel {
  const { url, key, clock } = options
  return {
    kind: 'webhook',
    async send(notice) {
      const now = clock()
      const body = JSON.stringify(webhookPayload(notice, now))
      const headers = {
        'content-type': 'application/json',
        ...webhookHeaders(key, { id: notice.id, timestamp: Math.floor(now / 1000), body }),
      }
      const limits = { limitMs: REQUEST_TIMEOUT_MS, ...options }
      const reply = await sendHttpRequest(url, { headers, body }, limits)
      if (reply.kind !== 'answered') return unreachableOutcome(reply)
      if (isSuccess(reply)) return sentOutcome()
      return refusedOutcome(reply, now, reply.status === 410 ? { gone: 'yes' } : {})
    },
  }
}

function webhookPayload({ kind, facts, acceptUrl }: Notice, now: number): object {
  const { submissionId, service, town, timeframe, spanish, round, step } = facts
  const { appointment_start, appointment_end } = facts
  return {
    type: EVENT_TYPES[kind] ?? 'lead.waiting',
    timestamp: new Date(now).toISOString(),
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
