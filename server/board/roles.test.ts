import { RECENT_SIGN_IN_MS } from '#domain/staff/staff-limits.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { type Route, routesOf } from '#tests/support/app-routes.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { PUBLIC_STAFF_ROUTES } from './sign-in/session-guard.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { listSessions } from '#server/staff/sessions.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { transitionLead } from '#server/leads/transition.ts'
import { savePayment } from '#server/board/lead/payment.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const guardedRoutes = (): readonly Route[] =>
  routesOf(running.app).filter(
    ({ url }) => /^\/staff\b/.test(url) && !PUBLIC_STAFF_ROUTES.includes(url),
  )

/** A page that exists in no database, so that no request changes anything. */
const addressOf = ({ url }: Route): string => url.replace(/:\w+/g, 'x').replace('*', 'anything')

const send = async ({ method, ...route }: Route, cookie: string, body = '') =>
  await running.app.inject({
    method,
    url: addressOf({ method, ...route }),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: body }),
  })

test('an address that names no role is an owner’s', async () => {
  await running.close()
  running = await createInjectedApp({
    beforeReady: (app) => void app.get('/staff/added-later', () => 'secret'),
  })
  await signInStaff(running.db, 'Olga')
  const { cookie } = await signInStaff(running.db, 'Leo')
  const { statusCode } = await running.app.inject({
    url: '/staff/added-later',
    headers: { cookie },
  })
  expect(statusCode).toBe(403)
})

test('the first staff member is an owner, the next ones are locksmiths', async () => {
  await signInStaff(running.db, 'Olga')
  await signInStaff(running.db, 'Leo')
  const staff = await running.db.read((tx) => listStaff(tx))
  expect(staff.map(({ name, role }) => [name, role])).toEqual([
    ['Olga', 'owner'],
    ['Leo', 'locksmith'],
  ])
})

test('asks an owner who signed in hours ago to sign in again before money, team and exports', async () => {
  const old = { now: Date.now() - 13 * HOUR_MS }
  const { cookie } = await signInStaff(running.db, 'Olga', old)
  const guarded = guardedRoutes().filter(({ url }) =>
    /^\/staff\/(overview|team|leads\.csv)/.test(url),
  )
  for (const route of guarded) {
    const { statusCode, headers, body } = await send(route, cookie)
    if (route.method === 'POST') {
      expect([route, statusCode]).toEqual([route, 403])
      expect(body).toContain('Sign in again')
    } else
      expect([route, headers.location]).toEqual([
        route,
        `/staff/sign-in?again=1&page=${encodeURIComponent(route.url.replace(':id', 'x'))}`,
      ])
  }
  const asked = await running.app.inject({ url: '/staff/sign-in?again=1', headers: { cookie } })
  expect([asked.statusCode, asked.body.includes('within the last 12 hours')]).toEqual([200, true])
  // The address is filled in, and the sign-in leads to the page that was asked for, of the board only.
  expect(asked.body).toContain('value="olga@staff.example"')
  const sent = await running.postForm('/staff/sign-in', {
    address: 'olga@staff.example',
    page: '/staff/overview',
  })
  expect(sent.headers.location).toMatch(/\?page=%2Fstaff%2Foverview$/)
  for (const page of ['https://evil.example', '//evil.example', '/staff//evil.example', '/x']) {
    const { headers } = await running.postForm('/staff/sign-in', {
      address: 'olga@staff.example',
      page,
    })
    expect([page, headers.location?.includes('evil')]).toEqual([page, false])
  }
  const list = await running.app.inject({ url: '/staff', headers: { cookie } })
  expect(list.statusCode).toBe(200)
})

test('a locksmith signs out their own phones, an owner everybody’s', async () => {
  const owner = await signInStaff(running.db, 'Olga')
  const leo = await signInStaff(running.db, 'Leo')
  const end = async (sessionId: string, cookie: string) =>
    (
      await running.app.inject({
        method: 'POST',
        url: `/staff/phones/${sessionId}/end`,
        headers: { cookie },
      })
    ).statusCode
  const sessions = async () =>
    (await running.db.read((tx) => listSessions(tx, Date.now()))).map(
      ({ staffMember }) => staffMember.name,
    )
  expect(await end(owner.sessionId, leo.cookie)).toBe(403)
  expect((await sessions()).toSorted()).toEqual(['Leo', 'Olga'])
  expect(await end(leo.sessionId, owner.cookie)).toBe(303)
  expect(await sessions()).toEqual(['Olga'])
})

test('a locksmith changes their own shifts and times off only', async () => {
  const owner = await signInStaff(running.db, 'Olga')
  const leo = await signInStaff(running.db, 'Leo')
  const post = async (url: string, fields: Record<string, string>, cookie: string) =>
    (
      await running.app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    ).statusCode
  const shift = { mon: 'on', from: '08:00', to: '16:00' }
  const of = ({ staffMemberId: staffMember }: { staffMemberId: string }) => ({ staffMember })
  expect(await post('/staff/on-call/override', { kind: 'off', ...of(owner) }, leo.cookie)).toBe(403)
  expect(await post('/staff/on-call/shift', { ...shift, ...of(owner) }, leo.cookie)).toBe(403)
  expect((await running.db.read((tx) => listStaff(tx)))[0]).toMatchObject({
    overrides: [],
    shifts: [],
  })
  expect(await post('/staff/on-call/override', { kind: 'off' }, leo.cookie)).toBe(303)
  const soon = new Date(running.state.now + 60 * DAY_MS).toISOString().slice(0, 10)
  const far = { kind: 'off', day: soon, time: '06:00' }
  expect(await post('/staff/on-call/override', { ...far, ...of(leo) }, leo.cookie)).toBe(422)
  expect(await post('/staff/on-call/override', { ...far, ...of(leo) }, owner.cookie)).toBe(303)
  expect(await post('/staff/on-call/shift', { ...shift, ...of(leo) }, leo.cookie)).toBe(303)
  expect(await post('/staff/on-call/shift', { ...shift, ...of(leo) }, owner.cookie)).toBe(303)
})

test('what another was paid is seen and changed by owners with a fresh sign-in only', async () => {
  const owner = await signInStaff(running.db, 'Olga', { now: running.state.now })
  const now = running.state.now
  const other = await signInStaff(running.db, 'Ida', { now, role: 'owner' })
  const leo = await signInStaff(running.db, 'Leo', { now })
  const submission = sampleSubmission()
  await storeSubmission(running.db, submission)
  const { id } = submission.row

  const settings = { configuredChannels: new Set<never>(), staffEmail: [] }
  for (const to of ['accepted', 'en_route', 'done'] as const)
    await running.db.write((tx) =>
      transitionLead(tx, id, {
        to,
        role: 'staff',
        by: { staffMemberId: owner.staffMemberId, via: 'board' },
        now,
        noticeId: null,
        settings,
      }),
    )
  const payment = { agreedCents: 45_600, paidCents: 45_600, method: 'cash', note: null } as const
  await running.db.write((tx) =>
    savePayment(tx, id, payment, { staffMemberId: owner.staffMemberId, now }),
  )
  const page = async ({ cookie }: { cookie: string }) =>
    (await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })).body
  const change = async ({ cookie }: { cookie: string }, paid: string) =>
    (
      await running.app.inject({
        method: 'POST',
        url: `/staff/l/${id}/payment`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `paid=${paid}`,
      })
    ).statusCode
  expect(await page(owner)).toContain('456.00')
  expect(await page(other)).toContain('456.00')
  expect(await page(leo)).not.toContain('456.00')
  expect(await page(leo)).not.toContain('/payment"')
  expect(await change(leo, '1')).toBe(403)
  running.state.now += RECENT_SIGN_IN_MS + 1
  expect(await page(owner)).toContain('456.00')
  expect(await page(other)).not.toContain('456.00')
  expect(await page(other)).toContain('Sign in again to see what was paid')
  expect(await change(other, '1')).toBe(403)
  expect((await running.db.read((tx) => getLead(tx, id)))?.payment.paidCents).toBe(45_600)
})
