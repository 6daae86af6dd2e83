import type { InjectOptions } from 'fastify'
import {
  createInjectedApp,
  type InjectedApp,
  type InjectedAppOptions,
} from './running-app-inject.ts'
import { business } from '#domain/business/business.ts'
import { e164 } from '#domain/phone/phone.ts'
import { type FakeCall, type FakeTwilio, signTwilio, startFakeTwilio } from './fake-twilio.ts'
import { type FakePasskey, fakePasskey } from './fake-authenticator.ts'
import { requireTwiml } from './twiml-check.ts'

const HOST = 'palisade.example'
const SITE_URL = `https://${HOST}`

export interface OpenedPage {
  readonly status: number
  readonly body: string
  /** Its address. */
  readonly path: string
}

/** A browser on a phone: it keeps its session, and knows nothing but what pages show. */
export interface Phone {
  get(path: string): Promise<OpenedPage>
  /** Sends a form; follows the redirect of a success. */
  post(path: string, fields?: Record<string, string> | URLSearchParams): Promise<OpenedPage>
}

/** A business with a running alarm, a fake telephone service and phones of its staff. */
export interface StaffedApp {
  readonly running: InjectedApp
  readonly twilio: FakeTwilio
  /** @param cookie of a session that it has already */
  phone(cookie?: string): Phone
  /** Posts a request of Twilio's, signed; returns the answer. */
  fromTwilio(path: string, form: Record<string, string>): Promise<string>
  /** Presses a digit in a call of the alarm; returns what the call says then. */
  press(call: FakeCall, digit: string): Promise<string>
  stop(): Promise<void>
}

export async function startStaffedApp(
  now: number,
  options: Pick<InjectedAppOptions, 'openDb' | 'environment' | 'deps'> = {},
): Promise<StaffedApp> {
  const twilio = await startFakeTwilio()
  const running = await createInjectedApp({
    ...options,
    runsAlarm: true,
    environment: {
      SITE_URL,
      STAFF_EMAIL: 'office@palisade.example',
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+12015550199',
      ...options.environment,
    },
  })
  running.state.now = now
  const fromTwilio: StaffedApp['fromTwilio'] = async (path, form) => {
    const { body } = await running.postForm(path, form, {
      'x-twilio-signature': signTwilio(twilio.authToken, SITE_URL + path, form),
    })
    return requireTwiml(body)
  }
  return {
    running,
    twilio,
    phone: (cookie) => createPhone(running, cookie),
    fromTwilio,
    async press(call, digit) {
      const [, action = ''] =
        /<Gather[^>]* action="([^"]*)"/.exec(call.form.get('Twiml') ?? '') ?? []
      const path = action.replaceAll('&amp;', '&').slice(SITE_URL.length)
      const form = { CallSid: call.sid, To: call.to, CallStatus: 'in-progress', Digits: digit }
      return await fromTwilio(path, form)
    },
    async stop() {
      await running.close()
      await twilio.stop()
    },
  }
}

function createPhone({ app }: InjectedApp, signedIn = ''): Phone {
  let cookie = signedIn
  const send = async (options: InjectOptions) => {
    const { statusCode, body, headers } = await app.inject({
      ...options,
      headers: { ...options.headers, cookie },
    })
    for (const set of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';')
      if (/^(?:__Host-)?staff=/.test(pair)) cookie = pair.endsWith('=') ? '' : pair
    }
    return { status: statusCode, body, location: headers.location }
  }
  const get = async (path: string) => ({ ...(await send({ method: 'GET', url: path })), path })
  return {
    get,
    async post(path, fields = {}) {
      const reply = await send({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      return reply.location === undefined ? { ...reply, path } : await get(reply.location)
    },
  }
}

/** Returns what a page asks an authenticator for a passkey. */
const askedBy = async (phone: Phone, address: string) => {
  const { challenge } = JSON.parse((await phone.post(`${address}/options`)).body) as {
    readonly challenge: string
  }
  return { challenge, origin: SITE_URL }
}

/** Adds a passkey on a phone that is signed in. */
export async function addPasskey(phone: Phone): Promise<FakePasskey> {
  const passkey = fakePasskey(HOST)
  const credential = JSON.stringify(passkey.attest(await askedBy(phone, '/staff/passkeys')))
  await phone.post('/staff/passkeys', { credential })
  return passkey
}

/** Signs a phone in with a passkey; returns the page that it leads to. */
export async function signInByPasskey(phone: Phone, passkey: FakePasskey): Promise<OpenedPage> {
  const credential = JSON.stringify(passkey.assert(await askedBy(phone, '/staff/sign-in/passkey')))
  return await phone.post('/staff/sign-in/passkey', { credential })
}

/** A customer calls, and nobody answers: returns the id of the lead, whose number "Spam" blocks. */
export async function missCall(office: StaffedApp, from: string): Promise<string> {
  const form = {
    CallSid: `CA${from.slice(1).padStart(32, '0')}`,
    From: from,
    To: e164(business.phones.default),
    StirVerstat: 'TN-Validation-Passed-A',
  }
  await office.fromTwilio('/calls/incoming', { ...form, CallStatus: 'ringing' })
  const end = { CallStatus: 'no-answer', CallDuration: '30' }
  await office.fromTwilio('/calls/status', { ...form, ...end })
  return (await office.running.leads()).find(({ type }) => type === 'call')?.id ?? ''
}
