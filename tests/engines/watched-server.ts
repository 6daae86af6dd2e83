import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { close, listen } from '#tests/support/loopback.ts'

/** A server as the engine sees it: its pages report problems, and its connection can be cut. */
export interface WatchedServer {
  readonly url: string
  /** Returns what its pages have reported since the last call. */
  takeProblems(): readonly string[]
  /** Cuts the connection: open requests fail, and no new ones arrive. */
  cut(): void
  /** Connects again. */
  mend(): void
  stop(): Promise<void>
}

const KEEP_ALIVE_MS = 72_000
const REPORT_PATH = '/problems-of-this-page'

/**
 * Reports errors to the proxy, because WebKit's driver offers no console: uncaught ones,
 * console.error, files that do not load, and violations of the security policy.
 */
const REPORTER = `(() => {
  const report = (text) => navigator.sendBeacon('${REPORT_PATH}', location.pathname + ': ' + text)
  addEventListener('error', (event) => {
    const file = event.target?.src ?? event.target?.href
    report(event.message ?? 'does not load: ' + file)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)))
  addEventListener('securitypolicyviolation', (event) =>
    report('violates ' + event.effectiveDirective + ': ' + event.blockedURI + ' ' + event.sample))
  const { error } = console
  console.error = (...values) => (report(values.join(' ')), error(...values))
})()`
const REPORTER_HASH = `'sha256-${createHash('sha256').update(REPORTER).digest('base64')}'`

/** Starts a proxy before the server at `target`. */
export async function watchServer(target: string): Promise<WatchedServer> {
  let isCut = false
  let problems: string[] = []
  const sockets = new Set<Duplex>()
  const server = createServer((asked, answer) => {
    if (asked.url === REPORT_PATH) readBody(asked, answer, (text) => problems.push(text))
    else pass(target, asked, answer)
  })
  // An engine may ask again on a connection that has waited, as long as the real server keeps it.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('connection', (socket) => {
    if (isCut) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    takeProblems() {
      const taken = problems
      problems = []
      return taken
    },
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    stop: () => close(server),
  }
}

function pass(target: string, asked: IncomingMessage, answer: ServerResponse): void {
  const passedOn = request(new URL(asked.url ?? '/', target), {
    method: asked.method,
    // A connection of its own cannot be one that the server is just closing.
    agent: false,
    // The script is added to text that is not compressed.
    headers: { ...asked.headers, 'accept-encoding': 'identity' },
  })
  passedOn.on('response', (response) => {
    const { statusCode = 502, headers: received } = response
    if (received['content-type']?.startsWith('text/html')) {
      readBody(response, null, (html) => {
        const { 'content-length': _length, etag: _etag, ...rest } = received
        answer.writeHead(statusCode, { ...rest, 'content-security-policy': withReporter(received) })
        answer.end(html.replace('<head>', `<head><script>${REPORTER}</script>`))
      })
      return
    }
    answer.writeHead(statusCode, received)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  passedOn.on('error', () => answer.destroy())
  answer.on('close', () => passedOn.destroy())
  asked.pipe(passedOn)
}

/** Returns a page's policy that also allows the reporting script. */
function withReporter({ 'content-security-policy': policy }: IncomingMessage['headers']): string {
  const allowed = String(policy ?? '')
  if (!allowed.includes('script-src ')) return `${allowed}; script-src ${REPORTER_HASH}`
  return allowed
    .replace("script-src 'none'", 'script-src ')
    .replace('script-src ', `script-src ${REPORTER_HASH} `)
}

function readBody(
  from: IncomingMessage,
  answer: ServerResponse | null,
  use: (text: string) => void,
) {
  let text = ''
  from.setEncoding('utf8')
  from.on('data', (piece: string) => (text += piece))
  from.on('error', () => undefined)
  from.on('end', () => {
    use(text)
    answer?.writeHead(204).end()
  })
}
