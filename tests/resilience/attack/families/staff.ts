import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import { answeredWith, form, get, guessedToken, message } from '../cases/messages.ts'
import type { CaseContext } from '../cases/case-context.ts'
import type { Header } from '../wire/message.ts'

/** Returns a cookie in the format of a session that does not exist. */
const cookieOf = ({ key }: CaseContext): Header => {
  const bits = Buffer.from(`${key()}${key()}`.replaceAll('-', ''), 'hex')
  return ['cookie', `staff=${bits.toString('base64url')}`]
}

const pages = ({ key }: CaseContext): readonly string[] => [
  '/staff',
  '/staff/mine',
  `/staff/l/${key()}`,
  `/staff/l/${key()}/calendar.ics`,
  '/staff/phones',
  '/staff/on-call',
  '/staff/team',
  `/staff/team/${key()}`,
  '/staff/business',
  '/staff/business/prices',
  '/staff/texts',
  '/staff/texts/faq',
  '/staff/leads.csv?from=2031-03-01',
  '/staff/overview',
  '/staff/overview.csv',
  '/staff/overview/leads?which=missed',
  '/staff/search?q=main',
  '/staff/leads/new',
  `/staff/photo/${key()}`,
  '/staff/reviews',
  '/staff/blocked',
  `/staff/business/photos/${key()}.jpg`,
  '/staff/anything',
]

const actions = ({ key }: CaseContext): readonly string[] => [
  ...[
    ...['step', 'undo', 'join', 'correct', 'customer-call', 'code', 'note', 'quote', 'payment'],
    ...['window', 'window/answer', 'decline'],
  ].map((act) => `/staff/l/${key()}/${act}`),
  '/staff/leads/new',
  '/staff/seen',
  '/staff/push',
  '/staff/push/end',
  '/staff/passkeys',
  '/staff/passkeys/options',
  '/staff/passkeys/remove',
  '/staff/sign-out',
  `/staff/phones/${key()}/end`,
  `/staff/phones/${key()}/name`,
  `/staff/reviews/${key()}/publish`,
  `/staff/reviews/${key()}/hide`,
  '/staff/blocked/let-through',
  '/staff/on-call/override',
  '/staff/on-call/shift',
  '/staff/on-call/plan',
  '/staff/overview/costs',
  '/staff/business/prices',
  '/staff/business/prices/page',
  '/staff/business/prices/publish',
  '/staff/texts/faq',
  '/staff/texts/faq/page',
  '/staff/texts/faq/publish',
  '/staff/business/photos',
  `/staff/business/versions/${key()}`,
  '/staff/team',
  ...['', '/invite', '/move', '/test', '/sign-out', '/remove'].map(
    (act) => `/staff/team/${key()}${act}`,
  ),
]

/**
 * The board: without a session a client sees nothing, changes nothing, and cannot find out which
 * mail addresses are known.
 */
export const staff: Family = {
  name: 'staff',
  weight: 6,
  // The token grants access to the board.
  neverLogged: /\/staff\/(?:sign-in|invite)\/[\w-]{22}(?![\w-])/,
  make: pickKind({
    'page without a session': [
      8,
      (context) => answeredWith(get(context.random.pick(pages(context))), 303, 429),
    ],
    'page with a guessed session': [
      6,
      (context) => {
        const target = context.random.pick(pages(context))
        return answeredWith(get(target, cookieOf(context)), 303, 429)
      },
    ],
    'hostile cookie': [
      5,
      (context) => {
        const header = ['cookie', `staff=${hostileHeader(context.random)}`] as const
        return answeredWith(get(context.random.pick(pages(context)), header), 303, 429)
      },
    ],
    'page that needs no session': [
      2,
      ({ random }) => {
        const names = ['sign-in', 'manifest.webmanifest', 'worker.js']
        return answeredWith(get(`/staff/${random.pick(names)}`), 200, 404, 429)
      },
    ],
    'act without a session': [
      8,
      (context) => {
        const fields = { to: 'accepted', from: 'pending', note: hostileText(context.random) }
        const target = context.random.pick(actions(context))
        return answeredWith(form(target, fields, cookieOf(context)), 401, 413, 429)
      },
    ],
    'act from another site': [
      4,
      (context) => {
        const origin = ['origin', 'https://evil.example'] as const
        return answeredWith(form(context.random.pick(actions(context)), {}, origin), 403, 429)
      },
    ],
    'hostile address to sign in': [
      5,
      ({ random }) => {
        const address = hostileText(random)
        return answeredWith(form('/staff/sign-in', { address }), 303, 413, 422, 429)
      },
    ],
    'challenge of a passkey': [
      2,
      () => answeredWith(form('/staff/sign-in/passkey/options', {}), 200, 404, 429),
    ],
    'forged passkey': [
      4,
      ({ random }) => {
        const part = () => Buffer.from(hostileText(random)).toString('base64url')
        const response = {
          clientDataJSON: part(),
          authenticatorData: part(),
          signature: part(),
          userHandle: part(),
        }
        const made = { id: part(), rawId: part(), type: 'public-key', response }
        const credential = random.pick([JSON.stringify(made), hostileText(random)])
        return answeredWith(form('/staff/sign-in/passkey', { credential }), 413, 422, 429)
      },
    ],
    'guessed code': [
      6,
      (context) => {
        const code = String(context.random.between(0, 1_000_000)).padStart(6, '0')
        return answeredWith(form(`/staff/sign-in/${guessedToken(context)}`, { code }), 422, 429)
      },
    ],
    'guessed invitation': [
      5,
      (context) => {
        const target = `/staff/invite/${guessedToken(context)}`
        const name = hostileText(context.random)
        return context.random.pick([
          answeredWith(get(target), 404, 429),
          answeredWith(form(target, { name }), 404, 413, 429),
        ])
      },
    ],
    'hostile path': [
      5,
      ({ random }) => {
        const target = `/staff/${random.pick(['l', 'invite', 'sign-in', 'phones'])}/${hostileEncoded(random)}`
        const sent = message(random.pick(['GET', 'POST', 'HEAD', 'PUT']), target)
        return answeredWith(sent, 200, 303, 401, 403, 404, 405, 410, 414, 422, 429)
      },
    ],
  }),
}
