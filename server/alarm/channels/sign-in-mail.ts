import { business } from '#domain/business.ts'
import { mailDocument, MAIL_STYLES } from '#server/mail/mail-document.ts'
import { markup } from '#server/http/markup.ts'
import type { NoticeText } from '../messages/notice-text.ts'
import type { MailContent } from './notice-mail.ts'

/**
 * Hides everything after it from the preview of a mail list or a lock screen, which
 * shows the first few hundred characters of the text: invisible joiners and no-break spaces.
 */
const PREVIEW_END = markup`<div style="display:none;max-height:0;overflow:hidden">${'\u034f\u200c\u00a0'.repeat(150)}</div>`

/**
 * Writes the mail with the six-digit code (R131). It has no link, since mail scanners open every
 * link, and no code where a lock screen shows it: neither in the subject nor in the preview.
 */
export function signInContent({ language, title, body }: NoticeText, code: string): MailContent {
  return {
    text: [title, '', body, '', code, '', business.name, ''].join('\n'),
    html: mailDocument(
      { language, title },
      markup`<h1 style="${MAIL_STYLES.headline}">${title}</h1>
<p style="${MAIL_STYLES.value}">${body}</p>
${PREVIEW_END}
<p style="${MAIL_STYLES.headline}font-weight:bold;">${code}</p>
<p style="${MAIL_STYLES.background}">${business.name}</p>
`,
    ).html,
  }
}
