import { z } from 'zod'
import { type Priority, priorityOf } from '#domain/alarm/loudness.ts'
import { type Channel, type Notice, NOT_SET_UP } from '#server/alarm/channel.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { noticeText } from '#server/alarm/messages/notice-text.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { type HttpReply, type ProviderOptions, sendHttpRequest } from './http-request.ts'
import { type ProviderState, stateOf } from './provider-state.ts'
import { isSuccess, unreachableOutcome, refusedOutcome, sentOutcome } from './send-outcome.ts'

/** The account of the application, and what a request to it needs. */
interface PushoverAccount extends ProviderOptions {
  readonly apiUrl: string
  /** PUSHOVER_TOKEN of the application. */
  readonly token: string
}

/** Returns the account; `null` where none is set up. */
export const pushoverAccount = ({
  environment: { pushoverToken: token, pushoverApiUrl: apiUrl },
  fetch,
}: Pick<App, 'fetch'> & {
  readonly environment: Pick<Environment, 'pushoverToken' | 'pushoverApiUrl'>
}): PushoverAccount | null => (token === null ? null : { token, apiUrl, fetch })

/**
 * Fields of a message (https://pushover.net/api#priority): 2 repeats, in spite of silent mode, until
 * acknowledged; 1 ignores the quiet hours of its receiver; 0 keeps them.
 */
const PRIORITY_FIELDS: Readonly<Record<Priority, Readonly<Record<string, string>>>> = {
  emergency: { priority: '2', retry: '30' },
  high: { priority: '1' },
  normal: { priority: '0' },
}
/** Seconds; Pushover accepts 30 to 10,800. */
const EXPIRE_RANGE_S = { min: 60, max: 3600 } as const

/** Posts to Pushover's API with the token of the application. */
const post = (
  { apiUrl, token, ...options }: PushoverAccount,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<HttpReply> =>
  sendHttpRequest(
    `${apiUrl.replace(/\/$/, '')}/1/${path}`,
    { body: new URLSearchParams({ token, ...fields }) },
    options,
  )

export interface PushoverUser {
  readonly name: string
  /** The user key of a staff member. */
  readonly key: string
}

/** More keys are not asked for at once; a business of this size has none. */
const MAX_CHECKED_USERS = 30
/** A user key of nobody: the answer then says only whether the token is right. */
const NOBODY = 'x'.repeat(30)

/**
 * Asks Pushover whether the token of the application and the keys of staff are right
 * (https://pushover.net/api#validate), which sends nothing.
 */
export async function checkPushover(
  account: PushoverAccount,
  users: readonly PushoverUser[],
): Promise<ProviderState> {
  const refused: string[] = []
  const asked = users.length === 0 ? [{ name: '', key: NOBODY }] : users.slice(0, MAX_CHECKED_USERS)
  for (const { name, key } of asked) {
    const reply = await post(account, 'users/validate.json', { user: key })
    if (reply.kind !== 'answered') return stateOf(reply)
    if (isSuccess(reply)) continue
    const answer = REFUSAL.safeParse(parseJson(reply.text))
    if (reply.status !== 400 || !answer.success) return stateOf(reply)
    if (answer.data.token === 'invalid')
      return { state: 'refused', reason: 'the token of the application is not valid' }
    if (answer.data.user === 'invalid' && name !== '') refused.push(name)
  }
  return refused.length === 0
    ? { state: 'ok' }
    : {
        state: 'refused',
        reason: `${refused.length} of ${users.length} keys of staff members are not valid, or have no device`,
        staff: refused,
      }
}

/** Names what is wrong of what was sent. */
const REFUSAL = z.object({ token: z.string().optional(), user: z.string().optional() })

/**
 * Sends a message to one staff member by Pushover; an emergency is ended once the lead is accepted.
 */
export const pushoverChannel: Channel = {
  isSetUp: ({ pushoverToken }) => pushoverToken !== null,
  async send(app, notice) {
    if (notice.to.kind !== 'pushover') throw new TypeError(`A Pushover to ${notice.to.kind}`)
    const account = pushoverAccount(app)
    if (account === null) return NOT_SET_UP
    const now = app.clock()
    const reply = await post(account, 'messages.json', {
      user: notice.to.user,
      ...toPushoverMessage(notice, now),
    })
    if (reply.kind !== 'answered') return unreachableOutcome(reply)
    return isSuccess(reply) ? sentOutcome(readReceiptId(reply.text)) : refusedOutcome(reply, now)
  },
  async end(app, receipt) {
    const account = pushoverAccount(app)
    if (account === null) return
    const reply = await post(account, `receipts/${encodeURIComponent(receipt)}/cancel.json`, {})
    if (reply.kind !== 'answered') throw new Error(`Pushover not ended: ${reply.error}`)
    // Unknown, acknowledged or expired: it is over.
    if (isSuccess(reply) || (reply.status >= 400 && reply.status < 429)) return
    throw new Error(`Pushover not ended: status ${reply.status}`)
  },
}

function toPushoverMessage(notice: Notice, now: number): Record<string, string> {
  const { title, body, button } = noticeText(notice)
  const { kind, facts, acceptUrl, notAfter } = notice
  const priority = priorityOf(kind, facts.timeframe)
  const left = Math.floor((notAfter - now) / 1000)
  const expire = Math.min(EXPIRE_RANGE_S.max, Math.max(EXPIRE_RANGE_S.min, left))
  return {
    title,
    message: body,
    ...(acceptUrl !== null && { url: acceptUrl, url_title: button }),
    ...PRIORITY_FIELDS[priority],
    ...(priority === 'emergency' && { expire: String(expire) }),
  }
}

/** Reads the receipt of an emergency; `null` if the answer has none. */
function readReceiptId(text: string): string | null {
  return /"receipt"\s*:\s*"([A-Za-z0-9]+)"/.exec(text)?.[1] ?? null
}
