import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import twilioLibrary from 'twilio'
import type { Environment } from '#server/environment.ts'
import type { TwilioVariables } from '#server/environment/twilio-credentials.ts'
import { createInbox } from './inbox.ts'
import { close, listen } from './loopback.ts'
import { requireTwiml } from './twiml-check.ts'

/** Behavior of the fake: success, or a kind of failure. */
export type TwilioBehavior =
  | 'well'
  /** Never responds. */
  | 'silent'
  /** Places the call, then drops the connection. */
  | 'dropping'
  | 'too-many'
  /** A proxy's 502, after which the result is unknown. */
  | 'bad-gateway'
  /** Twilio's own 500, with a code. */
  | 'failing'
  /** Rejects callback addresses (21609). */
  | 'no-callbacks'
  /** Rejects permanently with this code. */
  | { readonly code: number }

export interface FakeCall {
  readonly kind: 'call' | 'sms'
  readonly sid: string
  readonly to: string
  readonly form: URLSearchParams
  /** queued, ringing, in-progress, completed, … */
  status: string
  /** Texts spoken so far, in order; of a message its text. */
  readonly said: string[]
}

export interface FakeTwilio {
  /** For TWILIO_API_URL. */
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** Makes channels call this fake. */
  readonly environment: TwilioVariables & Pick<Environment, 'twilioApiUrl'>
  behavior: TwilioBehavior
  /** Accepted calls and messages, oldest first. */
  readonly taken: readonly FakeCall[]
  /** Number of all requests, rejected ones included. */
  readonly asked: number
  /** Resolves with the next accepted call or message, or the oldest unread one. */
  next(): Promise<FakeCall>
  /** Answers a call and presses these keys; resolves with the last spoken text. */
  press(call: FakeCall, ...digits: string[]): Promise<string>
  /** Lets a call wait without a key; resolves with the last spoken text. */
  waitSilently(call: FakeCall): Promise<string>
  /**
   * The connection that a call was told to make: attributes of Dial, and the number; `null` for
   * none.
   */
  connectionOf(call: FakeCall): Readonly<Record<string, string>> | null
  /**
   * Ends a connection: reports its statuses, then its result; resolves with the text that follows.
   */
  endConnection(call: FakeCall, result: string): Promise<string>
  /** Reports the status of the call or message to the application, signed. */
  report(call: FakeCall, status: string, more?: Record<string, string>): Promise<Response>
  /** Posts a form to an address as Twilio would; `signature` replaces the valid one. */
  post(url: string, form: Record<string, string>, signature?: string): Promise<Response>
  stop(): Promise<void>
}

/** Starts a fake of Twilio's REST interface on a free loopback port. */
export async function startFakeTwilio(): Promise<FakeTwilio> {
  const accountSid = `AC${'0'.repeat(32)}`
  const authToken = 'fake-twilio-auth-token'
  const taken: FakeCall[] = []
  const inbox = createInbox<FakeCall>()
  const lines = new Map<FakeCall, string>()
  let sequence = 0
  let asked = 0

  const take = (kind: FakeCall['kind'], form: URLSearchParams): FakeCall => {
    const sid = (kind === 'call' ? 'CA' : 'SM') + randomBytes(16).toString('hex')
    const twiml = form.get('Twiml') ?? ''
    const said = kind === 'call' ? [spoken(twiml)] : [form.get('Body') ?? '']
    const call: FakeCall = { kind, sid, to: form.get('To') ?? '', form, status: 'queued', said }
    taken.push(call)
    lines.set(call, twiml)
    inbox.put(call)
    return call
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked++
    const form = new URLSearchParams(await text(request))
    const reply = (status: number, body: object | string): void => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const refuse = (status: number, code: number): void =>
      reply(status, { code, message: 'refused by the fake', more_info: '', status })

    const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    if (request.headers.authorization !== basic) return refuse(401, 20_003)
    const path = request.url ?? ''
    const resource = /^\/2010-04-01\/Accounts\/AC0{32}\/(Calls|Messages)(?:\/(\w+))?\.json$/.exec(
      path,
    )
    if (/\/Accounts\/AC0{32}\.json$/.test(path)) return reply(200, { status: 'active' })
    if (request.method !== 'POST' || !resource) return refuse(404, 20_404)
    const { behavior } = twilio
    if (behavior === 'silent') return
    if (behavior === 'too-many') {
      response.setHeader('retry-after', '7')
      return refuse(429, 20_429)
    }
    if (behavior === 'bad-gateway') return reply(502, '<html>Bad gateway</html>')
    if (behavior === 'failing') return refuse(500, 20_500)
    if (typeof behavior === 'object') return refuse(400, behavior.code)

    const [, kind, sid] = resource
    if (sid !== undefined) {
      const call = taken.find((each) => each.sid === sid)
      if (!call) return refuse(404, 20_404)
      if (isOver(call.status)) return refuse(400, 21_220)
      call.status = form.get('Status') ?? call.status
      return reply(200, { sid, status: call.status })
    }
    const wrong = faultOf(kind === 'Calls' ? 'call' : 'sms', form)
    if (wrong !== null) return refuse(400, wrong)
    if (behavior === 'no-callbacks' && form.has('StatusCallback')) return refuse(400, 21_609)
    const call = take(kind === 'Calls' ? 'call' : 'sms', form)
    if (behavior === 'dropping') {
      response.destroy()
      return
    }
    reply(201, { sid: call.sid, status: 'queued' })
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listen(server)

  /** Posts what happened on a call, and follows the answer. */
  const proceed = async (
    call: FakeCall,
    action: string,
    form: Record<string, string>,
  ): Promise<string> => {
    call.status = 'in-progress'
    const posted = { CallSid: call.sid, To: call.to, CallStatus: call.status, ...form }
    const response = await twilio.post(plain(action), posted)
    const twiml = requireTwiml(await response.text())
    if (!response.ok) throw new Error(`Status ${response.status}: ${twiml}`)
    lines.set(call, twiml)
    call.said.push(spoken(twiml))
    return spoken(twiml)
  }

  const url = `http://127.0.0.1:${port}`
  const twilio: FakeTwilio = {
    url,
    accountSid,
    authToken,
    environment: {
      twilioApiUrl: url,
      twilioAccountSid: accountSid,
      twilioAuthToken: authToken,
      twilioFrom: '+12015550199',
    },
    behavior: 'well',
    taken,
    get asked() {
      return asked
    },
    next: inbox.next,
    async press(call, ...digits) {
      for (const digit of digits) {
        const action = /<Gather[^>]* action="([^"]*)"/.exec(lines.get(call) ?? '')?.[1]
        if (action === undefined) throw new Error(`No menu entry for ${digit}`)
        await proceed(call, action, { Digits: digit })
      }
      return call.said.at(-1) ?? ''
    },
    async waitSilently(call) {
      const action = /<Redirect[^>]*>([^<]*)</.exec(lines.get(call) ?? '')?.[1]
      return action === undefined ? '' : await proceed(call, action, {})
    },
    connectionOf(call) {
      const found = /<Dial ([^>]*)><Number ([^>]*)>([^<]*)</.exec(lines.get(call) ?? '')
      if (found === null) return null
      const [, dial = '', attributes = '', number = ''] = found
      const pairs = [...`${dial} ${attributes}`.matchAll(/(\w+)="([^"]*)"/g)]
      return {
        ...Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, plain(value)])),
        number,
      }
    },
    async endConnection(call, result) {
      const { statusCallback = '', action = '' } = this.connectionOf(call) ?? {}
      const sid = `CA${randomBytes(16).toString('hex')}`
      const statuses = result === 'completed' ? ['in-progress', result] : [result]
      for (const [index, status] of statuses.entries()) {
        const form = { CallSid: sid, ParentCallSid: call.sid, CallStatus: status }
        await this.post(statusCallback, { ...form, SequenceNumber: String(index) })
      }
      return await proceed(call, action, { DialCallSid: sid, DialCallStatus: result })
    },
    async report(call, status, more = {}) {
      call.status = status
      const [id, state] =
        call.kind === 'call' ? ['CallSid', 'CallStatus'] : ['MessageSid', 'MessageStatus']
      sequence++
      return await this.post(call.form.get('StatusCallback') ?? '', {
        [id]: call.sid,
        [state]: status,
        To: call.to,
        ...(call.kind === 'call' && { SequenceNumber: String(sequence) }),
        ...more,
      })
    },
    async post(url, form, signature = signTwilio(authToken, url, form)) {
      return await fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': signature, 'user-agent': 'TwilioProxy/1.1' },
        body: new URLSearchParams(form),
      })
    },
    stop: () => close(server),
  }
  return twilio
}

const isOver = (status: string): boolean =>
  ['completed', 'busy', 'failed', 'no-answer', 'canceled'].includes(status)

/** Returns Twilio's code for an invalid form; `null` for a valid one. */
function faultOf(kind: FakeCall['kind'], form: URLSearchParams): number | null {
  const isNumber = (name: string): boolean => /^\+[1-9]\d{6,14}$/.test(form.get(name) ?? '')
  if (!isNumber('To')) return 21_211
  if (!isNumber('From')) return 21_212
  if (kind === 'sms') {
    const length = form.get('Body')?.length ?? 0
    return length === 0 ? 21_602 : length > 1600 ? 21_617 : null
  }
  const twiml = requireTwiml(form.get('Twiml') ?? '')
  const isResponse = /^<\?xml[^>]*\?><Response>.*<\/Response>$/s.test(twiml)
  return isResponse && twiml.length <= 4000 ? null : 21_205
}

/** Signs as Twilio does, by its own library, so that no mistake is shared with the server's code. */
export function signTwilio(authToken: string, url: string, form: Record<string, string>): string {
  const signature = twilioLibrary.getExpectedTwilioSignature(authToken, url, form)
  if (!twilioLibrary.validateRequest(authToken, signature, url, form))
    throw new Error(`Twilio's library refuses its own signature of ${url}`)
  return signature
}

const plain = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Returns the text that an answering person hears: the first one, and texts without repetition. */
function spoken(twiml: string): string {
  return plain(/<Say[^>]*>([^<]*)<\/Say>/.exec(twiml)?.[1] ?? '')
}
