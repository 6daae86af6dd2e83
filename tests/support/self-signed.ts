import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { DAY_MS } from '#domain/time/durations.ts'

/** A self-signed certificate for localhost and 127.0.0.1, and its key; both PEM. */
export interface SelfSigned {
  readonly cert: string
  readonly key: string
}

/** Encodes ASN.1 by its distinguished rules (X.690), the format of certificates (RFC 5280, 4.1). */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...contents: readonly Buffer[]): Buffer => der(0x30, ...contents)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date): Buffer =>
  der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'))
const SUBJECT_ALT_NAME = '551d11'
const BASIC_CONSTRAINTS = '551d13'
const COMMON_NAME = '550403'
const TRUE = der(0x01, Buffer.from([0xff]))
const LOCALHOST = der(0x82, Buffer.from('localhost'))
const LOOPBACK = der(0x87, Buffer.from([127, 0, 0, 1]))
const YEAR_MS = 365 * DAY_MS

const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), der(0x04, value))

/** Creates a new P-256 key and its certificate (RFC 5280, 4.1). */
export function selfSigned(
  from = new Date(Date.now() - YEAR_MS),
  to = new Date(Date.now() + YEAR_MS),
): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(der(0x31, sequence(oid(COMMON_NAME), der(0x0c, Buffer.from('localhost')))))
  // The first byte keeps the serial positive.
  const serial = der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    serial,
    ECDSA_WITH_SHA256,
    name,
    sequence(time(from), time(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(SUBJECT_ALT_NAME, sequence(LOCALHOST, LOOPBACK)),
        extension(BASIC_CONSTRAINTS, sequence(TRUE)),
      ),
    ),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const whole = sequence(body, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }
}
