import { type Family, pickKind } from '../cases/case.ts'
import type { CaseContext } from '../cases/case-context.ts'
import { hostileEncoded, hostileHeader, hostileText } from '../cases/hostile.ts'
import { answeredWith, form } from '../cases/messages.ts'

const ADDRESSES = [
  'incoming',
  'status',
  'CALL/key',
  'CALL/dialed/0',
  'legs/CALL/whisper',
  'legs/CALL/accept',
  'legs/CALL/status',
]

const address = (context: CaseContext, call: string): string =>
  `/calls/${context.random.pick(ADDRESSES)}`.replace('CALL', call)

const fields = (context: CaseContext): Record<string, string> => ({
  CallSid: hostileText(context.random),
  From: context.person().phone,
  Digits: '1',
})

/** Requests about calls, texts and leads that nobody signed: nothing is stored, nobody is rung. */
export const incoming: Family = {
  name: 'incoming',
  weight: 5,
  make: pickKind({
    'call without a signature': [
      5,
      (context) =>
        answeredWith(form(address(context, context.key()), fields(context)), 403, 404, 413),
    ],
    'call with a wrong signature': [
      5,
      (context) => {
        const signature = ['x-twilio-signature', hostileHeader(context.random)] as const
        return answeredWith(
          form(address(context, context.key()), fields(context), signature),
          403,
          404,
        )
      },
    ],
    'text with a wrong signature': [
      3,
      (context) => {
        const signature = ['x-twilio-signature', hostileHeader(context.random)] as const
        const sent = { MessageSid: hostileText(context.random), Body: 'STOP' }
        return answeredWith(form('/messages/incoming', sent, signature), 403, 404)
      },
    ],
    'lead without a key': [
      3,
      (context) => {
        const path = context.random.pick(['/leads/incoming', '/leads/google-form'])
        return answeredWith(form(path, fields(context)), 404, 413, 415)
      },
    ],
    'hostile call': [
      3,
      (context) => {
        const path = address(context, hostileEncoded(context.random))
        return answeredWith(form(path, fields(context)), 403, 404, 405, 413, 414)
      },
    ],
  }),
}
