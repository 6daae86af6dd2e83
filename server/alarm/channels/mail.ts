import type { MailTransport } from '#server/mail/transport.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import type { Channel } from '../channel.ts'
import { noticeMail } from './notice-mail.ts'
import { signInMail } from './sign-in-mail.ts'

export interface MailChannelOptions {
  readonly transport: MailTransport
  /** MAIL_FROM */
  readonly from: string
  /** Host name of SITE_URL, for the Message-ID. */
  readonly domain: string
  readonly clock: () => number
  /** The server's secret; the code of a sign-in mail is derived from it. */
  readonly readSecret: ReadSecret
}

/** Sends a short mail with one button, besides the staff mail with the whole lead (R109). */
export function createMailChannel(options: MailChannelOptions): Channel {
  const { transport, from, domain, clock, readSecret } = options
  return {
    kind: 'mail',
    async send(notice) {
      if (notice.to.kind !== 'mail') throw new TypeError(`A mail to ${notice.to.kind}`)
      const envelope = { from, to: notice.to.to, domain, now: clock() }
      const mail =
        notice.kind === 'sign-in'
          ? signInMail(notice, codeOfMail(await readSecret(), notice.id), envelope)
          : noticeMail(notice, envelope)
      const result = await transport.send(mail)
      return result.ok
        ? { outcome: 'sent', providerId: null }
        : { outcome: 'failed', permanent: result.permanent, gone: 'no', error: result.error }
    },
  }
}
