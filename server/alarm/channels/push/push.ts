import { business } from '#domain/business/business.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import { asksToAccept } from '#domain/alarm/notice-kind.ts'
import type { PushSubscriptionKeys } from '#domain/alarm/channels.ts'
import { priorityOf } from '#domain/alarm/loudness.ts'
import type { Channel, Notice, SendOutcome } from '#server/alarm/channel.ts'
import { noticeText } from '#server/alarm/messages/notice-text.ts'
import { sendHttpRequest } from '#server/alarm/channels/http-request.ts'
import {
  type HttpAnswer,
  isSuccess,
  unreachableOutcome,
  refusedOutcome,
  sentOutcome,
} from '#server/alarm/channels/send-outcome.ts'
import { encryptPush } from './encryption.ts'
import { pushContact } from './push-contact.ts'
import { checkEndpointReach } from './push-endpoint.ts'
import { vapidAuthorization } from './vapid.ts'
import { readVapidKeys } from './vapid-store.ts'

/** Upper limit of the TTL: a phone that reconnects later needs no old news. */
const MESSAGE_TTL_S = 600

/** Sends web push messages, encrypted for one browser and always displayed. */
export const pushChannel: Channel = {
  isSetUp: () => true,
  async send({ environment, db, fetch, clock, resolveName }, notice) {
    if (notice.to.kind !== 'push') throw new TypeError(`A push to ${notice.to.kind}`)
    const { siteUrl, staffUrl, staffEmail } = environment
    const { endpoint, keys } = notice.to.subscription
    const body = encryptOrNull(pushPayload(notice, staffUrl), keys)
    // Before each message, because DNS changes.
    const reach = await checkEndpointReach(endpoint, { resolve: resolveName })
    if (body === null || reach === 'private') return NO_SUBSCRIPTION
    if (reach === 'unknown') return unreachableOutcome({ kind: 'never-sent', error: 'ENOTFOUND' })
    const now = clock()
    const contact =
      pushContact(siteUrl, staffMailbox(staffEmail)) ?? `mailto:${business.staffEmail}`
    const authorization = vapidAuthorization(await readVapidKeys(db), { endpoint, contact, now })
    const reply = await sendHttpRequest(
      endpoint,
      { headers: { ...pushHeaders(notice, now), authorization }, body },
      { fetch },
    )
    if (reply.kind !== 'answered') return unreachableOutcome(reply)
    if (isSuccess(reply)) return sentOutcome()
    return refusal(reply, endpoint, now)
  },
}

const NO_SUBSCRIPTION: SendOutcome = {
  outcome: 'failed',
  permanent: true,
  gone: 'yes',
  error: 'no usable subscription',
}

/** Returns `null` if the keys are invalid. */
function encryptOrNull(
  text: string,
  keys: PushSubscriptionKeys['keys'],
): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(encryptPush(Buffer.from(text), keys))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === INVALID_KEY) return null
    throw error
  }
}

const INVALID_KEY = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'

/** Headers by RFC 8030, 5.2 to 5.4. Messages with the same topic replace each other. */
function pushHeaders({ kind, facts, notAfter }: Notice, now: number): Record<string, string> {
  const left = Math.floor((notAfter - now) / 1000)
  return {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(Math.min(MESSAGE_TTL_S, Math.max(0, left))),
    urgency: priorityOf(kind, facts.timeframe) === 'normal' ? 'normal' : 'high',
    topic: Buffer.from(facts.submissionId.replaceAll('-', ''), 'hex').toString('base64url'),
  }
}

/**
 * Buttons of a message that asks to accept a lead, where the browser shows buttons. The worker of the
 * board takes the lead with the session of the phone (app/browser/board/worker); "call" opens its page.
 */
const PUSH_ACTIONS = ['take', 'call'] as const

/**
 * Builds a Declarative Web Push message: Safari displays it even if the service worker fails; in
 * other browsers the worker reads the same JSON. The tag replaces the earlier notification about
 * the same lead, since a silent message would end the subscription.
 */
function pushPayload(notice: Notice, staffUrl: string): string {
  const { facts, acceptUrl } = notice
  const { language, title, body } = noticeText(notice, { quotes: true })
  const lead = `${staffUrl}/staff/l/${facts.submissionId}`
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title,
      body,
      lang: language,
      tag: facts.submissionId,
      navigate: acceptUrl ?? `${staffUrl}/staff`,
      ...(asksToAccept(notice) && {
        actions: PUSH_ACTIONS.map((action) => ({
          action,
          title: NOTICE_MESSAGES[language].pushActions[action],
          navigate: lead,
        })),
        data: { lead, failures: NOTICE_MESSAGES[language].pushFailures },
      }),
    },
    app_badge: facts.open,
  })
}

/** Apple's reasons: whether the subscription has ended, or this program made a mistake. */
const APPLE_REASONS: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ['BadDeviceToken', 'yes'],
  ['Unregistered', 'yes'],
  // It was made with another key.
  ['VapidPkHashMismatch', 'yes'],
  // The contact, the clock or the signature is wrong: of every phone, which all stay.
  ['BadJwtToken', 'no'],
  ['ExpiredJwtToken', 'no'],
  ['BadAuthorizationHeader', 'no'],
  ['BadWebPushTopic', 'no'],
  ['BadWebPushRequest', 'no'],
  ['PayloadTooLarge', 'no'],
])
/** How FCM and Mozilla say that a subscription was made with another key. */
const OTHER_KEY = /do not correspond to the credentials used to create|VAPID public key mismatch/i

/** Converts a refusal: retires a phone only if its subscription has ended. */
function refusal(reply: HttpAnswer, endpoint: string, now: number): SendOutcome {
  const { status, text } = reply
  if (status === 404 || status === 410) return refusedOutcome(reply, now, { gone: 'yes' })
  if (status !== 400 && status !== 401 && status !== 403) return refusedOutcome(reply, now)
  if (!new URL(endpoint).hostname.endsWith('.push.apple.com'))
    return refusedOutcome(reply, now, { gone: OTHER_KEY.test(text) ? 'yes' : 'no' })
  const reason = /"reason"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? ''
  const gone = APPLE_REASONS.get(reason)
  // Apple answers without a known reason after a web app was installed again.
  if (gone === undefined) return refusedOutcome(reply, now, { gone: 'maybe' })
  return refusedOutcome(reply, now, { gone, error: `status ${status} ${reason}` })
}
