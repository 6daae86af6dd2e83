import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { newSid } from '#tests/support/incoming-setup.ts'
import { signTwilio } from '#tests/support/fake-twilio.ts'
import { close, listen } from '#tests/support/loopback.ts'
import { requireTwiml } from '#tests/support/twiml-check.ts'
import type { FastClock } from './fast-clock.ts'

export const ACCOUNT = `AC${'2'.repeat(32)}`
export const AUTH_TOKEN = 'token-of-the-exchange'
/** Public address of the site, over which signatures are computed. */
export const SITE = 'https://calls.example'

/** A call as Twilio's REST interface shows it. */
interface CallResource {
  readonly from: string
  readonly to: string
  readonly startedAt: number
  status: string
  /** In seconds; `null` while it lasts. */
  duration: string | null
}

/** One ringing phone of staff. */
export interface Ring {
  readonly at: number
  readonly number: string
  /** Id of the caller's call; `null` for a call of the alarm. */
  readonly sid: string | null
  wasAccepted: boolean
}

/** A fake of Twilio's exchange: it calls the servers, and answers what they ask. */
export interface Exchange {
  readonly url: string
  readonly calls: Map<string, CallResource>
  readonly rings: Ring[]
  /** Records that a request to a server failed, which servers may ask for. */
  addAlert(sid: string, path: string): void
  /**
   * Posts a signed form.
   * @returns `null` if no server was there, or it ended meanwhile
   */
  post(path: string, form: Record<string, string>): Promise<ExchangeReply | null>
  /** Posts a form with a signature that a stranger made up. */
  forge(path: string, form: Record<string, string>): Promise<ExchangeReply | null>
  stop(): Promise<void>
}

export interface ExchangeReply {
  readonly status: number
  readonly body: string
}

/** Twilio's own limit. */
const WEBHOOK_LIMIT_MS = 15_000

export async function startExchange(
  clock: FastClock,
  server: () => string | null,
): Promise<Exchange> {
  const calls = new Map<string, CallResource>()
  const rings: Ring[] = []
  const alerts: { resource_sid: string; request_url: string; at: number }[] = []

  const listener = createServer((request, response) => {
    const reply = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const answer = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://exchange')
      const form = new URLSearchParams(await text(request))
      if (url.pathname === '/v1/Alerts') {
        const since = Date.parse(url.searchParams.get('StartDate') ?? '')
        reply(200, { alerts: alerts.filter(({ at }) => at >= since).toReversed(), meta: {} })
        return
      }
      if (request.method === 'POST') {
        const isCall = url.pathname.endsWith('/Calls.json')
        if (isCall)
          rings.push({
            at: clock.now(),
            number: form.get('To') ?? '',
            sid: null,
            wasAccepted: false,
          })
        reply(201, { sid: newSid(isCall ? 'CA' : 'SM'), status: 'queued' })
        return
      }
      const sid = /\/Calls\/(\w+)\.json$/.exec(url.pathname)?.[1] ?? ''
      const call = calls.get(sid)
      if (call === undefined) {
        reply(404, { code: 20_404, status: 404 })
        return
      }
      const { from, to, status, duration } = call
      reply(200, {
        sid,
        from,
        to,
        status,
        duration,
        start_time: new Date(call.startedAt).toUTCString().replace('GMT', '+0000'),
      })
    }
    // A server may be killed while it asks.
    answer().catch(() => response.destroy())
  })
  const port = await listen(listener)

  const send = async (
    path: string,
    form: Record<string, string>,
    headers: Record<string, string>,
  ): Promise<ExchangeReply | null> => {
    const base = server()
    if (base === null) return null
    try {
      const response = await fetch(base + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(WEBHOOK_LIMIT_MS),
      })
      return { status: response.status, body: requireTwiml(await response.text()) }
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException) return null
      throw error
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    rings,
    addAlert(sid, path) {
      alerts.push({ resource_sid: sid, request_url: SITE + path, at: clock.now() })
    },
    post: (path, form) =>
      send(path, form, { 'x-twilio-signature': signTwilio(AUTH_TOKEN, SITE + path, form) }),
    forge: (path, form) =>
      send(path, form, {
        'x-twilio-signature': signTwilio('a guess', SITE + path, form),
        'x-forwarded-for': '203.0.113.66',
      }),
    stop: () => close(listener),
  }
}
