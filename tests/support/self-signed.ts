import { generateKeyPairSync, sign } from 'node:crypto'

/** For a TLS server on loopback that nobody has to trust. */
export interface SelfSigned {
  readonly key: string
  readonly cert: string
}

const YEAR_MS = 365 * 24 * 3_600_000

/** Tags of ASN.1 (X.690, 8.1). */
const INTEGER = 0x02
const BIT_STRING = 0x03
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31
const EXPLICIT_0 = 0xa0

/** 1.2.840.10045.4.3.2, ecdsa-with-SHA256 */
const ECDSA_SHA256 = Buffer.from('2a8648ce3d040302', 'hex')
/** 2.5.4.3, commonName */
const COMMON_NAME = Buffer.from('550403', 'hex')

/** Browsers speak HTTP/2 only over TLS. A new P-256 key and its own certificate (RFC 5280, 4.1), good for a year. */
export function selfSigned(name = 'localhost'): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_SHA256))
  const subject = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from(name)))),
  )
  const now = Date.now()
  const body = der(
    SEQUENCE,
    der(EXPLICIT_0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    subject,
    der(SEQUENCE, utcTime(now - YEAR_MS), utcTime(now + YEAR_MS)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  const certificate = der(SEQUENCE, body, algorithm, der(BIT_STRING, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

/** One value: tag, length in its shortest form (X.690, 8.1.3 and 10.1), contents. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const value = Buffer.concat(contents)
  const { length } = value
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), value])
}

/** YYMMDDHHMMSSZ */
const utcTime = (ms: number): Buffer =>
  der(UTC_TIME, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
