import type { Channel, Notice } from '../channel.ts'
import { noticeText } from '../words/notice-text.ts'
import { callHttp } from './http-call.ts'
import { isSuccess, notReached, refusedBy, sent } from './outcome.ts'

export interface NtfyOptions {
  readonly fetch: typeof globalThis.fetch
  /** NTFY_URL: server and topic, such as https://ntfy.sh/long-random-name; a token stands before an @. */
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly limitMs?: number
}

const LIMIT_MS = 10_000

/** One topic of a ntfy server (https://docs.ntfy.sh/publish/). Whoever knows its name reads along, so the text is thin. */
export function createNtfyChannel(options: NtfyOptions): Channel {
  const { fetch, clock, limitMs = LIMIT_MS } = options
  const { server, topic, authorization } = ntfyTarget(options.url)
  return {
    kind: 'ntfy',
    async send(notice) {
      const reply = await callHttp(
        server,
        {
          headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
          body: JSON.stringify({ topic, ...message(notice) }),
        },
        { fetch, limitMs },
      )
      if (reply.kind !== 'answered') return notReached(reply)
      return isSuccess(reply) ? sent() : refusedBy(reply, clock())
    },
  }
}

/** https://TOKEN@server/topic, or https://user:password@server/topic. */
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

/** 5 rings long and through most settings, 3 is an ordinary message. */
const PRIORITY = { ringing: 5, ordinary: 3 } as const

function message(notice: Notice): object {
  const { title, body, button } = noticeText(notice)
  const { kind, takeUrl } = notice
  const rings = kind === 'created' || kind === 'waiting' || kind === 'nobody'
  return {
    title,
    message: body,
    priority: rings ? PRIORITY.ringing : PRIORITY.ordinary,
    ...(takeUrl !== null && {
      click: takeUrl,
      // Opens the page; a button that posts by itself would take the request in a pocket.
      actions: [{ action: 'view', label: button, url: takeUrl }],
    }),
  }
}
