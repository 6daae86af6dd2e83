import type { SendResult } from './transport.ts'

/** The fields of nodemailer's errors that describe a failure. */
export interface SmtpError extends Error {
  readonly code?: string | undefined
  /** The step that failed, such as `RCPT TO`. */
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
  /** The address that was refused. */
  readonly recipient?: string | undefined
  readonly rejectedErrors?: readonly SmtpError[] | undefined
}

/**
 * SMTP commands whose refusal concerns this mail; any other refusal concerns the server or the
 * account.
 */
const MESSAGE_COMMANDS = new Set(['RCPT TO', 'DATA'])
/**
 * Authentication required, wrong password, encryption required (RFC 4954, 6): the owner has to fix
 * these, and the mail is retried.
 */
const ACCOUNT_ERROR_CODES = new Set([530, 534, 535, 538])
/**
 * A mailbox is full, in which room is made: 552 (RFC 5321, 4.5.3.1.10), or x.2.2 in the text
 * (RFC 3463, 3.3).
 */
const MAILBOX_FULL_CODE = 552
const MAILBOX_FULL = /(?:^|\s)5\.2\.2(?:\s|$)/
const MAX_DETAIL_LENGTH = 300

/**
 * Classifies an error (RFC 5321, 4.2.1). A 5xx response to the mail, or to each of its recipients,
 * is permanent; any other failure is temporary. Returns `null` for an error that is not an SMTP
 * failure.
 * @param secrets texts that are masked in the server's response
 */
export function smtpFailure(
  error: unknown,
  secrets: readonly string[] = [],
): (SendResult & { ok: false }) | null {
  if (!isSmtpError(error)) return null
  const refusals = error.rejectedErrors?.length ? error.rejectedErrors : [error]
  const worded = refusals
    .map(({ response }) => response ?? '')
    .filter((detailText) => detailText !== '')
  const detailText = worded.length > 0 ? worded.join(' | ') : error.message
  const detail = secrets
    .reduce((text, secret) => text.replaceAll(secret, '***'), detailText)
    .slice(0, MAX_DETAIL_LENGTH)
  return { ok: false, permanent: refusals.every(isFinalRefusal), error: describe(error), detail }
}

function isSmtpError(error: unknown): error is SmtpError & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Returns whether a mail server will not take this mail later either. */
export function isFinalRefusal({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  const refused = responseCode >= 500 && responseCode <= 599
  const isFull = responseCode === MAILBOX_FULL_CODE || MAILBOX_FULL.test(response)
  return (
    refused &&
    !isFull &&
    !ACCOUNT_ERROR_CODES.has(responseCode) &&
    MESSAGE_COMMANDS.has(command ?? '')
  )
}

function describe({ code, command, responseCode }: SmtpError): string {
  return [code, responseCode, command && `at ${command}`].filter(Boolean).join(' ')
}
