import { business } from '#domain/business.ts'
import { BUTTON_COLORS, mailDocument, MAIL_STYLES } from '#server/mail/mail-document.ts'
import { markup } from '#server/http/markup.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { NoticeText } from '../messages/notice-text.ts'

export type MailContent = Pick<OutgoingMail, 'text' | 'html'>

/** Writes the mail of a notice: service, town and link. */
export function noticeContent(
  { language, title, body, button }: NoticeText,
  acceptUrl: string | null,
): MailContent {
  const link = acceptUrl === null ? [] : [`${button}: ${acceptUrl}`, '']
  const linkMarkup =
    acceptUrl === null
      ? []
      : [
          markup`<a href="${acceptUrl}" style="${MAIL_STYLES.button}${BUTTON_COLORS.take}">${button}</a>\n`,
        ]
  return {
    text: [title, '', body, '', ...link, business.name, ''].join('\n'),
    html: mailDocument(
      { language, title },
      markup`<h1 style="${MAIL_STYLES.headline}">${title}</h1>
<p style="${MAIL_STYLES.value}">${body}</p>
${linkMarkup}`,
    ).html,
  }
}
