import { mailSender } from '#domain/business/mailboxes.ts'
import { codeOfMail } from '#server/secrets/sign-in-code.ts'
import type { Channel } from '#server/alarm/channel.ts'
import { noticeText, type NoticeText } from '#server/alarm/messages/notice-text.ts'
import { business } from '#domain/business/business.ts'
import type { OutgoingMail } from '#server/outbox/transport/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'

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

type MailContent = Pick<OutgoingMail, 'text' | 'html'>

/** Writes the mail of a notice: service, town and link. */
export function noticeContent(
  { language, title, body, button }: NoticeText,
  acceptUrl: string | null,
  mails: Mails,
): MailContent {
  const link = acceptUrl === null ? null : { href: acceptUrl, text: button }
  const linkLines = link === null ? [] : [`${link.text}: ${link.href}`, '']
  return {
    text: [title, '', body, '', ...linkLines, business.name, ''].join('\n'),
    html: mails.notice({ language, title, body, link }),
  }
}

/**
 * Writes the mail with the six-digit code. It has no link, because mail scanners open every
 * link, and no code where a lock screen shows it: neither in the subject nor in the preview.
 */
export function signInContent(
  { language, title, body }: NoticeText,
  code: string,
  mails: Mails,
): MailContent {
  return {
    text: [title, '', body, '', code, '', business.name, ''].join('\n'),
    html: mails.signIn({ language, title, body, code }),
  }
}
