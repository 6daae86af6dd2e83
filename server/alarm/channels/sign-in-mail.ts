import { business } from '#domain/business.ts'
import { mailDocument, STYLE } from '#server/mail/document.ts'
import { markup } from '#server/mail/html.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { Notice } from '../channel.ts'
import { noticeText } from '../words/notice-text.ts'
import type { NoticeEnvelope } from './notice-mail.ts'

/** The mail with the six digits (R131): no link, since mail scanners open every one. */
export function signInMail(
  notice: Notice,
  code: string,
  { from, to, domain, now }: NoticeEnvelope,
): OutgoingMail {
  const { language, title: words, body } = noticeText(notice)
  const title = `${code} ${words}`
  return {
    messageId: `<${notice.id}@${domain}>`,
    from,
    to,
    replyTo: null,
    subject: title,
    text: [title, '', body, '', business.name, ''].join('\n'),
    html: mailDocument(
      { language, title },
      markup`<h1 style="${STYLE.headline}">${title}</h1>
<p style="${STYLE.value}">${body}</p>
<p style="${STYLE.background}">${business.name}</p>
`,
    ).html,
    date: new Date(now),
  }
}
