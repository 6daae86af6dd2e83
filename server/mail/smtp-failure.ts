import type { SendResult } from './transport.ts'

/** The parts of nodemailer's errors that say what happened. */
interface SmtpError extends Error {
  readonly code?: string
  /** The step that failed, such as `RCPT TO`. */
  readonly command?: string
  readonly responseCode?: number
  /** The server's words. */
  readonly response?: string
  readonly rejectedErrors?: readonly SmtpError[]
}

/** Steps that judge this mail; a refusal anywhere else is about the server or our account. */
const MESSAGE_COMMANDS = new Set(['RCPT TO', 'DATA'])
/** Log in first, wrong password, encrypt first (RFC 4954, 6): the owner's to mend, not the mail's fault. */
const ACCOUNT_ERROR_CODES = new Set([530, 534, 535, 538])
const MAX_DETAIL_LENGTH = 300

/**
 * What a failure means (RFC 5321, 4.2.1): a 5xx to the mail, or to every
 * single recipient, is final; all else may pass. Null for an error that is
 * no failure of sending at all.
 * @param secrets what a server may quote and nobody may read
 */
export function smtpFailure(
  error: unknown,
  secrets: readonly string[] = [],
): (SendResult & { ok: false }) | null {
  if (!isSmtpError(error)) return null
  const refusals = error.rejectedErrors?.length ? error.rejectedErrors : [error]
  const worded = refusals.map(({ response }) => response ?? '').filter((words) => words !== '')
  const words = worded.length > 0 ? worded.join(' | ') : error.message
  const detail = secrets
    .reduce((text, secret) => text.replaceAll(secret, '***'), words)
    .slice(0, MAX_DETAIL_LENGTH)
  return { ok: false, permanent: refusals.every(isFinal), error: describe(error), detail }
}

function isSmtpError(error: unknown): error is SmtpError & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

function isFinal({ command, responseCode = 0 }: SmtpError): boolean {
  const refused = responseCode >= 500 && responseCode <= 599
  return refused && !ACCOUNT_ERROR_CODES.has(responseCode) && MESSAGE_COMMANDS.has(command ?? '')
}

function describe({ code, command, responseCode }: SmtpError): string {
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
}
