import { business } from '#domain/business/business.ts'
import type { OutgoingMail } from '#server/outbox/transport/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { NoticeText } from '#server/alarm/messages/notice-text.ts'

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
