/** Twilio's REST API, as far as calls and text messages need it. */

import { z } from 'zod'
import type { TwilioCredentials } from '#server/environment/twilio-credentials.ts'
import { parseJson } from '#server/http/parse-json.ts'
import type { SendOutcome } from '#server/alarm/channel.ts'
import {
  type HttpReply,
  type ProviderOptions,
  sendHttpRequest,
} from '#server/alarm/channels/http-request.ts'
import {
  isSuccess,
  unknownOutcome,
  refusedOutcome,
  sentOutcome,
} from '#server/alarm/channels/send-outcome.ts'

/** What calls and text messages need. */
export interface PhoneChannelOptions extends ProviderOptions, TwilioCredentials {
  /** TWILIO_API_URL; api.twilio.com outside of tests. */
  readonly apiUrl: string
  readonly siteUrl: string
}

/** Two of them fit into SEND_TIMEOUT_MS. */
const REQUEST_TIMEOUT_MS = 9000

/** A text message of 1,600 characters, each escaped. */
const MAX_RESOURCE_BYTES = 32 * 1024

/** A page of 200 alerts, each less than 2 KB. */
const MAX_ALERTS_BYTES = 512 * 1024

/** Twilio's second host; a fake serves both from one. */
const monitorUrl = (apiUrl: string): string =>
  apiUrl.replace(/\/$/, '').replace('://api.', '://monitor.')

type Form = readonly (readonly [name: string, value: string])[]

export function createTwilio(options: PhoneChannelOptions) {
  const { apiUrl, accountSid, authToken, clock } = options
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const base = `${apiUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}`

  /** @param resource such as `Calls` or `Calls/CA…` */
  const post = (resource: string, form: Form): Promise<HttpReply> =>
    sendHttpRequest(
      `${base}/${resource}.json`,
      { headers: { authorization }, body: new URLSearchParams(form.map(([...pair]) => pair)) },
      { limitMs: REQUEST_TIMEOUT_MS, ...options },
    )

  /** Reads a resource. */
  const get = (
    resource: string,
    query: Readonly<Record<string, string>> = {},
  ): Promise<HttpReply> =>
    sendHttpRequest(
      `${base}/${resource}.json?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
      { method: 'GET', headers: { authorization } },
      { limitMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_RESOURCE_BYTES, ...options },
    )

  return {
    post,
    get,
    /** Reads the account itself, which costs nothing. */
    getAccount: (): Promise<HttpReply> =>
      sendHttpRequest(
        `${base}.json`,
        { method: 'GET', headers: { authorization } },
        { limitMs: REQUEST_TIMEOUT_MS, ...options },
      ),
    /**
     * Lists the requests to a server that failed since a time, newest first
     * (https://www.twilio.com/docs/usage/monitor-alert). Costs nothing.
     * @param nextPage address of the next page, as the one before gave it; only its query is used
     */
    getAlerts: (since: number, nextPage: string | null = null): Promise<HttpReply> => {
      const query =
        nextPage !== null && URL.canParse(nextPage)
          ? new URL(nextPage).searchParams
          : new URLSearchParams({
              LogLevel: 'error',
              StartDate: new Date(since).toISOString().replace(/\.\d+Z$/, 'Z'),
              PageSize: '200',
            })
      return sendHttpRequest(
        `${monitorUrl(apiUrl)}/v1/Alerts?${query.toString()}`,
        { method: 'GET', headers: { authorization } },
        { limitMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_ALERTS_BYTES, ...options },
      )
    },
    /**
     * Starts a call or sends a message. Twilio has no idempotency key, so the outcome of a request
     * without an answer stays unknown.
     */
    async create(resource: 'Calls' | 'Messages', form: Form): Promise<SendOutcome> {
      const reply = await post(resource, form)
      if (codeOf(reply) !== CALLBACK_REFUSED) return toSendOutcome(reply, clock())
      const withoutCallbacks = form.filter(([name]) => !name.startsWith('StatusCallback'))
      return toSendOutcome(await post(resource, withoutCallbacks), clock())
    },
  }
}

/** The callback address is not accepted: the message is sent without it. */
const CALLBACK_REFUSED = 21_609

/** Refusals that are final in spite of their status (https://www.twilio.com/docs/api/errors). */
const FINAL_ERROR_CODES = new Set([30_006, 30_032, 30_034])
/** The recipient said STOP, which the carrier or Twilio handled without telling us. */
export const OPTED_OUT_CODE = 21_610
/** Too many requests, with any status. */
const RATE_LIMIT_CODE = 20_429

function toSendOutcome(reply: HttpReply, now: number): SendOutcome {
  if (reply.kind !== 'answered') return unknownOutcome(reply)
  if (isSuccess(reply)) {
    const { sid } = bodyOf(reply)
    return sid === undefined
      ? { outcome: 'unknown', error: `status ${reply.status} without a sid` }
      : sentOutcome(sid)
  }
  const code = codeOf(reply)
  // A proxy's own 502 says nothing about the request; an error with a code is Twilio's refusal.
  if (reply.status >= 500 && code === null)
    return { outcome: 'unknown', error: `status ${reply.status} without a code` }
  if (code === null) return refusedOutcome(reply, now)
  const error = `status ${reply.status}, code ${code}`
  if (code === RATE_LIMIT_CODE) return refusedOutcome(reply, now, { error, permanent: false })
  const isFinal = FINAL_ERROR_CODES.has(code)
  return refusedOutcome(reply, now, {
    error,
    ...(isFinal && { permanent: true }),
    ...(code === OPTED_OUT_CODE && { hasOptedOut: true }),
  })
}

/** Reads Twilio's error code; `null` if there is none. */
export const codeOf = (reply: HttpReply): number | null =>
  reply.kind !== 'answered' || isSuccess(reply) ? null : (bodyOf(reply).code ?? null)

/** The used part of an answer; nothing of one in another form. */
const BODY = z.object({ sid: z.string().optional(), code: z.number().optional() }).catch({})

const bodyOf = ({ text }: { readonly text: string }) => BODY.parse(parseJson(text))
