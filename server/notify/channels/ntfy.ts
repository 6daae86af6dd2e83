import { isEmergency } from '#domain/alarm/loudness.ts'
import type { Channel, Notice } from '../channel.ts'
import { noticeText } from '../messages/notice-text.ts'
import { type HttpReply, type ProviderOptions, sendHttpRequest } from './http-request.ts'
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
  { url: address, ...options }: Omit<NtfyOptions, 'clock'>,
): Promise<HttpReply> {
  const { origin, pathname, username, password } = new URL(address)
  const path = pathname.replace(/\/$/, '')
  const topicAt = path.lastIndexOf('/') + 1
  const [user = '', secret = ''] = [username, password].map(decodeURIComponent)
  const authorization = secret
    ? `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
    : `Bearer ${user}`
  return sendHttpRequest(
    origin + path.slice(0, topicAt),
    {
      headers: { 'content-type': 'application/json', ...(user && { authorization }) },
      body: JSON.stringify({ topic: path.slice(topicAt), ...message }),
    },
    options,
  )
}

function toNtfyMessage(notice: Notice): object {
  const { title, body, button } = noticeText(notice)
  const { acceptUrl } = notice
  return {
    title,
    message: body,
    // 5 makes a long sound in spite of most settings, 3 is an ordinary message.
    priority: isEmergency(notice.kind, notice.facts.timeframe) ? 5 : 3,
    ...(acceptUrl !== null && {
      click: acceptUrl,
      // Opens the page; a button that posts by itself could accept a lead in a pocket.
      actions: [{ action: 'view', label: button, url: acceptUrl }],
    }),
  }
}
