import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hashOfToken, randomToken } from '#server/receipt-token/token.ts'
import { CODE_LIMITS } from '#server/secrets/sign-in-code.ts'
import type { Store } from '#server/store/store.ts'
import { form } from '../cases/messages.ts'
import type { Target } from '../target.ts'
import { from } from './asking.ts'
import { burst } from './burst.ts'
import { BOTH, type Fault } from './fault.ts'

const MARIA = 'maria@staff.example'
const HOUR_MS = 60 * 60_000
/** Below the limit of one address in ten minutes. */
const POSTS_EACH = 25
const ATTACKERS = 5
const CODES_EACH = 2
const MAIL_WITHIN_MS = 20_000
const POLL_EVERY_MS = 100

/** Signing in while strangers spend every budget of the sign-in. */
export const floodSignIn: Fault = {
  id: 'flood-sign-in',
  name: 'spent sign-in budgets tell no address, and lock no browser out that signed in before',
  engines: BOTH,
  async run({ start }) {
    const target = await start()
    const invitation = await target.withStore(addMaria)
    const { cookies } = await post(target, `/staff/invite/${invitation}`, {})
    const browser = cookies.find((cookie) => cookie.startsWith('staff-browser=')) ?? ''

    const unknown = Array.from({ length: CODE_LIMITS.strangers.most + 1 }, (_, index) =>
      form(
        '/staff/sign-in',
        { address: `nobody${index}@staff.example` },
        from(`198.51.${Math.floor(index / POSTS_EACH)}.7`),
      ),
    )
    const { statuses, broken } = await burst(target.port, unknown)
    const known = await wrongTry(target, MARIA, '203.0.113.1')
    const stranger = await wrongTry(target, 'x@staff.example', '203.0.113.1')

    for (let line = 1; line <= ATTACKERS; line++) await spendTries(target, `192.0.2.${line}`)
    const outbox = await mailsOf(target, 1 + ATTACKERS * CODES_EACH)
    const attempt = await ask(target, MARIA, '203.0.113.9', browser)
    const code = await nextCode(target, outbox)
    const signedIn = await post(target, attempt, { code }, '203.0.113.9')

    return [
      ...(broken > 0 ? [`${broken} posts of the flood had no answer`] : []),
      ...(statuses.size === 1 && statuses.has(303)
        ? []
        : [`the flood was answered ${[...statuses.keys()].join(', ')}`]),
      ...(known.status === stranger.status && known.body === stranger.body
        ? []
        : [
            `a wrong code is answered ${known.status} or, for an unknown address, ${stranger.status}`,
          ]),
      ...(signedIn.status === 303 && signedIn.location === '/staff'
        ? []
        : [`the browser that signed in before was answered ${signedIn.status}`]),
    ]
  },
}

/** Adds a staff member with a mailbox; returns the token of an invitation. */
async function addMaria(store: Store): Promise<string> {
  const personId = randomUUID()
  const address = JSON.stringify({ kind: 'mail', to: [MARIA] })
  const channel = { id: randomUUID(), kind: 'mail', address, addressKey: MARIA }
  const now = Date.now()
  const maria = { id: personId, name: 'Maria', language: 'en', channels: [channel] } as const
  await store.alarms.addPerson({ ...maria, now })
  const token = randomToken()
  const hash = hashOfToken(token)
  await store.staff.addInvitation({ hash, personId, now, expiresAt: now + HOUR_MS })
  return token
}

async function post(
  { url }: Target,
  path: string,
  fields: Record<string, string>,
  address = '203.0.113.9',
  cookie = '',
) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, location, cookies, body: await answer.text() }
}

/** Asks for a code; returns the path of the page that takes it. */
const ask = async (target: Target, mailbox: string, address: string, cookie = '') =>
  (await post(target, '/staff/sign-in', { address: mailbox }, address, cookie)).location

const wrongTry = async (target: Target, mailbox: string, address: string) =>
  await post(target, await ask(target, mailbox, address), { code: '000000' }, address)

/** Two codes and ten wrong tries: what one address may for Maria in a day. */
async function spendTries(target: Target, address: string): Promise<void> {
  for (let asked = 0; asked < CODES_EACH; asked++) {
    const attempt = await ask(target, MARIA, address)
    for (let tries = 0; tries < 5; tries++) await post(target, attempt, { code: '000000' }, address)
  }
}

/** Reads the mails of the outbox, once there are so many. */
async function mailsOf(target: Target, least: number): Promise<readonly string[]> {
  const folder = join(target.dataDir, 'outbox')
  const end = performance.now() + MAIL_WITHIN_MS
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    if (names.length >= least || performance.now() > end)
      return await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    await pause(POLL_EVERY_MS)
  }
}

/** Waits for one mail more than these; returns the six digits in it, '' where none comes. */
async function nextCode(target: Target, before: readonly string[]): Promise<string> {
  const mails = await mailsOf(target, before.length + 1)
  const added = mails.find((mail) => !before.includes(mail)) ?? ''
  return /^(\d{6})\r?$/m.exec(added)?.[1] ?? ''
}
