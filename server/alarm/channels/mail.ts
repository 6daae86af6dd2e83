import type { MailTransport } from '#server/mail/transport.ts'
import type { Channel } from '../channel.ts'
import { noticeMail } from './notice-mail.ts'

export interface MailChannelOptions {
  readonly transport: MailTransport
  /** MAIL_FROM */
  readonly from: string
  /** Host name of SITE_URL, for the Message-ID. */
  readonly domain: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** A short mail with one button, beside the mail that carries the whole request (R109). */
export function createMailChannel({ transport, from, domain, clock }: MailChannelOptions): Channel {
  return {
    kind: 'mail',
    async send(notice) {
      if (notice.to.kind !== 'mail') throw new TypeError(`A mail to ${notice.to.kind}`)
      const envelope = { from, to: notice.to.to, domain, now: clock() }
      const result = await transport.send(noticeMail(notice, envelope))
      return result.ok
        ? { outcome: 'sent', providerId: null }
        : { outcome: 'failed', permanent: result.permanent, gone: 'no', error: result.error }
    },
  }
}
