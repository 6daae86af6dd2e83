/**
 * Who may use which address: every route of the server by owner, locksmith, removed staff
 * member, signed-out phone and stranger. The right values are written here once more, so that a slip
 * in the tables of the server fails.
 */

import { beforeAll, expect, test } from 'vitest'
import { type Route, routesOf } from '#tests/support/app-routes.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { removeStaffMember } from '#server/db/tables/staff-members.ts'
import { endSession } from '#server/staff/sessions.ts'

type Access = 'owners' | 'staff' | 'everybody' | 'token' | 'twilio' | 'key' | 'local'

const list = (access: Access, routes: string): readonly (readonly [string, Access])[] =>
  routes
    .trim()
    .split(/\s*\n\s*/)
    .map((route) => [route, access] as const)

const MATRIX: ReadonlyMap<string, Access> = new Map([
  ...list(
    'owners',
    `
    GET /staff/business
    GET /staff/business/:section
    GET /staff/business/photos/:file
    POST /staff/business/:section
    POST /staff/business/:section/page
    POST /staff/business/:section/publish
    POST /staff/business/photos
    POST /staff/business/versions/:id
    GET /staff/texts
    GET /staff/texts/:page
    POST /staff/texts/:page
    POST /staff/texts/:page/page
    POST /staff/texts/:page/publish
    GET /staff/leads.csv
    POST /staff/on-call/plan
    GET /staff/overview
    GET /staff/overview.csv
    GET /staff/overview/leads
    POST /staff/overview/costs
    GET /staff/blocked
    POST /staff/blocked/let-through
    GET /staff/reviews
    POST /staff/reviews/:id/hide
    POST /staff/reviews/:id/publish
    GET /staff/team
    GET /staff/team/:id
    POST /staff/team
    POST /staff/team/:id
    POST /staff/team/:id/invite
    POST /staff/team/:id/move
    POST /staff/team/:id/remove
    POST /staff/team/:id/sign-out
    POST /staff/team/:id/test
    `,
  ),
  ...list(
    'staff',
    `
    GET /staff
    GET /staff/*
    GET /staff/l/:id
    GET /staff/l/:id/calendar.ics
    GET /staff/leads/new
    GET /staff/mine
    GET /staff/on-call
    GET /staff/phones
    GET /staff/photo/:id
    GET /staff/search
    POST /staff/l/:id/code
    POST /staff/l/:id/correct
    POST /staff/l/:id/customer-call
    POST /staff/l/:id/decline
    POST /staff/l/:id/join
    POST /staff/l/:id/note
    POST /staff/l/:id/payment
    POST /staff/l/:id/quote
    POST /staff/l/:id/step
    POST /staff/l/:id/undo
    POST /staff/l/:id/window
    POST /staff/l/:id/window/answer
    POST /staff/leads/new
    POST /staff/on-call/override
    POST /staff/on-call/shift
    POST /staff/passkeys
    POST /staff/passkeys/options
    POST /staff/passkeys/remove
    POST /staff/phones/:id/end
    POST /staff/phones/:id/name
    POST /staff/push
    POST /staff/push/end
    POST /staff/seen
    POST /staff/sign-out
    `,
  ),
  ...list(
    'everybody',
    `
    GET /*
    GET /captcha/challenge
    GET /es/buscar
    GET /healthz
    GET /readyz
    GET /request
    GET /search
    GET /staff/manifest.webmanifest
    GET /staff/sign-in
    GET /staff/sign-in/:attempt
    GET /staff/worker.js
    POST /request
    POST /staff/sign-in
    POST /staff/sign-in/:attempt
    POST /staff/sign-in/passkey
    POST /staff/sign-in/passkey/options
    `,
  ),
  ...list(
    'token',
    `
    GET /a/:token
    GET /r/:token
    GET /r/:token/calendar.ics
    GET /r/:token/cancel
    GET /r/:token/fragment
    GET /r/:token/note
    GET /r/:token/photo
    GET /r/:token/review
    GET /r/:token/state
    GET /r/:token/window
    GET /staff/invite/:token
    POST /a/:token
    POST /r/:token/agree
    POST /r/:token/disagree
    POST /r/:token/cancel
    POST /r/:token/note
    POST /r/:token/photo
    POST /r/:token/review
    POST /r/:token/window
    POST /r/:token/window/answer
    POST /staff/invite/:token
    `,
  ),
  ...list(
    'twilio',
    `
    POST /alarm/sms/:call/status
    POST /alarm/voice/:call
    POST /alarm/voice/:call/connect
    POST /alarm/voice/:call/lead/:lead
    POST /alarm/voice/:call/lead/:lead/connect
    POST /alarm/voice/:call/status
    POST /calls/:call/dialed/:step
    POST /calls/:call/key
    POST /calls/incoming
    POST /calls/legs/:leg/accept
    POST /calls/legs/:leg/status
    POST /calls/legs/:leg/whisper
    POST /calls/status
    POST /messages/incoming
    `,
  ),
  ...list(
    'key',
    `
    GET /exports/google.csv
    GET /exports/microsoft.csv
    GET /rest/v1/settings
    POST /functions/v1/send-form-email
    POST /leads/google-form
    POST /leads/incoming
    POST /rest/v1/submissions
    `,
  ),
  ...list(
    'local',
    `
    GET /metrics
    `,
  ),
])

const VIEWERS = ['owner', 'locksmith', 'removed', 'signed out', 'stranger'] as const
type Viewer = (typeof VIEWERS)[number]

let running: InjectedApp
const cookies = new Map<Viewer, string>()
beforeAll(async () => {
  running = await createInjectedApp({
    environment: {
      SITE_URL: 'https://palisade.example',
      EXPORT_PASSWORD: 'password-of-exports',
      GOOGLE_LEAD_FORM_KEY: 'key-of-the-lead-form',
      LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(40)}`,
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'an-auth-token',
      TWILIO_FROM: '+12015550199',
    },
  })
  const { db } = running
  const owner = await signInStaff(db, 'Olga')
  const locksmith = await signInStaff(db, 'Leo')
  const removed = await signInStaff(db, 'Rita')
  const signedOut = await signInStaff(db, 'Sam')
  await db.write((tx) => removeStaffMember(tx, removed.staffMemberId, Date.now()))
  await db.write((tx) => endSession(tx, signedOut.sessionId))
  // The site has https, where the cookie's name has a prefix.
  const secure = (cookie: string): string => `__Host-${cookie}`
  cookies.set('owner', secure(owner.cookie))
  cookies.set('locksmith', secure(locksmith.cookie))
  cookies.set('removed', secure(removed.cookie))
  cookies.set('signed out', secure(signedOut.cookie))
  return () => running.close()
}, 60_000)

const routes = (): readonly Route[] =>
  routesOf(running.app).filter(({ method }) => method !== 'HEAD')
const nameOf = ({ method, url }: Route): string => `${method} ${url}`

const partition = <Item>(items: readonly Item[], fits: (item: Item) => boolean) =>
  [items.filter(fits), items.filter((item) => !fits(item))] as const

/** An address that exists in no database, so that no request changes anything. */
const addressOf = ({ url }: Route): string => url.replace(/:\w+/g, 'x').replace('*', 'anything')

async function answer(route: Route, viewer: Viewer) {
  const cookie = cookies.get(viewer)
  const { statusCode, headers, body } = await running.app.inject({
    method: route.method,
    url: addressOf(route),
    // Refused requests are counted by address.
    remoteAddress: `203.0.113.${VIEWERS.indexOf(viewer) + 1}`,
    headers: {
      ...(cookie !== undefined && { cookie }),
      origin: 'https://palisade.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(route.method === 'POST' && { payload: '' }),
  })
  const isToSignIn =
    route.method === 'GET' && statusCode === 303 && headers.location === '/staff/sign-in'
  if (isToSignIn || statusCode === 401) return 'sign in'
  const isForbidden = statusCode === 403 && body.includes('Only for the owner')
  return isForbidden ? 'owners only' : statusCode
}

test('every route of the server is in the matrix', () => {
  expect(routes().map(nameOf).toSorted()).toEqual([...MATRIX.keys()].toSorted())
})

test.each(VIEWERS)('every route answers as the matrix says: %s', async (viewer) => {
  const isStaff = viewer === 'owner' || viewer === 'locksmith'
  const wrong: unknown[] = []
  // Signing out comes last, or the session would be over.
  const [last, others] = partition(routes(), ({ url }) => url === '/staff/sign-out')
  for (const route of [...others, ...last]) {
    const access = MATRIX.get(nameOf(route))
    const found = await answer(route, viewer)
    const isRight = {
      owners: () =>
        isStaff
          ? (found === 'owners only') === (viewer === 'locksmith') && found !== 'sign in'
          : found === 'sign in',
      staff: () => (found === 'sign in') === !isStaff && found !== 'owners only',
      // Nothing depends on a session.
      everybody: () => typeof found === 'number' && found !== 403,
      token: () => found === 404,
      twilio: () => found === 403,
      key: () => found === 'sign in' || (typeof found === 'number' && found >= 400 && found < 500),
      // Without a word of what it tells on this machine.
      local: () => found === 204 || found === 403 || found === 'sign in',
    }[access ?? 'local']()
    if (!isRight) wrong.push([nameOf(route), access, found])
  }
  expect(wrong).toEqual([])
})
