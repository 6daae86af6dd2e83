import { expect, test } from 'vitest'
import { webhookKey } from '#server/environment/webhook-key.ts'
import { webhookHeaders } from './webhook-signature.ts'

/** The example of the libraries of Standard Webhooks. */
const VECTOR = {
  secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

const keyOf = (secret: string): Buffer => webhookKey(secret) ?? Buffer.alloc(0)

test.each(['', 'whsec_'])(
  "reproduces the published example, for a secret with the prefix '%s'",
  (prefix) => {
    const headers = webhookHeaders(keyOf(prefix + VECTOR.secret), VECTOR)
    expect(headers).toEqual({
      'webhook-id': VECTOR.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': VECTOR.signature,
    })
  },
)

test.each([
  '',
  'whsec_',
  'whsec_c2hvcnQ=',
  `whsec_${'A'.repeat(88)}`,
  'whsec_not base64 at all, but long enough',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS',
])('refuses an invalid secret: %j', (secret) => {
  expect(webhookKey(secret)).toBeNull()
})
