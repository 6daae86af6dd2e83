import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { type Route, routesOf } from '#tests/support/app-routes.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { PUBLIC_STAFF_ROUTES } from './session-guard.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { addStaffNote } from '#server/board/lead/note.ts'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const routes = (): readonly Route[] => routesOf(running.app)
const staffRoutes = (): readonly Route[] => routes().filter(({ url }) => /^\/staff\b/.test(url))
const isOpen = ({ url }: Route): boolean => PUBLIC_STAFF_ROUTES.includes(url)
const addressOf = ({ url }: Route, id = 'x'): string =>
  url.replace(/:\w+/g, id).replace('*', 'anything')

test('reads the list of routes from the application', () => {
  expect(staffRoutes()).toContainEqual({ method: 'POST', url: '/staff/l/:id/step' })
  expect(staffRoutes()).toContainEqual({ method: 'GET', url: '/staff' })
  expect(staffRoutes()).toContainEqual({ method: 'GET', url: '/staff/*' })
  expect(staffRoutes().filter((route) => !isOpen(route)).length).toBeGreaterThan(12)
  expect(routes()).toContainEqual({ method: 'GET', url: '/r/:token/state' })
  for (const url of PUBLIC_STAFF_ROUTES)
    expect(staffRoutes().map((route) => route.url)).toContain(url)
})

test.each([undefined, 'staff=', `staff=${'a'.repeat(43)}`, `__Host-staff=${'b'.repeat(43)}`])(
  'no route under /staff accepts the cookie %s: pages redirect to the sign-in, others are refused',
  async (cookie) => {
    for (const route of staffRoutes().filter((known) => !isOpen(known))) {
      const isReading = route.method === 'GET' || route.method === 'HEAD'
      const { statusCode, headers } = await running.app.inject({
        method: route.method,
        url: addressOf(route),
        headers: cookie === undefined ? {} : { cookie },
      })
      expect([route, statusCode]).toEqual([route, isReading ? 303 : 401])
      if (isReading) expect(headers.location).toBe('/staff/sign-in')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  },
)

test('guards a route that is added later', async () => {
  const app = await createInjectedApp({
    beforeReady: (added) => void added.get('/staff/new', async () => 'secret'),
  })
  const { statusCode, body } = await app.app.inject('/staff/new')
  await app.close()
  expect([statusCode, body]).toEqual([303, ''])
})

test('changes nothing for a form of another site, signed in or not', async () => {
  const { cookie } = await signInStaff(running.db, 'Maria')
  const foreign = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const route of staffRoutes().filter(({ method }) => method === 'POST')) {
    for (const headers of foreign) {
      const request = { method: 'POST' as const, url: addressOf(route) }
      const { statusCode } = await running.app.inject({
        ...request,
        headers: { ...headers, cookie },
      })
      expect([route.url, statusCode]).toEqual([route.url, 403])
    }
  }
})

test('shows no name, phone, street, unit, code or note without a session at any private address', async () => {
  const submission = sampleSubmission()
  await storeSubmission(running.db, submission)
  const { id } = submission.row
  const { staffMemberId, sessionId, cookie } = await signInStaff(running.db, 'Maria Lopez')
  const note = { note: 'Dog in the yard' }
  await running.db.write((tx) => addStaffNote(tx, id, note, { staffMemberId, now: Date.now() }))
  const secrets =
    /Ångström|555-0199|5550199|12 Sample|Unit 4B|9876|garage|Dog in the yard|Maria|Lopez/
  const own = await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })
  expect(own.body).toMatch(secrets)
  const private_ = routes().filter(({ url }) => /^\/(a|r|staff)\b/.test(url))
  expect(private_.length).toBeGreaterThan(25)
  for (const route of private_) {
    for (const part of [id, sessionId, 'q7Hh2vXbT0mS9cYwLr4KfA']) {
      const answer = await running.app.inject({ method: route.method, url: addressOf(route, part) })
      expect(answer.body).not.toMatch(secrets)
      expect(JSON.stringify(answer.headers)).not.toMatch(secrets)
    }
  }
})

test('runs only its own files on every page of the board', async () => {
  const { cookie } = await signInStaff(running.db, 'Maria')
  for (const url of [
    '/staff',
    '/staff/phones',
    '/staff/on-call',
    '/staff/nothing',
    '/staff/sign-in',
  ]) {
    const { headers, body } = await running.app.inject({ url, headers: { cookie } })
    if (url !== '/staff/sign-in')
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/)
    expect(headers['content-security-policy'] ?? '').not.toContain('unsafe')
    expect(body).not.toMatch(/<script>|<script [^>]*>[^<]|style="|onclick/)
  }
})
