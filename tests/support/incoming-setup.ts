import { randomBytes, randomUUID } from 'node:crypto'
import { askAboutCall } from '#server/calls/watch.ts'
import { signTwilio } from './fake-twilio.ts'
import { requireTwiml } from './twiml-check.ts'
import {
  createInjectedApp,
  type InjectedApp,
  type InjectedAppOptions,
} from './running-app-inject.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { claimCalls } from '#server/calls/stored/incoming-calls.ts'

const SITE_URL = 'https://palisade.example'
const AUTH_TOKEN = 'an-auth-token-of-twilio'
export const CALLED = '+12015550168'
export const CALLER = '+12015550123'

const TWILIO_ENVIRONMENT = {
  SITE_URL,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: AUTH_TOKEN,
  TWILIO_FROM: '+12015550199',
}

/** The application with Twilio, whose requests are signed by Twilio's own library. */
export interface IncomingSetup {
  readonly running: InjectedApp
  /** Posts a form; `signature` replaces the valid one. */
  post(path: string, form: Record<string, string>, signature?: string): Promise<TwilioReply>
  addStaff(name: string, phone: string, language?: 'en' | 'es'): Promise<string>
  /** Asks the fake Twilio about all open calls that are due, as the worker does. */
  sweep(): Promise<void>
  /** What the fake Twilio says about a call; `null` for no answer. */
  resource: (sid: string) => { status: string; duration: string | null } | null
}

interface TwilioReply {
  readonly status: number
  readonly body: string
}

export const newSid = (kind: 'CA' | 'SM' = 'CA'): string => kind + randomBytes(16).toString('hex')

/** The path of an absolute address in TwiML, by its attribute. */
export function pathIn(twiml: string, attribute: string): string {
  const found = new RegExp(` ${attribute}="([^"]*)"`).exec(twiml)?.[1]
  if (found === undefined) throw new Error(`No ${attribute} in ${twiml}`)
  return found.slice(SITE_URL.length)
}

export async function createIncomingSetup(
  environment: Record<string, string> = {},
  options: Pick<InjectedAppOptions, 'openDb' | 'wrapDb'> = {},
): Promise<IncomingSetup> {
  const running = await createInjectedApp({
    ...options,
    environment: { ...TWILIO_ENVIRONMENT, ...environment },
  })
  const setup: IncomingSetup = {
    running,
    resource: () => ({ status: 'completed', duration: '30' }),
    async post(path, form, signature) {
      const signed = signTwilio(AUTH_TOKEN, SITE_URL + path, form)
      const { statusCode, body } = await running.postForm(path, form, {
        'x-twilio-signature': signature ?? signed,
      })
      return { status: statusCode, body: requireTwiml(body) }
    },
    async addStaff(name, phone, language = 'en') {
      const id = randomUUID()
      const address = JSON.stringify({ kind: 'call', phone })
      const channel = { id: randomUUID(), kind: 'call' as const, address, addressKey: phone }
      const member = { id, name, language, channels: [channel], now: running.state.now }
      await running.db.write((tx) => addStaffMember(tx, member))
      return id
    },
    async sweep() {
      const { db, state, value } = running
      const fetch: typeof globalThis.fetch = async (input) => {
        const sid = /\/Calls\/(\w+)\.json$/.exec(String(input))?.[1] ?? ''
        const answer = setup.resource(sid)
        if (answer === null) throw new DOMException('', 'TimeoutError')
        return Response.json(answer)
      }
      const claim = { now: state.now, leaseMs: 15_000, limit: 100 }
      for (const call of await claimCalls(db, claim)) await askAboutCall({ ...value, fetch }, call)
    },
  }
  return setup
}
