import { type Family, pickKind } from '../cases/case.ts'
import { hostileEncoded, hostileValue } from '../cases/hostile.ts'
import { answeredWith, apiPost } from '../cases/messages.ts'
import { submission } from '../cases/request.ts'
import type { Message } from '../wire/message.ts'

function invoke(body: unknown, key: string | null, name = 'send-form-email'): Message {
  const keys = key === null ? [] : [['idempotency-key', key] as const]
  return apiPost(`/functions/v1/${name}`, body, ...keys)
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
        return answeredWith(invoke(body, key), 200, 404)
      },
    ],
    'nothing recorded': [
      6,
      (context) => {
        const body = submission(context, context.number)
        return answeredWith(invoke(body, null), 404)
      },
    ],
    'hostile body': [
      6,
      ({ random }) => {
        const body = random.chance(0.5)
          ? hostileValue(random)
          : { recaptcha_token: hostileValue(random) }
        return answeredWith(invoke(body, null), 400, 404)
      },
    ],
    'other function': [
      3,
      ({ random }) => answeredWith(invoke({}, null, hostileEncoded(random)), 404),
    ],
  }),
}
