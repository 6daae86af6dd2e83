import { z } from 'zod'
import { type CaptchaResult, refusedResult, unverified } from './captcha-result.ts'

/** The account at Google, and how it is asked. */
interface Recaptcha {
  readonly fetch: typeof globalThis.fetch
  readonly verifyUrl: string
  readonly secret: string
  /** Host names of this site; tokens for any other are refused. */
  readonly hostname: string
  /**
   * Called with the reason when Google could not verify a token, so that it is logged for the
   * owner.
   */
  readonly onFailure: (problem: string) => void
}

const VERIFY_TIMEOUT_MS = 3000

/**
 * Host name in answers to Google's test keys, which accept everything and are the owner's choice.
 */
const TEST_KEY_HOST = 'testkey.google.com'

/** https://developers.google.com/recaptcha/docs/verify */
const responseSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

type RecaptchaResponse = z.infer<typeof responseSchema>

/** Verifies a token with Google, which accepts each only once. */
export async function verifyRecaptcha(token: string, google: Recaptcha): Promise<CaptchaResult> {
  const reply = await fetchVerification(token, google)
  return reply === null ? unverified('unreachable') : toCaptchaResult(reply, google)
}

/** Returns `null` if Google cannot be reached in time or sends an invalid answer. */
async function fetchVerification(
  token: string,
  google: Recaptcha,
): Promise<RecaptchaResponse | null> {
  try {
    const response = await google.fetch(google.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: google.secret, response: token }),
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
      redirect: 'error',
    })
    if (response.ok) {
      const parsed = responseSchema.safeParse(await response.json())
      if (parsed.success) return parsed.data
    }
    google.onFailure(`reCAPTCHA answered with status ${response.status} and no verdict`)
    return null
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    google.onFailure(`reCAPTCHA cannot be reached: ${error.name}`)
    return null
  }
}

/**
 * Recognizes the errors of fetch and its body reader for a service that is down, slow, interrupted
 * or not sending JSON.
 */
function isNetworkFailure(error: unknown): error is Error {
  return (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    (error instanceof DOMException &&
      (error.name === 'TimeoutError' || error.name === 'AbortError'))
  )
}

function toCaptchaResult(reply: RecaptchaResponse, google: Recaptcha): CaptchaResult {
  const codes = reply['error-codes'] ?? []
  if (codes.some((code) => code.endsWith('-input-secret'))) {
    // A wrong secret is the owner's mistake and must not cost a visitor's submission.
    google.onFailure('reCAPTCHA refuses RECAPTCHA_SECRET_KEY')
    return unverified('not-configured')
  }
  if (codes.includes('timeout-or-duplicate')) return refusedResult('recaptcha', 'spent')
  if (!reply.success) return refusedResult('recaptcha', 'wrong')
  if (!isOwnHostname(reply.hostname, google.hostname))
    return refusedResult('recaptcha', 'other-site')
  return { state: 'verified', provider: 'recaptcha', nonce: null, reason: null }
}

const withoutPort = (host: string): string => host.toLowerCase().replace(/^www\./, '')

function isOwnHostname(named: string | undefined, hostname: string): boolean {
  return (
    named === undefined || named === TEST_KEY_HOST || withoutPort(named) === withoutPort(hostname)
  )
}
