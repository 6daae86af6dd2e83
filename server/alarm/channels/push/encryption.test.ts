import { createECDH, randomBytes } from 'node:crypto'
import { decrypt } from 'http_ece'
import { expect, test } from 'vitest'
import { encryptPush, PUSH_TEXT_SIZE } from './encryption.ts'

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url')

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('reproduces the example of RFC 8291 byte for byte', () => {
  const sealed = encryptPush(Buffer.from(RFC.text), RFC, {
    salt: bytes(RFC.salt),
    privateKey: bytes(RFC.senderPrivate),
  })
  expect(sealed.toString('base64url')).toBe(RFC.sealed)
})

test.each([0, 1, 300, PUSH_TEXT_SIZE])(
  'encrypts %d bytes so that an independent implementation decrypts them',
  (length) => {
    const receiver = createECDH('prime256v1')
    receiver.generateKeys()
    const auth = randomBytes(16)
    const text = randomBytes(length)
    const sealed = encryptPush(text, {
      p256dh: receiver.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    })
    expect(sealed.length).toBeLessThanOrEqual(4096)
    const opened = decrypt(sealed, { version: 'aes128gcm', privateKey: receiver, authSecret: auth })
    expect(Buffer.compare(opened, text)).toBe(0)
  },
)

test('encrypts the same text differently each time', () => {
  const [one, two] = [1, 2].map(() => encryptPush(Buffer.from('x'), RFC))
  expect(one?.subarray(0, 16)).not.toEqual(two?.subarray(0, 16))
  expect(one?.subarray(21, 86)).not.toEqual(two?.subarray(21, 86))
})

test('throws for a text that no push service would accept', () => {
  expect(() => encryptPush(Buffer.alloc(PUSH_TEXT_SIZE + 1), RFC)).toThrow(RangeError)
})
