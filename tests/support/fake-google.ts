import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { close, listen } from './loopback.ts'

/** Behavior of the fake: success, or a kind of failure. */
type GoogleBehavior = 'well' | 'silent' | 'hanging-up' | 'failing' | 'talking-nonsense'

export interface FakeGoogle {
  /** For RECAPTCHA_VERIFY_URL. */
  readonly verifyUrl: string
  /** The secret that it accepts, for RECAPTCHA_SECRET_KEY. */
  readonly secret: string
  /** Issues a token as the widget in the page would, valid once. */
  issueToken(hostname?: string): string
  behavior: GoogleBehavior
  /** Tokens in the order in which they were verified. */
  readonly asked: readonly string[]
  stop(): Promise<void>
}

/** Starts a fake of Google's siteverify on a free port. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const secret = 'fake-google-secret'
  const hostnames = new Map<string, string>()
  const spent = new Set<string>()
  const asked: string[] = []

  const verdict = (form: URLSearchParams): object => {
    const token = form.get('response') ?? ''
    asked.push(token)
    if (form.get('secret') !== secret) return failure('invalid-input-secret')
    const hostname = hostnames.get(token)
    if (hostname === undefined) return failure('invalid-input-response')
    if (spent.has(token)) return failure('timeout-or-duplicate')
    spent.add(token)
    return { success: true, challenge_ts: new Date().toISOString(), hostname }
  }

  const answers: Record<GoogleBehavior, (response: ServerResponse, form: URLSearchParams) => void> =
    {
      well: (response, form) => response.end(JSON.stringify(verdict(form))),
      silent: () => undefined,
      'hanging-up': (response) => response.destroy(),
      failing: (response) => response.writeHead(503).end('try later'),
      'talking-nonsense': (response) => response.end('<html>captive portal</html>'),
    }

  const server = createServer((request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    answers[google.behavior](response, new URLSearchParams(body))
  }
  const port = await listen(server)

  const google: FakeGoogle = {
    verifyUrl: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    secret,
    behavior: 'well',
    asked,
    issueToken(hostname = 'localhost') {
      const token = `03A${crypto.randomUUID().replaceAll('-', '')}`
      hostnames.set(token, hostname)
      return token
    },
    stop: () => close(server),
  }
  return google
}

function failure(code: string): object {
  return { success: false, 'error-codes': [code] }
}
