import { type Priority, priorityOf } from '#domain/alarm/loudness.ts'
import type { Channel, Notice } from '../channel.ts'
import { noticeText } from '../messages/notice-text.ts'
import { type HttpReply, type ProviderOptions, sendHttpRequest } from './http-request.ts'
import { isRefused, type ProviderState, stateOf } from './provider-state.ts'
import { isSuccess, unreachableOutcome, refusedOutcome, sentOutcome } from './send-outcome.ts'

export interface NtfyOptions extends ProviderOptions {
  /**
   * NTFY_URL: server and topic, such as https://ntfy.sh/long-random-name; an optional token
   * precedes an @.
   */
  readonly url: string
}

/**
 * Sends to one topic of an ntfy server (https://docs.ntfy.sh/publish/). Anyone who knows the
 * topic's name can read it, so the text contains no private data.
 */
export function createNtfyChannel(options: NtfyOptions): Channel {
  return {
    kind: 'ntfy',
    async send(notice) {
      const reply = await publishToNtfy(toNtfyMessage(notice), options)
      if (reply.kind !== 'answered') return unreachableOutcome(reply)
      return isSuccess(reply) ? sentOutcome() : refusedOutcome(reply, options.clock())
    },
  }
}

/** Publishes a message to the topic of https://TOKEN@server/topic or user:password@server/topic. */
export function publishToNtfy(
  message: object,
  { url, ...options }: Omit<NtfyOptions, 'clock'>,
): Promise<HttpReply> {
  const { server, topic, headers } = partsOf(url)
  return sendHttpRequest(
    server,
    {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ topic, ...message }),
    },
    options,
  )
}

/** Takes NTFY_URL apart: the server with a slash at its end, the topic, and who we are. */
function partsOf(url: string) {
  const { origin, pathname, username, password } = new URL(url)
  const path = pathname.replace(/\/$/, '')
  const topicAt = path.lastIndexOf('/') + 1
  const [user = '', secret = ''] = [username, password].map(decodeURIComponent)
  const authorization = secret
    ? `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
    : `Bearer ${user}`
  return {
    server: origin + path.slice(0, topicAt),
    topic: path.slice(topicAt),
    headers: user === '' ? {} : { authorization },
  }
}

/**
 * Asks ntfy whether it knows us, without publishing: a token or password is verified with every request,
 * also with the one for the account (https://docs.ntfy.sh/publish/#authentication). Without one, whether
 * the topic may be read: a server that forbids it may still take messages, which only a test shows.
 */
export async function checkNtfy({ url, ...options }: NtfyOptions): Promise<ProviderState> {
  const { server, topic, headers } = partsOf(url)
  const get = (path: string): Promise<HttpReply> =>
    sendHttpRequest(`${server}${path}`, { method: 'GET', headers }, options)
  if ('authorization' in headers) {
    const account = await get('v1/account')
    // Servers before 2.0 have no accounts.
    if (account.kind !== 'answered' || account.status !== 404) return stateOf(account)
  }
  const reading = await get(`${topic}/auth`)
  if (!isRefused(reading)) return stateOf(reading)
  return {
    state: 'unknown',
    reason: 'the topic may not be read; whether messages get through only a test shows',
  }
}

/** 5 makes a long sound in spite of most settings, 4 a long sound; 3 is an ordinary message. */
const PRIORITIES: Readonly<Record<Priority, number>> = { emergency: 5, high: 4, normal: 3 }

function toNtfyMessage(notice: Notice): object {
  const { title, body, button } = noticeText(notice)
  const { acceptUrl } = notice
  return {
    title,
    message: body,
    priority: PRIORITIES[priorityOf(notice.kind, notice.facts.timeframe)],
    ...(acceptUrl !== null && {
      click: acceptUrl,
      // Opens the page; a button that posts by itself could accept a lead in a pocket.
      actions: [{ action: 'view', label: button, url: acceptUrl }],
    }),
  }
}
