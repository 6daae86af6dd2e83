import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { execute, rows } from '#server/db/db.ts'
import { PASSKEY_MONEY_MS, RECENT_SIGN_IN_MS } from '#domain/staff/staff-limits.ts'
import { removeFromStaff, signOutEverywhere } from '#server/staff/leaving.ts'
import { CHALLENGE_LIFETIME_MS, listPasskeys } from '#server/staff/passkeys.ts'
import { listSessions } from '#server/staff/sessions.ts'
import { type FakePasskey, fakePasskey } from '#tests/support/fake-authenticator.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { type SignedInMember, signInStaff } from '#tests/support/staff-session.ts'

const HOST = 'board.localhost'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const ORIGIN = `http://${HOST}`

let running: InjectedApp
let olga: SignedInMember
beforeEach(async () => {
  running = await createInjectedApp({ environment: { SITE_URL: ORIGIN } })
  const { now } = running.state
  const expiresAt = now + 4 * PASSKEY_MONEY_MS
  olga = await signInStaff(running.db, 'Olga', { now, expiresAt, role: 'owner' })
})
afterEach(() => running.close())

const post = async (url: string, fields: Record<string, string> = {}, cookie = olga.cookie) =>
  await running.postForm(url, fields, { cookie, 'user-agent': IPHONE })

const statusOf = async (url: string, cookie: string) =>
  (await running.app.inject({ url, headers: { cookie } })).statusCode

/** Returns the challenge that the server made for this address. */
const challengeOf = async (url: string, cookie = olga.cookie): Promise<string> =>
  (await post(`${url}/options`, {}, cookie)).json<{ challenge: string }>().challenge

const asked = async (url: string, cookie?: string) => ({
  challenge: await challengeOf(url, cookie),
  origin: ORIGIN,
})

/** Adds a passkey to the account of a session. */
async function addPasskey(cookie = olga.cookie): Promise<FakePasskey> {
  const passkey = fakePasskey(HOST)
  const made = passkey.attest(await asked('/staff/passkeys', cookie))
  const added = await post('/staff/passkeys', { credential: JSON.stringify(made) }, cookie)
  expect([added.statusCode, added.headers.location]).toEqual([
    303,
    '/staff/phones?saved=passkey#saved',
  ])
  return passkey
}

const signInBy = async (credential: unknown, cookie = '') =>
  await post('/staff/sign-in/passkey', { credential: JSON.stringify(credential) }, cookie)

/** Signs a new browser in; returns its cookie. */
async function enterBy(passkey: FakePasskey, cookie = ''): Promise<string> {
  const entered = await signInBy(passkey.assert(await asked('/staff/sign-in/passkey', '')), cookie)
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/staff'])
  return String(entered.headers['set-cookie']).split(';')[0] ?? ''
}

const passkeysOf = async (member: SignedInMember) =>
  await running.db.read((tx) => listPasskeys(tx, member.staffMemberId))

describe('signs in', () => {
  test('by a passkey that was added, each time by a new challenge', async () => {
    const passkey = await addPasskey()
    const cookie = await enterBy(passkey)
    expect(await statusOf('/staff', cookie)).toBe(200)
    await enterBy(passkey)
    expect(await passkeysOf(olga)).toMatchObject([
      { id: passkey.id, counter: 2, usedAt: running.state.now },
    ])
  })

  test('by a passkey of a phone that does not count', async () => {
    const passkey = await addPasskey()
    for (let time = 0; time < 2; time++) {
      passkey.count = -1
      await enterBy(passkey)
    }
    expect(await passkeysOf(olga)).toMatchObject([{ counter: 0 }])
  })

  test('leads to the page that was asked for, and to no other site', async () => {
    const passkey = await addPasskey()
    for (const [page, location] of [
      ['/staff/team', '/staff/team'],
      ['https://evil.example', '/staff'],
      ['//evil.example', '/staff'],
    ] as const) {
      const credential = passkey.assert(await asked('/staff/sign-in/passkey', ''))
      const entered = await post('/staff/sign-in/passkey', {
        credential: JSON.stringify(credential),
        page,
      })
      expect(entered.headers.location).toBe(location)
    }
  })

  test('replaces the session of the browser that signs in again', async () => {
    const passkey = await addPasskey()
    await enterBy(passkey, olga.cookie)
    expect(await statusOf('/staff', olga.cookie)).toBe(303)
  })
})

describe('refuses', () => {
  test.each<readonly [string, (passkey: FakePasskey, challenge: string) => unknown]>([
    [
      'another site',
      (passkey, challenge) => passkey.assert({ challenge, origin: 'https://evil.example' }),
    ],
    ['another port', (passkey, challenge) => passkey.assert({ challenge, origin: `${ORIGIN}:81` })],
    [
      'a passkey of another host',
      (passkey, challenge) =>
        passkey.assert({ challenge, origin: ORIGIN }, { rpId: 'evil.example' }),
    ],
    [
      'a phone that checked neither finger nor PIN',
      (passkey, challenge) => passkey.assert({ challenge, origin: ORIGIN }, { isVerified: false }),
    ],
    [
      'a challenge that nobody made',
      (passkey) => passkey.assert({ challenge: 'A'.repeat(43), origin: ORIGIN }),
    ],
    [
      'a key that is not the stored one',
      (passkey, challenge) => {
        const forged = fakePasskey(HOST)
        const answer = forged.assert({ challenge, origin: ORIGIN })
        return { ...(answer as object), id: passkey.id, rawId: passkey.id }
      },
    ],
    [
      'a passkey that nobody added',
      (_, challenge) => fakePasskey(HOST).assert({ challenge, origin: ORIGIN }),
    ],
    ['what is no answer', () => ({ id: 'x' })],
    ['nothing', () => null],
  ])('%s', async (_name, answer) => {
    const passkey = await addPasskey()
    const challenge = await challengeOf('/staff/sign-in/passkey', '')
    const refused = await signInBy(answer(passkey, challenge))
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([422, undefined])
    expect(refused.body).toContain('That passkey was not accepted')
  })

  test('a challenge that was used, and one after five minutes', async () => {
    const passkey = await addPasskey()
    const used = passkey.assert(await asked('/staff/sign-in/passkey', ''))
    expect((await signInBy(used)).statusCode).toBe(303)
    expect((await signInBy(used)).statusCode).toBe(422)
    const late = passkey.assert(await asked('/staff/sign-in/passkey', ''))
    running.state.now += CHALLENGE_LIFETIME_MS
    expect((await signInBy(late)).statusCode).toBe(422)
  })

  test('a copy, whose counter has stayed behind', async () => {
    const passkey = await addPasskey()
    await enterBy(passkey)
    await enterBy(passkey)
    passkey.count = 1
    const copy = passkey.assert(await asked('/staff/sign-in/passkey', ''))
    expect((await signInBy(copy)).statusCode).toBe(422)
  })

  test('to add one by the challenge of a sign-in, of another session, or of another site', async () => {
    const dan = await signInStaff(running.db, 'Dan', { now: running.state.now })
    const add = async (challenge: string, origin = ORIGIN) => {
      const credential = JSON.stringify(fakePasskey(HOST).attest({ challenge, origin }))
      return (await post('/staff/passkeys', { credential })).statusCode
    }
    expect(await add(await challengeOf('/staff/sign-in/passkey', ''))).toBe(422)
    expect(await add(await challengeOf('/staff/passkeys', dan.cookie))).toBe(422)
    expect(await add(await challengeOf('/staff/passkeys'), 'https://evil.example')).toBe(422)
    expect(await passkeysOf(olga)).toEqual([])
  })
})

describe('asks again', () => {
  const OWNERS_PAGES = ['/staff/team', '/staff/business', '/staff/leads.csv']

  test('for a passkey after twelve hours, but for the overview after two weeks', async () => {
    const cookie = await enterBy(await addPasskey())
    running.state.now += RECENT_SIGN_IN_MS
    for (const page of OWNERS_PAGES)
      expect([page, await statusOf(page, cookie)]).toEqual([page, 303])
    expect(await statusOf('/staff/overview', cookie)).toBe(200)
    running.state.now += PASSKEY_MONEY_MS - RECENT_SIGN_IN_MS
    expect(await statusOf('/staff/overview', cookie)).toBe(303)
    expect(await statusOf('/staff', cookie)).toBe(200)
  })

  test('for the passkey where the session was begun by a code, and offers no code then', async () => {
    await addPasskey()
    // As a code does (server/staff/codes.ts), on the phone of somebody who reads the mailbox.
    await running.db.write((tx) => execute(tx, `UPDATE staff_sessions SET proof = 'code'`))
    const page = await running.app.inject({
      url: '/staff/team',
      headers: { cookie: olga.cookie },
    })
    expect(page.headers.location).toBe('/staff/sign-in?again=1&page=%2Fstaff%2Fteam')
    const { body } = await running.app.inject({
      url: page.headers.location ?? '',
      headers: { cookie: olga.cookie },
    })
    expect(body).toContain('Sign in with a passkey')
    expect(body).toContain('a code by email is not enough')
    expect(body).not.toContain('name="address"')
    expect(await statusOf('/staff', olga.cookie)).toBe(200)
  })

  test('before a passkey is added or removed', async () => {
    const passkey = await addPasskey()
    running.state.now += RECENT_SIGN_IN_MS
    expect((await post('/staff/passkeys/options')).statusCode).toBe(403)
    expect((await post('/staff/passkeys/remove', { passkey: passkey.id })).statusCode).toBe(403)
    expect(await passkeysOf(olga)).toHaveLength(1)
  })
})

describe('ends', () => {
  test('a passkey that is removed, and what it proved on other phones', async () => {
    const passkey = await addPasskey()
    const second = await addPasskey()
    const elsewhere = await enterBy(second)
    const { headers } = await post('/staff/passkeys/remove', { passkey: passkey.id })
    expect(headers.location).toBe('/staff/phones?saved=passkey-removed#saved')
    expect(await passkeysOf(olga)).toMatchObject([{ id: second.id }])
    expect(await statusOf('/staff/team', elsewhere)).toBe(303)
    expect(await statusOf('/staff/team', olga.cookie)).toBe(200)
    const answer = passkey.assert(await asked('/staff/sign-in/passkey', ''))
    expect((await signInBy(answer)).statusCode).toBe(422)
  })

  test('no passkey of somebody else', async () => {
    const passkey = await addPasskey()
    const dan = await signInStaff(running.db, 'Dan', { now: running.state.now })
    await post('/staff/passkeys/remove', { passkey: passkey.id }, dan.cookie)
    expect(await passkeysOf(olga)).toHaveLength(1)
  })

  test('all of a member who is signed out everywhere, or removed', async () => {
    const { db, state, noticeSettings: settings } = running
    const options = { now: state.now, settings }
    const dan = await signInStaff(db, 'Dan', { now: state.now })
    const passkey = await addPasskey(dan.cookie)
    await db.write((tx) => signOutEverywhere(tx, dan.staffMemberId, options))
    expect(await passkeysOf(dan)).toEqual([])
    const answer = passkey.assert(await asked('/staff/sign-in/passkey', ''))
    expect((await signInBy(answer)).statusCode).toBe(422)
    const luis = await signInStaff(db, 'Luis', { now: state.now })
    await addPasskey(luis.cookie)
    await db.write((tx) => removeFromStaff(tx, luis.staffMemberId, options))
    expect(await passkeysOf(luis)).toEqual([])
  })
})

describe('tells', () => {
  test('a person and the owners of a new passkey, a new phone, and a removed one', async () => {
    const dan = await signInStaff(running.db, 'Dan', { now: running.state.now })
    const passkey = await addPasskey(dan.cookie)
    await enterBy(passkey)
    await post('/staff/passkeys/remove', { passkey: passkey.id }, dan.cookie)
    expect(await toldTitles()).toEqual([
      'Dan added a passkey: iPhone, Safari',
      'Dan removed a passkey: iPhone, Safari',
      'Dan signed in: iPhone, Safari',
      'New passkey of yours: iPhone, Safari',
      'New sign-in: iPhone, Safari',
      'Passkey removed: your iPhone, Safari',
    ])
  })
})

test('offers no passkey where the board has a numeric address, which browsers refuse', async () => {
  const numeric = await createInjectedApp({ environment: { SITE_URL: 'http://127.0.0.1:4000' } })
  const page = await numeric.app.inject('/staff/sign-in')
  expect(page.body).not.toContain('passkey')
  expect((await numeric.postForm('/staff/sign-in/passkey/options', {})).statusCode).toBe(404)
  await numeric.close()
})

test('lists sessions with how they began', async () => {
  const cookie = await enterBy(await addPasskey())
  expect(cookie).not.toBe('')
  const sessions = await running.db.read((tx) => listSessions(tx, running.state.now))
  expect(sessions.map(({ proof, hasPasskey }) => [proof, hasPasskey])).toEqual([
    ['passkey', true],
    ['passkey', true],
  ])
})

async function toldTitles(): Promise<readonly string[]> {
  const notices = await running.db.read((tx) =>
    rows<{ payload: string }>(tx, `SELECT payload FROM notices WHERE kind = 'message'`),
  )
  return notices.map(({ payload }) => String(JSON.parse(payload).title)).toSorted()
}
