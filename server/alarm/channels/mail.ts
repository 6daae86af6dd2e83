import { mailSender } from '#domain/business/mailboxes.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import type { Channel } from '#server/alarm/channel.ts'
import { noticeText } from '#server/alarm/messages/notice-text.ts'
import { noticeContent, signInContent } from './mail-content.ts'

/**
 * Sends a short mail with one button, besides the staff mail with the whole lead. The
 * Message-ID is the same at every attempt, so that mail clients recognize duplicates.
 */
export const mailChannel: Channel = {
  isSetUp: () => true,
  async send({ environment, transport, pages, clock, readSecret }, notice) {
    if (notice.to.kind !== 'mail') throw new TypeError(`A mail to ${notice.to.kind}`)
    const text = noticeText(notice, { quotes: true })
    const content =
      notice.kind === 'sign-in'
        ? signInContent(text, codeOfMail(await readSecret(), notice.id), pages.mail)
        : noticeContent(text, notice.acceptUrl, pages.mail)
    const result = await transport.send({
      messageId: `<${notice.id}@${new URL(environment.siteUrl).hostname}>`,
      from: mailSender(environment.mailFrom),
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
