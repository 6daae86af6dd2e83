/** Twilio's REST API, as far as calls and text messages need it. */

import { z } from 'zod'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import {
  type TwilioCredentials,
  twilioCredentials,
  type TwilioVariables,
} from '#server/environment/twilio-credentials.ts'
import { parseJson } from '#server/http/parse-json.ts'
import type { SendOutcome } from '#server/alarm/channel.ts'
import {
  type HttpReply,
  type ProviderOptions,
  sendHttpRequest,
} from '#server/alarm/channels/http-request.ts'
import {
  isSuccess,
  refusedOutcome,
  sentOutcome,
  unknownOutcome,
} from '#server/alarm/channels/send-outcome.ts'
import { isRefused, type ProviderState, stateOf } from '#server/alarm/channels/provider-state.ts'

/** The account, and what a request to it needs. */
export interface TwilioAccount extends ProviderOptions, TwilioCredentials {
  /** TWILIO_API_URL; api.twilio.com outside of tests. */
  readonly apiUrl: string
}

/** Returns the account for calls and text messages; `null` where none is set up. */
export function twilioAccount({
  environment,
  fetch,
}: Pick<App, 'fetch'> & {
  readonly environment: TwilioVariables & Pick<Environment, 'twilioApiUrl'>
}): TwilioAccount | null {
  const credentials = twilioCredentials(environment)
  return credentials && { ...credentials, fetch, apiUrl: environment.twilioApiUrl }
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

/** Sends a request to a path below the account; '' is the account itself. */
function request(
  { apiUrl, accountSid, authToken, ...options }: TwilioAccount,
  path: string,
  init: RequestInit,
): Promise<HttpReply> {
  return sendHttpRequest(
    `${apiUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}${path}`,
    { ...init, headers: { authorization: authorization({ accountSid, authToken }) } },
    { limitMs: REQUEST_TIMEOUT_MS, ...options },
  )
}

const authorization = ({
  accountSid,
  authToken,
}: Pick<TwilioAccount, 'accountSid' | 'authToken'>): string =>
  `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

/** @param resource such as `Calls` or `Calls/CA…` */
export const postToTwilio = (
  account: TwilioAccount,
  resource: string,
  form: Form,
): Promise<HttpReply> =>
  request(account, `/${resource}.json`, {
    body: new URLSearchParams(form.map(([...pair]) => pair)),
  })

/** Reads a resource. */
export const readFromTwilio = (
  account: TwilioAccount,
  resource: string,
  query: Readonly<Record<string, string>> = {},
): Promise<HttpReply> =>
  request(
    { maxBytes: MAX_RESOURCE_BYTES, ...account },
    `/${resource}.json?${new URLSearchParams(query).toString()}`.replace(/\?$/, ''),
    { method: 'GET' },
  )

/** Reads the account itself, which costs nothing. */
const readTwilioAccount = (account: TwilioAccount): Promise<HttpReply> =>
  request(account, '.json', { method: 'GET' })

/**
 * Lists the requests to a server that failed since a time, newest first
 * (https://www.twilio.com/docs/usage/monitor-alert). Costs nothing.
 * @param nextPage address of the next page, as the one before gave it; only its query is used
 */
export function readTwilioAlerts(
  { apiUrl, accountSid, authToken, ...options }: TwilioAccount,
  since: number,
  nextPage: string | null = null,
): Promise<HttpReply> {
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
    { method: 'GET', headers: { authorization: authorization({ accountSid, authToken }) } },
    { limitMs: REQUEST_TIMEOUT_MS, maxBytes: MAX_ALERTS_BYTES, ...options },
  )
}

/**
 * Starts a call or sends a message. Twilio has no idempotency key, so the outcome of a request
 * without an answer stays unknown.
 */
export async function createAtTwilio(
  account: TwilioAccount,
  resource: 'Calls' | 'Messages',
  { form, now }: { readonly form: Form; readonly now: number },
): Promise<SendOutcome> {
  const reply = await postToTwilio(account, resource, form)
  if (codeOf(reply) !== CALLBACK_REFUSED) return toSendOutcome(reply, now)
  const withoutCallbacks = form.filter(([name]) => !name.startsWith('StatusCallback'))
  return toSendOutcome(await postToTwilio(account, resource, withoutCallbacks), now)
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

/** Authentication failed; the account is not active. */
const REFUSED_CODES: readonly number[] = [20_003, 20_005]
const ACCOUNT = z.object({ status: z.string() })

/** Asks Twilio whether the account may call, by a request that costs nothing. */
export async function checkTwilioAccount(twilio: TwilioAccount): Promise<ProviderState> {
  const reply = await readTwilioAccount(twilio)
  if (reply.kind !== 'answered') return stateOf(reply)
  if (isSuccess(reply)) {
    const account = ACCOUNT.safeParse(parseJson(reply.text))
    const status = account.success ? account.data.status : 'active'
    // https://www.twilio.com/docs/iam/api/account: suspended accounts and closed ones call nobody.
    return status === 'active'
      ? { state: 'ok' }
      : { state: 'refused', reason: `the account is ${status}` }
  }
  const code = codeOf(reply)
  const reason = `status ${reply.status}${code === null ? '' : `, error ${code}`}`
  const isOver = isRefused(reply) || REFUSED_CODES.includes(code ?? 0)
  return { state: isOver ? 'refused' : 'unknown', reason }
}
