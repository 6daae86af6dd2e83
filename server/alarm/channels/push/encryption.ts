import type { PushSubscriptionKeys } from '#domain/alarm/channels.ts'
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Random for every message; passed in only by tests that need a known result. */
interface PushSalt {
  /** 16 bytes. */
  readonly salt: Buffer
  /** Private key on P-256, 32 bytes. */
  readonly privateKey: Buffer
}

/** Size of the single record: push services accept 4,096 bytes in all (RFC 8030, 7.2). */
const RECORD_SIZE = 4096
const HEADER_SIZE = 16 + 4 + 1 + 65
const TAG_SIZE = 16
/** Bytes of text that one message can contain. */
export const PUSH_TEXT_SIZE = RECORD_SIZE - HEADER_SIZE - TAG_SIZE - 1

/** Delimiter of the last record; zeros may follow it (RFC 8188, 2). */
const LAST_RECORD = Buffer.of(2)

/**
 * Encrypts a push message for one browser: aes128gcm (RFC 8188) with the keys of RFC 8291.
 * @throws RangeError if the text is too long, Error if the keys are invalid
 */
export function encryptPush(
  text: Buffer,
  keys: PushSubscriptionKeys['keys'],
  fresh: PushSalt = createSalt(),
): Buffer {
  if (text.length > PUSH_TEXT_SIZE) throw new RangeError(`Push text of ${text.length} bytes`)
  const { salt, privateKey } = fresh
  const ownKeyPair = createECDH('prime256v1')
  ownKeyPair.setPrivateKey(privateKey)
  const ourKey = ownKeyPair.getPublicKey()
  const theirKey = Buffer.from(keys.p256dh, 'base64url')
  const shared = ownKeyPair.computeSecret(theirKey)
  const auth = Buffer.from(keys.auth, 'base64url')
  const secret = deriveKey(shared, auth, [Buffer.from('WebPush: info\0'), theirKey, ourKey], 32)
  const key = deriveKey(secret, salt, [Buffer.from('Content-Encoding: aes128gcm\0')], 16)
  const nonce = deriveKey(secret, salt, [Buffer.from('Content-Encoding: nonce\0')], 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const ciphertext = [cipher.update(Buffer.concat([text, LAST_RECORD])), cipher.final()]
  return Buffer.concat([encodeHeader(salt, ourKey), ...ciphertext, cipher.getAuthTag()])
}

/** HKDF with SHA-256 (RFC 5869). */
function deriveKey(secret: Buffer, salt: Buffer, info: readonly Buffer[], length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info), length))
}

function encodeHeader(salt: Buffer, ourKey: Buffer): Buffer {
  const size = Buffer.alloc(5)
  size.writeUInt32BE(RECORD_SIZE)
  size.writeUInt8(ourKey.length, 4)
  return Buffer.concat([salt, size, ourKey])
}

function createSalt(): PushSalt {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}
