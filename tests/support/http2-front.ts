import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { pipeline } from 'node:stream'
import { listen } from './loopback.ts'
import { selfSigned } from './self-signed.ts'

export interface Http2Front {
  /** Address of the server over HTTPS and HTTP/2, with an untrusted certificate. */
  readonly url: string
  stop(): Promise<void>
}

/** Connection-specific headers, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Starts a reverse proxy as in production: TLS and HTTP/2 to visitors, HTTP/1.1 to the server. */
export async function startHttp2Front(target: string): Promise<Http2Front> {
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer(selfSigned(), (asked, answer) => {
    const passedOn = request(new URL(asked.url, target), {
      method: asked.method,
      headers: { ...plain(asked.headers), host: asked.authority },
    })
    passedOn.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, plain(response.headers))
      // A visitor who disconnects during a response is no failure.
      pipeline(response, answer, () => undefined)
    })
    passedOn.on('error', () => answer.stream.close())
    asked.pipe(passedOn)
  })
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  const port = await listen(server)
  return {
    url: `https://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy()
        server.close(() => resolve())
      }),
  }
}

const plain = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name),
    ),
  )
