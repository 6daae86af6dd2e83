import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { webhookKey } from '#server/environment/webhook-key.ts'
import { webhookHeaders } from './signature.ts'

/** The example of Standard Webhooks' own libraries. */
const VECTOR = {
  secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

const keyOf = (secret: string): Buffer => webhookKey(secret) ?? Buffer.alloc(0)

test.each(['', 'whsec_'])(
  "the published example is signed as published, its secret written with '%s' before it",
  (prefix) => {
    const headers = webhookHeaders(keyOf(prefix + VECTOR.secret), VECTOR)
    expect(headers).toEqual({
      'webhook-id': VECTOR.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': VECTOR.signature,
    })
  },
)

test('the receivers’ own library believes it, and believes no changed body', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  const body = '{"type":"lead.created","data":{"town":"Unión City"}}'
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = webhookHeaders(keyOf(secret), { id: 'one', timestamp, body })
  const receiver = new Webhook(secret)
  expect(receiver.verify(body, headers)).toEqual(JSON.parse(body))
  expect(() => receiver.verify(`${body} `, headers)).toThrow('No matching signature')
})

test.each([
  '',
  'whsec_',
  'whsec_c2hvcnQ=',
  `whsec_${'A'.repeat(88)}`,
  'whsec_not base64 at all, but long enough',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS',
])('a secret that is none by the specification is none: %j', (secret) => {
  expect(webhookKey(secret)).toBeNull()
})
