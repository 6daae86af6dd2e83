import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { signTwilio } from '#tests/support/fake-twilio.ts'
import { close, listen } from '#tests/support/loopback.ts'
import type { Random } from '../random.ts'

/** One notice as its channel received it. */
export interface ReceivedNotice {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Id of the lead; `null` for a call, of which only the notice is known. */
  readonly request: string | null
  readonly notice: string
  readonly kind: 'webhook' | 'call' | 'sms'
  readonly type: string
  /** Token of its accept page. */
  readonly token: string | null
  /** The called number; `null` for a webhook. */
  readonly to: string | null
  /** True when a digit was pressed: the call does not count towards the caps. */
  isAnswered: boolean
}

/** Fakes of a webhook receiver and of Twilio that fail at random. */
export interface FakeChannels {
  readonly url: string
  readonly notices: readonly ReceivedNotice[]
  /** Callback for each call, to play its recipient. */
  onCall: (call: PhoneCall) => void
  stop(): Promise<void>
}

interface PhoneCall {
  readonly sid: string
  readonly notice: string
  /** Posts to the application as Twilio does, to the server at `base`. */
  post(base: string, to: 'status' | 'digit', form: Record<string, string>): Promise<void>
}

export const ACCOUNT = `AC${'1'.repeat(32)}`
export const AUTH_TOKEN = 'token-of-the-torture'
/** Public address for callbacks, over which signatures are computed. */
export const SITE = 'https://torture.example'

/** Share of webhook posts that fail. */
const WEBHOOK_FAILURE_SHARE = 0.08
/** Share of calls that are placed while the response is lost. */
const LOST_RESPONSE_SHARE = 0.1
const RATE_LIMITED_SHARE = 0.05

export async function startFakeChannels(random: Random): Promise<FakeChannels> {
  const notices: ReceivedNotice[] = []

  const webhook = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { type, data } = JSON.parse(await text(request)) as {
      type: string
      data: { id: string; take: string | null }
    }
    if (random.chance(WEBHOOK_FAILURE_SHARE)) {
      if (random.chance(0.5)) response.destroy()
      else response.writeHead(503).end()
      return
    }
    const token = data.take?.split('/').at(-1) ?? null
    const notice = String(request.headers['webhook-id'])
    const heard = { at: Date.now(), request: data.id, notice, type, token }
    notices.push({ ...heard, kind: 'webhook', to: null, isAnswered: false })
    response.writeHead(204).end()
  }

  const twilio = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await text(request))
    // The server asks for the calls that came in; nobody calls here.
    if (request.method === 'GET') {
      response.writeHead(200).end('{"calls":[]}')
      return
    }
    if (/\/(Calls|Messages)\/\w+\.json$/.test(request.url ?? '')) {
      response.writeHead(200).end('{}')
      return
    }
    if (random.chance(RATE_LIMITED_SHARE)) {
      response.writeHead(429).end(JSON.stringify({ code: 20_429, message: '', status: 429 }))
      return
    }
    const isCall = (request.url ?? '').endsWith('/Calls.json')
    const sid = (isCall ? 'CA' : 'SM') + randomBytes(16).toString('hex')
    const callback = form.get('StatusCallback') ?? ''
    const notice = /\/alarm\/(?:voice|sms)\/([\w-]+)/.exec(callback)?.[1] ?? 'unknown'
    const kind = isCall ? 'call' : 'sms'
    const received: ReceivedNotice = {
      at: Date.now(),
      request: null,
      notice,
      kind,
      type: '',
      token: null,
      to: form.get('To'),
      isAnswered: false,
    }
    notices.push(received)
    if (random.chance(LOST_RESPONSE_SHARE)) response.destroy()
    else response.writeHead(201).end(JSON.stringify({ sid, status: 'queued' }))
    if (isCall) channels.onCall({ sid, notice, post: poster(received) })
  }

  const server = createServer((request, response) => {
    const answer = request.url === '/webhook' ? webhook : twilio
    // The server may be killed during its request.
    answer(request, response).catch(() => response.destroy())
  })
  const port = await listen(server)

  const channels: FakeChannels = {
    url: `http://127.0.0.1:${port}`,
    notices,
    onCall: () => {},
    stop: () => close(server),
  }
  return channels
}

const poster =
  (received: ReceivedNotice): PhoneCall['post'] =>
  async (base, to, form) => {
    const { notice } = received
    if (to === 'digit') received.isAnswered = true
    const path = `/alarm/voice/${notice}${to === 'status' ? '/status' : ''}`
    try {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'x-twilio-signature': signTwilio(AUTH_TOKEN, SITE + path, form) },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(5000),
      })
      await response.body?.cancel()
    } catch (error) {
      // The server was killed, so Twilio gets no response either.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    }
  }
