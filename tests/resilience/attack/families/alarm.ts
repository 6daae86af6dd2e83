import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import type { CaseContext } from '../cases/case-context.ts'
import { answeredWith, form, get, guessedToken, message } from '../cases/messages.ts'

const CALLBACKS = [
  'voice/CALL',
  'voice/CALL/connect',
  'voice/CALL/lead/LEAD',
  'voice/CALL/lead/LEAD/connect',
  'voice/CALL/status',
  'sms/CALL/status',
]

const callback = (context: CaseContext): string =>
  `/alarm/${context.random.pick(CALLBACKS)}`
    .replace('CALL', context.key())
    .replace('LEAD', context.key())

/** Accepting a lead by a token, and Twilio's callbacks: requests without a secret get nothing. */
export const alarm: Family = {
  name: 'alarm',
  weight: 5,
  // A token grants access.
  neverLogged: /\/a\/[\w-]{22}(?![\w-])/,
  make: pickKind({
    'guessed token': [8, (context) => answeredWith(get(`/a/${guessedToken(context)}`), 404)],
    'taken with a guessed token': [
      6,
      (context) => {
        const fields = { intent: context.random.pick(['accept', 'decline', 'code']) }
        return answeredWith(form(`/a/${guessedToken(context)}`, fields), 403, 404)
      },
    ],
    'hostile token': [
      4,
      ({ random }) => {
        const sent = message(random.pick(['GET', 'POST']), `/a/${hostileEncoded(random)}`)
        return answeredWith(sent, 403, 404, 405, 414)
      },
    ],
    'callback without a signature': [
      5,
      (context) => {
        const fields = { Digits: '1', CallSid: hostileText(context.random) }
        return answeredWith(form(callback(context), fields), 403, 404, 413)
      },
    ],
    'callback with a wrong signature': [
      4,
      (context) => {
        const target = callback(context)
        const signature = ['x-twilio-signature', hostileHeader(context.random)] as const
        return answeredWith(form(target, { Digits: '1' }, signature), 403, 404)
      },
    ],
  }),
}
