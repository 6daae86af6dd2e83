/** An authenticator in software: makes passkeys with keys of P-256, and signs with them. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')

/** Encodes a head of CBOR (RFC 8949, 3): a major type and a number below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(3, text.length), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([name, one]) => [encode(name), encode(one)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

/** Bits of the authenticator's data (WebAuthn, 6.1). */
const FLAGS = { present: 1, verified: 4, hasCredential: 64 } as const

interface Asked {
  readonly challenge: string
  /** The page that asks. */
  readonly origin: string
}

interface Ways {
  /** Whether fingerprint or PIN was checked. */
  readonly isVerified?: boolean
  /** Host of which the authenticator believes to be asked. */
  readonly rpId?: string
}

export interface FakePasskey {
  readonly id: string
  /** Returns what the browser posts to add it. */
  readonly attest: (asked: Asked, ways?: Ways) => unknown
  /** Returns what the browser posts to sign in; each is one use more. */
  readonly assert: (asked: Asked, ways?: Ways) => unknown
  /** Sets how often it says that it was used. */
  count: number
}

/** Makes a passkey for a host. */
export function fakePasskey(host: string, userHandle = ''): FakePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = base64url(rawId)
  const dataOf = (flags: number, count: number, rpId: string, more = Buffer.alloc(0)): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more])
  }
  const flagsOf = ({ isVerified = true }: Ways): number =>
    FLAGS.present | (isVerified ? FLAGS.verified : 0)
  return {
    id,
    count: 0,
    attest({ challenge, origin }, ways = {}) {
      const key = coseKey(publicKey)
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        encode(key),
      ])
      const flags = flagsOf(ways) | FLAGS.hasCredential
      const authData = dataOf(flags, this.count, ways.rpId ?? host, credential)
      const client = JSON.stringify({ type: 'webauthn.create', challenge, origin })
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(
            encode(
              new Map<string, Cbor>([
                ['fmt', 'none'],
                ['attStmt', new Map()],
                ['authData', authData],
              ]),
            ),
          ),
        },
      }
    },
    assert({ challenge, origin }, ways = {}) {
      this.count += 1
      const authData = dataOf(flagsOf(ways), this.count, ways.rpId ?? host)
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          ...(userHandle !== '' && { userHandle: base64url(userHandle) }),
        },
      }
    },
  }
}

/** Returns a public key as the authenticator reports it (RFC 9053, 7.1.1). */
function coseKey(publicKey: KeyObject): ReadonlyMap<number, Cbor> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}
