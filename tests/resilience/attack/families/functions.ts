import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileValue } from '../cases/hostile.ts'
import { submission } from '../cases/request.ts'
import type { Message } from '../wire/message.ts'

function invoke(body: unknown, key: string | null, name = 'send-form-email'): Message {
  return {
    method: 'POST',
    target: `/functions/v1/${name}`,
    headers: [
      ['host', 'localhost'],
      ['apikey', DEFAULT_PUBLIC_ANON_KEY],
      ['content-type', 'application/json'],
      ...(key === null ? [] : [['idempotency-key', key] as const]),
    ],
    body: Buffer.from(JSON.stringify(body)),
  }
}

export const functions: Family = {
  name: 'functions',
  weight: 5,
  make: pickKind({
    'after an insert': [
      8,
      (context) => {
        const number = context.anchor()
        const key = number === null ? context.key() : context.key(number)
        const body = submission(context, number ?? context.number)
        // 404 where the case is repeated alone, because the submission was never stored.
        return { kind: '', message: invoke(body, key), right: [200, 404] }
      },
    ],
    'nothing recorded': [
      6,
      (context) => {
        const body = submission(context, context.number)
        return { kind: '', message: invoke(body, null), right: [404] }
      },
    ],
    'hostile body': [
      6,
      ({ random }) => {
        const body = random.chance(0.5)
          ? hostileValue(random)
          : { recaptcha_token: hostileValue(random) }
        return { kind: '', message: invoke(body, null), right: [400, 404] }
      },
    ],
    'other function': [
      3,
      ({ random }) => {
        return { kind: '', message: invoke({}, null, hostileEncoded(random)), right: [404] }
      },
    ],
  }),
}
