import { type Draft, type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import type { Workshop } from '../cases/case-context.ts'
import type { Header, Message } from '../wire/message.ts'

const FORM = ['content-type', 'application/x-www-form-urlencoded'] as const

function message(method: string, target: string, fields?: URLSearchParams): Message {
  const headers: readonly Header[] = [['host', 'localhost']]
  return {
    method,
    target,
    headers: fields ? [...headers, FORM] : headers,
    body: fields ? Buffer.from(fields.toString()) : null,
  }
}

const answered = (sent: Message, ...right: number[]): Draft => ({ kind: '', message: sent, right })

/** Returns 22 characters in the format of a token that does not exist. */
const guess = ({ key }: Workshop): string =>
  Buffer.from(key().replaceAll('-', ''), 'hex').toString('base64url')

const CALLBACKS = ['voice/CALL', 'voice/CALL/lead/LEAD', 'voice/CALL/status', 'sms/CALL/status']

const callback = (workshop: Workshop): string =>
  `/alarm/${workshop.random.pick(CALLBACKS)}`
    .replace('CALL', workshop.key())
    .replace('LEAD', workshop.key())

/** Accepting a lead by a token, and Twilio's callbacks: requests without a secret get nothing. */
export const alarm: Family = {
  name: 'alarm',
  weight: 5,
  // A token grants access.
  neverLogged: /\/a\/[\w-]{22}(?![\w-])/,
  make: pickKind({
    'guessed token': [8, (workshop) => answered(message('GET', `/a/${guess(workshop)}`), 404)],
    'taken with a guessed token': [
      6,
      (workshop) => {
        const fields = new URLSearchParams({ act: workshop.random.pick(['take', 'pass', 'code']) })
        return answered(message('POST', `/a/${guess(workshop)}`, fields), 403, 404)
      },
    ],
    'hostile token': [
      4,
      ({ random }) => {
        const sent = message(random.pick(['GET', 'POST']), `/a/${hostileEncoded(random)}`)
        return answered(sent, 403, 404, 405, 414)
      },
    ],
    'callback without a signature': [
      5,
      (workshop) => {
        const fields = new URLSearchParams({ Digits: '1', CallSid: hostileText(workshop.random) })
        return answered(message('POST', callback(workshop), fields), 403, 404, 413)
      },
    ],
    'callback with a wrong signature': [
      4,
      (workshop) => {
        const sent = message('POST', callback(workshop), new URLSearchParams({ Digits: '1' }))
        const signature = ['x-twilio-signature', hostileHeader(workshop.random)] as const
        return answered({ ...sent, headers: [...sent.headers, signature] }, 403, 404)
      },
    ],
  }),
}
