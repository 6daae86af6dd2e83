import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { decrypt } from 'http_ece'
import { close, listen } from './loopback.ts'
import { selfSigned } from './self-signed.ts'
import { type VapidClaims, vapidClaims } from './vapid-claims.ts'
import { DAY_MS } from '#domain/time/durations.ts'

interface PushedMessage {
  /** As the browser's service worker would parse it. */
  readonly json: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly claims: VapidClaims
}

export interface FakePushService {
  /** Its certificate authority, for `tls.setDefaultCACertificates`. */
  readonly cert: string
  /** Status for valid messages; invalid ones get 400 or 403. */
  status: number
  /** Seconds; sent with every response except 201. */
  retryAfter: string | null
  readonly received: readonly PushedMessage[]
  /** `fetch` for which this service is at the public address of its endpoints. */
  readonly fetch: typeof fetch
  /** Subscribes like a browser with the application's public key, base64url. */
  subscribe(applicationKey: string): {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  stop(): Promise<void>
}

interface Browser {
  readonly applicationKey: string
  readonly ecdh: ECDH
  readonly auth: Buffer
}

const ORIGIN = 'https://push.example'

/** Starts a push service by RFC 8030, 8291 and 8292 on loopback over TLS. */
export async function startFakePushService(now: () => number): Promise<FakePushService> {
  const certificate = selfSigned(new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS))
  const browsers = new Map<string, Browser>()
  const received: PushedMessage[] = []

  const statusOf = async (request: IncomingMessage): Promise<number> => {
    const { headers, url = '' } = request
    const body = await buffer(request)
    const browser = browsers.get(url)
    if (!browser) return 404
    const claims = vapidClaims(headers.authorization ?? '', browser.applicationKey)
    if (claims === null || claims.aud !== ORIGIN || claims.exp * 1000 <= now()) return 403
    if (claims.exp * 1000 > now() + DAY_MS || !/^(mailto:.+@.+|https:\/\/.+)/.test(claims.sub))
      return 403
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl'])))
      return 400
    if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) return 400
    if (body.length > 4096) return 413
    if (service.status !== 201) return service.status
    const text = decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser.ecdh,
      authSecret: browser.auth,
    })
    received.push({ json: JSON.parse(text.toString()), headers: headers as never, claims })
    return 201
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const status = await statusOf(request)
    if (status !== 201 && service.retryAfter !== null)
      response.setHeader('retry-after', service.retryAfter)
    response.writeHead(status).end()
  }

  const server = createServer(certificate, (request, response) => void answer(request, response))
  const port = await listen(server)

  const service: FakePushService = {
    cert: certificate.cert,
    status: 201,
    retryAfter: null,
    received,
    fetch: (input, init) => fetch(String(input).replace(ORIGIN, `https://127.0.0.1:${port}`), init),
    subscribe(applicationKey) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(16).toString('base64url')}`
      browsers.set(path, { applicationKey, ecdh, auth })
      return {
        endpoint: ORIGIN + path,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    stop: () => close(server),
  }
  return service
}
