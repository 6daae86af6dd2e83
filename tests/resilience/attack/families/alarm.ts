import { type CaseDraft, type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import type { CaseContext } from '../cases/case-context.ts'
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

const answered = (sent: Message, ...right: number[]): CaseDraft => ({
  kind: '',
  message: sent,
  right,
})

/** Returns 22 characters in the format of a token that does not exist. */
const guess = ({ key }: CaseContext): string =>
  Buffer.from(key().replaceAll('-', ''), 'hex').toString('base64url')

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
    'guessed token': [8, (context) => answered(message('GET', `/a/${guess(context)}`), 404)],
    'taken with a guessed token': [
      6,
      (context) => {
        const fields = new URLSearchParams({ act: context.random.pick(['take', 'pass', 'code']) })
        return answered(message('POST', `/a/${guess(context)}`, fields), 403, 404)
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
      (context) => {
        const fields = new URLSearchParams({ Digits: '1', CallSid: hostileText(context.random) })
        return answered(message('POST', callback(context), fields), 403, 404, 413)
      },
    ],
    'callback with a wrong signature': [
      4,
      (context) => {
        const sent = message('POST', callback(context), new URLSearchParams({ Digits: '1' }))
        const signature = ['x-twilio-signature', hostileHeader(context.random)] as const
        return answered({ ...sent, headers: [...sent.headers, signature] }, 403, 404)
      },
    ],
  }),
}
