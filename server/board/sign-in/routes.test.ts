import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { randomToken } from '#server/secrets/token.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { addStaffMember } from '#tests/support/staff-members.ts'
import { invite as addInvitation } from '#server/staff/invitations.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { CODE_LIFETIME_MS } from '#domain/staff/staff-limits.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import { claimNotices } from '#server/db/tables/notices.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { listSessions } from '#server/staff/sessions.ts'

const HOUSE = 'boss@keys.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp({ environment: { STAFF_EMAIL: HOUSE } })
})
afterEach(() => running.close())

const post = async (
  url: string,
  fields: Record<string, string>,
  cookie = '',
  remoteAddress = '203.0.113.9',
) => await running.postForm(url, fields, { cookie }, remoteAddress)

const get = async (url: string, cookie = '') =>
  await running.app.inject({ url, headers: { cookie } })

/** Returns name and value of the cookie that a response sets. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

async function askForCode(address: string, from?: string): Promise<string> {
  const { statusCode, headers } = await post('/staff/sign-in', { address }, '', from)
  expect([statusCode, headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/staff\/sign-in\/[\w-]{22}$/),
  ])
  return headers.location ?? ''
}

/** Returns the queued mails, the newest last. */
const mailsDue = async () =>
  await running.db.writeRelaxed((tx) =>
    claimNotices(tx, {
      channel: 'mail',
      now: running.state.now,
      leaseMs: 1,
      limit: 10,
    }),
  )

/** Returns the code in the newest of them; `null` when there is none. */
async function mailedCode(): Promise<string | null> {
  const job = (await mailsDue()).at(-1)
  const secret = await running.db.read((tx) => getSetting(tx, 'altcha_hmac_secret'))
  return job === undefined ? null : codeOfMail(secret ?? '', job.id)
}

const otherThan = (code: string | null): string => (code === '000000' ? '000001' : '000000')

describe('by a code', () => {
  beforeEach(async () => {
    const mail = { kind: 'mail', to: ['maria@staff.example'] } as const
    await addStaffMember(running.db, 'Maria Lopez', [mail])
  })

  test('accepts six digits from a mail once, with or without spaces', async () => {
    const address = await askForCode('MARIA@staff.example ')
    const code = (await mailedCode()) ?? ''
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    const answer = await post(address, { code: spaced })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff'])
    expect(answer.headers['set-cookie']).toEqual([
      `${cookieOf(answer)}; Max-Age=3888000; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(
        /^staff-browser=[\w.-]{103}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
    expect((await get('/staff', cookieOf(answer))).statusCode).toBe(200)
    expect((await post(address, { code })).statusCode).toBe(422)
  })

  test('rejects a code after ten minutes, and counts no attempt for an invalid code', async () => {
    const address = await askForCode('maria@staff.example')
    const code = (await mailedCode()) ?? ''
    for (let tries = 0; tries < 7; tries++)
      expect((await post(address, { code: '12' })).statusCode).toBe(422)
    running.state.now += CODE_LIFETIME_MS
    expect((await post(address, { code })).statusCode).toBe(422)
  })

  test('rejects the code in another attempt, which uses up none of its tries', async () => {
    const address = await askForCode('maria@staff.example')
    const code = (await mailedCode()) ?? ''
    const strangers = `/staff/sign-in/${randomToken()}`
    for (let tries = 0; tries < 6; tries++)
      expect((await post(strangers, { code })).statusCode).toBe(422)
    expect((await post(address, { code })).statusCode).toBe(303)
  })

  test('responds the same for an unknown address, and queues no mail', async () => {
    const known = await askForCode('maria@staff.example')
    const code = await mailedCode()
    const unknown = await askForCode('nobody@staff.example')
    expect(await mailedCode()).toBeNull()
    expect((await get(known)).body).toBe((await get(unknown)).body)
    for (let tries = 0; tries < 5; tries++) {
      const fields = { code: otherThan(code) }
      const [one, other] = [await post(known, fields), await post(unknown, fields)]
      expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body])
    }
  })

  test('sends no fourth code within fifteen minutes, without saying so', async () => {
    for (let asked = 0; asked < 3; asked++) {
      await askForCode('maria@staff.example')
      expect(await mailedCode()).not.toBeNull()
    }
    await askForCode('maria@staff.example')
    expect(await mailedCode()).toBeNull()
    running.state.now += 15 * MINUTE
    await askForCode('maria@staff.example')
    expect(await mailedCode()).not.toBeNull()
  })

  test('accepts a known browser while attackers use up the limits of its address', async () => {
    const first = await askForCode('maria@staff.example')
    const signedIn = await post(first, { code: (await mailedCode()) ?? '' })
    const browser = String(signedIn.headers['set-cookie']).match(/staff-browser=[^;]+/)?.[0] ?? ''
    expect((await get('/staff', browser)).statusCode).toBe(303)
    for (let line = 1; line <= 5; line++) {
      const attempts = []
      for (let asked = 0; asked < 3; asked++)
        attempts.push(await askForCode('maria@staff.example', `198.51.100.${line}`))
      for (const attempt of attempts)
        for (let tries = 0; tries < 5; tries++)
          await post(attempt, { code: '12 34 56' }, '', `198.51.100.${line}`)
    }
    await mailsDue()
    const signInWith = async (cookie: string) => {
      const { headers } = await post('/staff/sign-in', { address: 'maria@staff.example' }, cookie)
      const { statusCode } = await post(headers.location ?? '', {
        code: (await mailedCode()) ?? '',
      })
      return statusCode
    }
    const forged = browser.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    expect(await signInWith(forged)).toBe(422)
    expect(await signInWith(browser)).toBe(303)
  })

  test('rejects a network for the day after ten wrong codes, whatever codes it requests', async () => {
    const statuses = []
    for (let asked = 0; asked < 3; asked++) {
      const address = await askForCode('maria@staff.example')
      const code = await mailedCode()
      for (let tries = 0; tries < 5; tries++)
        statuses.push((await post(address, { code: otherThan(code) })).statusCode)
      running.state.now += 60 * MINUTE
    }
    expect(statuses).toEqual(Array.from({ length: 15 }, () => 422))
    expect(
      (await post(await askForCode('maria@staff.example'), { code: (await mailedCode()) ?? '' }))
        .statusCode,
    ).toBe(422)
    running.state.now += DAY
    const address = await askForCode('maria@staff.example')
    expect((await post(address, { code: (await mailedCode()) ?? '' })).statusCode).toBe(303)
  })

  test('limits the attempts of one address', async () => {
    const statuses = new Set<number>()
    for (let tries = 0; tries < 40; tries++)
      statuses.add((await post('/staff/sign-in', { address: `a${tries}@x.example` })).statusCode)
    expect([...statuses]).toEqual([303, 429])
  })

  test('a neighbor who uses up the limit of an address does not close it for a known browser', async () => {
    const first = await askForCode('maria@staff.example')
    const signedIn = await post(first, { code: (await mailedCode()) ?? '' })
    const browser = String(signedIn.headers['set-cookie']).match(/staff-browser=[^;]+/)?.[0] ?? ''
    for (let tries = 0; tries < 40; tries++)
      await post('/staff/sign-in', { address: `a${tries}@x.example` })
    const ask = async (cookie: string) =>
      (await post('/staff/sign-in', { address: 'maria@staff.example' }, cookie)).statusCode
    expect([await ask(''), await ask(`${browser}x`), await ask(browser)]).toEqual([429, 429, 303])
    // Nor for a link.
    const link = await invite(await addStaffMember(running.db, 'Dan', []))
    expect((await post(`/staff/invite/${'x'.repeat(22)}`, {})).statusCode).toBe(429)
    expect((await post(link, {})).statusCode).toBe(303)
  })

  test('reports an invalid address and returns it as typed', async () => {
    const { statusCode, body } = await post('/staff/sign-in', { address: 'maria"><b>' })
    expect(statusCode).toBe(422)
    expect(body).toContain('value="maria&quot;&gt;&lt;b&gt;"')
    expect(body).toContain('role="alert"')
  })
})

async function invite(staffMemberId: string | null, { db, state } = running): Promise<string> {
  const token = await db.write((tx) =>
    addInvitation(tx, staffMemberId, { now: state.now, lifeMs: 7 * DAY }),
  )
  return `/staff/invite/${token}`
}

describe('by an invitation', () => {
  test('signs in by a press on the invitation page, once, and never by opening it', async () => {
    const link = await invite(await addStaffMember(running.db, 'Maria Lopez', []))
    for (let looks = 0; looks < 3; looks++) {
      const { statusCode, body, headers } = await get(link)
      expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
      expect(body).toContain('Hello, Maria Lopez.')
    }
    const answer = await post(link, {})
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff'])
    expect((await get('/staff', cookieOf(answer))).statusCode).toBe(200)
    expect((await post(link, {})).statusCode).toBe(404)
    expect((await get(link)).statusCode).toBe(404)
  })

  test('asks the owner of STAFF_EMAIL for a name and alerts the same mailboxes', async () => {
    const link = await invite(null)
    expect((await post(link, { name: ' ' })).statusCode).toBe(422)
    const answer = await post(link, { name: 'Dan', language: 'es' })
    expect((await get('/staff', cookieOf(answer))).body).toContain('No hay solicitudes abiertas.')
    const people = await running.db.read((tx) => listStaff(tx))
    expect(people).toMatchObject([{ name: 'Dan', language: 'es', channels: [{ kind: 'mail' }] }])
    expect(people[0]?.channels[0]?.address).toContain(HOUSE)
    const address = await askForCode(HOUSE)
    const code = await mailedCode()
    expect((await post(address, { code: code ?? '' })).headers.location).toBe('/staff')
  })

  test('asks for the name after a code to STAFF_EMAIL too, while it has no name', async () => {
    const address = await askForCode(HOUSE)
    const { headers } = await post(address, { code: (await mailedCode()) ?? '' })
    expect(headers.location).toMatch(/^\/staff\/invite\/[\w-]{22}$/)
    expect((await get(headers.location ?? '')).body).toContain('name="name"')
  })

  test("ends the browser's previous session on a new sign-in", async () => {
    const { sessionId, cookie } = await signInStaff(running.db, 'Maria')
    await post(await invite(await addStaffMember(running.db, 'Dan', [])), {}, cookie)
    const sessions = await running.db.read((tx) => listSessions(tx, running.state.now))
    expect(sessions.map(({ staffMember }) => staffMember.name)).toEqual(['Dan'])
    expect(sessions.map(({ id }) => id)).not.toContain(sessionId)
  })
})

describe('a session', () => {
  test('lasts 45 days from its last use and 90 in all, in the browser too', async () => {
    const { cookie } = await signInStaff(running.db, 'Maria', { now: running.state.now })
    expect((await get('/staff', cookie)).headers['set-cookie']).toBeUndefined()
    for (const [days, left] of [
      [1 / 48, 45],
      [40, 45],
      [44, 6 - 1 / 48],
    ] as const) {
      running.state.now += days * DAY
      const { statusCode, headers } = await get('/staff', cookie)
      expect([statusCode, headers['set-cookie']]).toEqual([
        200,
        expect.stringContaining(`${cookie}; Max-Age=${left * 24 * 60 * 60}`),
      ])
    }
    running.state.now += 6 * DAY
    expect((await get('/staff', cookie)).statusCode).toBe(303)
  })

  test('ends after 45 days without use', async () => {
    const { cookie } = await signInStaff(running.db, 'Maria', { now: running.state.now })
    running.state.now += DAY / 48
    expect((await get('/staff', cookie)).statusCode).toBe(200)
    running.state.now += 45 * DAY
    expect((await get('/staff', cookie)).statusCode).toBe(303)
  })

  test('is listed with its device, and ended from another phone at once', async () => {
    const maria = await signInStaff(running.db, 'Maria')
    const dan = await signInStaff(running.db, 'Dan', { role: 'owner' })
    const { body } = await get('/staff/phones', dan.cookie)
    expect(body).toContain('Maria: iPhone, Safari')
    expect(body).not.toContain(`/staff/phones/${dan.sessionId}/end`)
    await post(`/staff/phones/${maria.sessionId}/end`, {}, dan.cookie)
    expect((await get('/staff', maria.cookie)).statusCode).toBe(303)
    expect((await post('/staff/seen', {}, maria.cookie)).statusCode).toBe(401)
  })

  test('can be renamed by its own staff member only', async () => {
    const maria = await signInStaff(running.db, 'Maria')
    const dan = await signInStaff(running.db, 'Dan', { language: 'es' })
    const rename = (name: string, { cookie } = maria) =>
      post(`/staff/phones/${maria.sessionId}/name`, { name }, cookie)
    expect((await rename(' Van <phone> ')).headers.location).toBe(
      `/staff/phones?saved=phone-name&row=${maria.sessionId}#saved`,
    )
    await rename('Stolen', dan)
    const { body } = await get('/staff/phones', maria.cookie)
    expect(body).toContain('Maria: Van &lt;phone&gt;')
    expect(body).toContain('Dan: iPhone, Safari')
    expect(body.match(/action="[^"]*\/name["#]/g)).toHaveLength(1)
    for (const name of ['', 'x'.repeat(41)]) {
      const refused = await rename(name)
      expect(refused.statusCode).toBe(422)
      expect(refused.body).toMatch(/<details[^>]* open="">/)
      expect(refused.body).toContain('Write a name, up to 40 characters.')
    }
  })

  test('ends on sign-out, which deletes the cookie', async () => {
    const { cookie } = await signInStaff(running.db, 'Maria')
    const { headers } = await post('/staff/sign-out', {}, cookie)
    expect(headers).toMatchObject({
      location: '/staff/sign-in',
      'set-cookie': expect.stringContaining('staff=; Max-Age=0'),
    })
    expect((await get('/staff', cookie)).statusCode).toBe(303)
  })

  test('is reported as ended only by the page that has checked it', async () => {
    const { cookie } = await signInStaff(running.db, 'Maria')
    const token = randomToken()
    const apart = ['/staff/nowhere', `/staff/sign-in/${token}`, `/staff/invite/${token}`]
    const says = async (url: string, by: string) =>
      /<body data-page="([\w-]+)"/.exec((await get(url, by)).body)?.[1]
    for (const url of apart) expect([url, await says(url, cookie)]).toEqual([url, 'public'])
    for (const url of apart.slice(1)) expect([url, await says(url, '')]).toEqual([url, 'public'])
    const wrong = await post('/staff/sign-in', { address: 'x' }, cookie)
    expect(wrong.body).toContain('data-page="public"')
    expect(await says('/staff/sign-in', '')).toBe('signed-out')
    const statuses = new Set<number>()
    for (let asked = 0; asked < 700; asked++) {
      const { statusCode, body } = await get('/staff/sign-in/x')
      statuses.add(statusCode)
      expect(body).toContain('data-page="public"')
    }
    expect([...statuses]).toEqual([200, 429])
  })

  test('has a cookie bound to the host over TLS', async () => {
    const secure = await createInjectedApp({ environment: { SITE_URL: 'https://keys.example' } })
    const url = await invite(await addStaffMember(secure.db, 'Maria', []), secure)
    const { headers } = await secure.app.inject({ method: 'POST', url })
    await secure.close()
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-staff=[\w-]{43}; Max-Age=3888000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^__Host-staff-browser=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ])
  })

  test('keeps attempt, invitation and session out of the log', async () => {
    const { cookie } = await signInStaff(running.db, 'Maria')
    const token = randomToken()
    await get(`/staff/invite/${token}`, cookie)
    await get(`/staff/sign-in/${token}`, cookie)
    const lines = JSON.stringify(running.log)
    expect(lines).toContain('/staff/invite/…')
    expect(lines).not.toContain(token)
    expect(lines).not.toContain(cookie.slice(6))
  })
})
