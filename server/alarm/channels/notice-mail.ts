import { business } from '#domain/business.ts'
import { BUTTON_COLORS, mailDocument, MAIL_STYLES } from '#server/mail/mail-document.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { Notice } from '../channel.ts'
import { type NoticeText, noticeText } from '../messages/notice-text.ts'

export interface NoticeEnvelope {
  readonly from: string
  readonly to: readonly string[]
  /** Right side of the Message-ID. */
  readonly domain: string
  readonly now: number
}

/**
 * Builds the mail of a notice: service, town and link. The Message-ID is the same at every attempt,
 * so that mail clients recognize duplicates.
 */
export function noticeMail(
  notice: Notice,
  { from, to, domain, now }: NoticeEnvelope,
): OutgoingMail {
  const text = noticeText(notice)
  return {
    messageId: `<${notice.id}@${domain}>`,
    from,
    to,
    replyTo: null,
    subject: text.title,
    text: renderText(text, notice.acceptUrl),
    html: renderHtml(text, notice.acceptUrl).html,
    date: new Date(now),
  }
}

function renderText({ title, body, button }: NoticeText, acceptUrl: string | null): string {
  const link = acceptUrl === null ? [] : [`${button}: ${acceptUrl}`, '']
  return [title, '', body, '', ...link, business.name, ''].join('\n')
}

function renderHtml(
  { language, title, body, button }: NoticeText,
  acceptUrl: string | null,
): Markup {
  const link =
    acceptUrl === null
      ? []
      : [
          markup`<a href="${acceptUrl}" style="${MAIL_STYLES.button}${BUTTON_COLORS.take}">${button}</a>\n`,
        ]
  return mailDocument(
    { language, title },
    markup`<h1 style="${MAIL_STYLES.headline}">${title}</h1>
<p style="${MAIL_STYLES.value}">${body}</p>
${link}`,
  )
}
