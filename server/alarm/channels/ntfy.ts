import { asksToAccept } from '#domain/alarm/notice-kind.ts'
import type { Channel, Notice } from '../channel.ts'
import { noticeText } from '../messages/notice-text.ts'
import { type ProviderOptions, sendHttpRequest } from './http-request.ts'
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
  const { server, topic, authorization } = ntfyTarget(options.url)
  return {
    kind: 'ntfy',
    async send(notice) {
      const reply = await sendHttpRequest(
        server,
        {
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ topic, ...toNtfyMessage(notice) }),
        },
        options,
      )
      if (reply.kind !== 'answered') return unreachableOutcome(reply)
      return isSuccess(reply) ? sentOutcome() : refusedOutcome(reply, options.clock())
    },
  }
}

/** Parses https://TOKEN@server/topic or https://user:password@server/topic. */
export function ntfyTarget(text: string): {
  server: string
  topic: string
  authorization: string | null
} {
  const url = new URL(text)
  const path = url.pathname.replace(/\/$/, '')
  const topic = path.slice(path.lastIndexOf('/') + 1)
  const server = `${url.origin}${path.slice(0, path.lastIndexOf('/') + 1)}`
  const [user, password] = [url.username, url.password].map(decodeURIComponent)
  if (!user) return { server, topic, authorization: null }
  const authorization = password
    ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
    : `Bearer ${user}`
  return { server, topic, authorization }
}

function toNtfyMessage(notice: Notice): object {
  const { title, body, button } = noticeText(notice)
  const { acceptUrl } = notice
  return {
    title,
    message: body,
    // 5 makes a long sound in spite of most settings, 3 is an ordinary message.
    priority: asksToAccept(notice) ? 5 : 3,
    ...(acceptUrl !== null && {
      click: acceptUrl,
      // Opens the page; a button that posts by itself could accept a lead in a pocket.
      actions: [{ action: 'view', label: button, url: acceptUrl }],
    }),
  }
}
