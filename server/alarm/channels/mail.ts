import { mailSender } from '#domain/business/mailboxes.ts'
import type { MailTransport } from '#server/outbox/transport/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { ReadSecret } from '#server/secrets/secret.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import type { Channel } from '#server/alarm/channel.ts'
import { noticeText } from '#server/alarm/messages/notice-text.ts'
import { noticeContent, signInContent } from './mail-content.ts'

export interface MailChannelOptions {
  readonly transport: MailTransport
  /** MAIL_FROM */
  readonly from: string | null
  /** Host name of SITE_URL, for the Message-ID. */
  readonly domain: string
  readonly clock: () => number
  /** The server's secret; the code of a sign-in mail is derived from it. */
  readonly readSecret: ReadSecret
  readonly mails: Mails
}

/**
 * Sends a short mail with one button, besides the staff mail with the whole lead. The
 * Message-ID is the same at every attempt, so that mail clients recognize duplicates.
 */
export function createMailChannel(options: MailChannelOptions): Channel {
  const { transport, from, domain, clock, readSecret, mails } = options
  return {
    kind: 'mail',
    async send(notice) {
      if (notice.to.kind !== 'mail') throw new TypeError(`A mail to ${notice.to.kind}`)
      const text = noticeText(notice, { quotes: true })
      const content =
        notice.kind === 'sign-in'
          ? signInContent(text, codeOfMail(await readSecret(), notice.id), mails)
          : noticeContent(text, notice.acceptUrl, mails)
      const result = await transport.send({
        messageId: `<${notice.id}@${domain}>`,
        from: mailSender(from),
        to: notice.to.to,
        replyTo: null,
        subject: text.title,
        ...content,
        date: new Date(clock()),
      })
      if (result.ok && result.deferred) {
        const left = { kind: 'mail', to: result.deferred } as const
        const error = 'some addresses do not take it now'
        return { outcome: 'failed', permanent: false, gone: 'no', error, left }
      }
      return result.ok
        ? { outcome: 'sent', providerId: null }
        : { outcome: 'failed', permanent: result.permanent, gone: 'no', error: result.error }
    },
  }
}
