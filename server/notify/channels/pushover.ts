import { isEmergency } from '#domain/alarm/loudness.ts'
import type { Channel, Notice } from '../channel.ts'
import { noticeText } from '../messages/notice-text.ts'
import { type ProviderOptions, sendHttpRequest } from './http-request.ts'
import { isSuccess, unreachableOutcome, refusedOutcome, sentOutcome } from './send-outcome.ts'

export interface PushoverOptions extends ProviderOptions {
  readonly apiUrl: string
  /** PUSHOVER_TOKEN of the application. */
  readonly token: string
}

/**
 * Priority 'emergency': repeats, in spite of silent mode, until acknowledged
 * (https://pushover.net/api#priority).
 */
const EMERGENCY_FIELDS = { priority: '2', retry: '30' } as const
/** Seconds; Pushover accepts 30 to 10,800. */
const EXPIRE_RANGE_S = { min: 60, max: 3600 } as const

/**
 * Sends a message to one staff member by Pushover; an emergency is ended once the lead is accepted.
 */
export function createPushoverChannel(options: PushoverOptions): Channel {
  const { apiUrl, token, clock } = options
  const base = apiUrl.replace(/\/$/, '')
  const post = (path: string, fields: Record<string, string>): ReturnType<typeof sendHttpRequest> =>
    sendHttpRequest(
      `${base}/1/${path}`,
      { body: new URLSearchParams({ token, ...fields }) },
      options,
    )
  return {
    kind: 'pushover',
    async send(notice) {
      if (notice.to.kind !== 'pushover') throw new TypeError(`A Pushover to ${notice.to.kind}`)
      const now = clock()
      const reply = await post('messages.json', {
        user: notice.to.user,
        ...toPushoverMessage(notice, now),
      })
      if (reply.kind !== 'answered') return unreachableOutcome(reply)
      return isSuccess(reply) ? sentOutcome(readReceiptId(reply.text)) : refusedOutcome(reply, now)
    },
    async end(receipt) {
      const reply = await post(`receipts/${encodeURIComponent(receipt)}/cancel.json`, {})
      if (reply.kind !== 'answered') throw new Error(`Pushover not ended: ${reply.error}`)
      // Unknown, acknowledged or expired: it is over.
      if (isSuccess(reply) || (reply.status >= 400 && reply.status < 429)) return
      throw new Error(`Pushover not ended: status ${reply.status}`)
    },
  }
}

function toPushoverMessage(notice: Notice, now: number): Record<string, string> {
  const { title, body, button } = noticeText(notice)
  const { kind, facts, acceptUrl, notAfter } = notice
  const left = Math.floor((notAfter - now) / 1000)
  const expire = Math.min(EXPIRE_RANGE_S.max, Math.max(EXPIRE_RANGE_S.min, left))
  return {
    title,
    message: body,
    ...(acceptUrl !== null && { url: acceptUrl, url_title: button }),
    ...(isEmergency(kind, facts.timeframe)
      ? { ...EMERGENCY_FIELDS, expire: String(expire) }
      : { priority: '1' }),
  }
}

/** Reads the receipt of an emergency; `null` if the answer has none. */
function readReceiptId(text: string): string | null {
  return /"receipt"\s*:\s*"([A-Za-z0-9]+)"/.exec(text)?.[1] ?? null
}
