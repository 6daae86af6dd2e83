import { createTransport } from 'nodemailer'
import { toMessage } from './nodemailer-message.ts'
import { isFinalRefusal, type SmtpError, smtpFailure } from './smtp-failure.ts'
import type { MailTransport, SendResult } from './transport.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * Time limits in milliseconds. nodemailer's defaults are up to ten minutes, longer than a mail
 * should take.
 */
export interface SmtpLimits {
  readonly connection: number
  readonly greeting: number
  /** Inactivity of the socket. */
  readonly socket: number
  /** Total time for one mail, also for a server that keeps sending. */
  readonly mail: number
}

export const SMTP_LIMITS: SmtpLimits = {
  connection: 10_000,
  greeting: 10_000,
  socket: 30_000,
  mail: MINUTE_MS,
}

interface SmtpTransportOptions {
  /**
   * `smtp://` or `smtps://` URL with user and password; nodemailer's options may follow as a query.
   */
  readonly url: string
  readonly limits?: SmtpLimits
}

/**
 * Sends by SMTP, with one connection per mail, so that a broken connection affects one mail only.
 * Sends a password to another machine only over an encrypted connection, unless the URL has
 * `?requireTLS=false`.
 */
export function createSmtpTransport(options: SmtpTransportOptions): MailTransport {
  const { url, limits = SMTP_LIMITS } = options
  const secrets = secretsOf(url)
  const transporter = createTransport({
    url,
    requireTLS: sendsPasswordAway(url),
    dnsTimeout: limits.connection,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.socket,
  })
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.timeout(limits.mail)
        return partialResult(await transporter.sendMail({ ...toMessage(mail), signal }))
      } catch (error) {
        const failure = smtpFailure(error, secrets)
        if (failure) return failure
        throw error
      }
    },
  }
}

/** What is read of nodemailer's result. */
interface PartlySent {
  readonly rejected: readonly string[]
  readonly rejectedErrors?: readonly SmtpError[] | undefined
}

/** Sorts the recipients that a mail server refused by whether it may take the mail later. */
function partialResult({ rejected, rejectedErrors = [] }: PartlySent): SendResult {
  const isDeferred = (address: string): boolean =>
    rejectedErrors.some((error) => error.recipient === address && !isFinalRefusal(error))
  const refused = rejected.filter((address) => !isDeferred(address))
  const deferred = rejected.filter(isDeferred)
  return {
    ok: true,
    ...(refused.length > 0 && { refused }),
    ...(deferred.length > 0 && { deferred }),
  }
}

/**
 * Lists the forms in which a server may quote the password: plain, or as it was sent (RFC 4954, 4).
 */
function secretsOf(url: string): readonly string[] {
  const { username, password } = new URL(url)
  if (password === '') return []
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const base64 = [`\0${name}\0${secret}`, secret].map((text) =>
    Buffer.from(text).toString('base64'),
  )
  return [...base64, secret, password]
}

function sendsPasswordAway(url: string): boolean {
  const { hostname, password } = new URL(url)
  return password !== '' && !/^(localhost|127\..*|\[::1\])$/.test(hostname)
}
