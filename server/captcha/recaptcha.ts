import { z } from 'zod'
import { type CaptchaResult, refused, unverified, type VerifyCaptcha } from './captcha-result.ts'

export interface RecaptchaDeps {
  readonly fetch: typeof globalThis.fetch
  readonly verifyUrl: string
  readonly secret: string
  /** Host names of this site; a proof made on another one is refused. */
  readonly hostname: string
  /** Told why nobody could say, so that the owner hears of it. */
  readonly onTrouble: (trouble: string) => void
}

/** How long a visitor waits for Google at most. */
const VERIFY_TIMEOUT_MS = 3000

/** Google's own test keys name this host; they accept everything and are the owner's choice. */
const TEST_KEY_HOST = 'testkey.google.com'

/** https://developers.google.com/recaptcha/docs/verify */
const responseSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

type RecaptchaResponse = z.infer<typeof responseSchema>

/** Checks tokens with Google. A proof is taken once only, which Google sees to itself. */
export function createRecaptcha(deps: RecaptchaDeps): VerifyCaptcha {
  return async (token) => {
    const reply = await fetchVerification(token, deps)
    return reply === null ? unverified('unreachable') : toCaptchaResult(reply, deps)
  }
}

/** Null when Google cannot be reached in time or answers nonsense. */
async function fetchVerification(
  token: string,
  deps: RecaptchaDeps,
): Promise<RecaptchaResponse | null> {
  try {
    const response = await deps.fetch(deps.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: deps.secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
      redirect: 'error',
    })
    if (response.ok) {
      const parsed = responseSchema.safeParse(await response.json())
      if (parsed.success) return parsed.data
    }
    deps.onTrouble(`reCAPTCHA answered with status ${response.status} and no verdict`)
    return null
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    deps.onTrouble(`reCAPTCHA cannot be reached: ${error.name}`)
    return null
  }
}

/** What fetch and its body reader throw when the other side is down, slow, cut off or not JSON. */
function isNetworkFailure(error: unknown): error is Error {
  return (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    (error instanceof DOMException &&
      (error.name === 'TimeoutError' || error.name === 'AbortError'))
  )
}

function toCaptchaResult(reply: RecaptchaResponse, deps: RecaptchaDeps): CaptchaResult {
  const codes = reply['error-codes'] ?? []
  if (codes.some((code) => code.endsWith('-input-secret'))) {
    // The owner's mistake must not cost a visitor's request.
    deps.onTrouble('reCAPTCHA refuses RECAPTCHA_SECRET_KEY')
    return unverified('not-configured')
  }
  if (codes.includes('timeout-or-duplicate')) return refused('recaptcha', 'spent')
  if (!reply.success) return refused('recaptcha', 'wrong')
  if (!isOwnHostname(reply.hostname, deps.hostname)) return refused('recaptcha', 'other-site')
  return { state: 'verified', provider: 'recaptcha', nonce: null, reason: null }
}

const withoutPort = (host: string): string => host.toLowerCase().replace(/^www\./, '')

function isOwnHostname(named: string | undefined, hostname: string): boolean {
  return (
    named === undefined || named === TEST_KEY_HOST || withoutPort(named) === withoutPort(hostname)
  )
}
