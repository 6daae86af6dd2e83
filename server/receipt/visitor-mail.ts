import { business } from '#domain/business.ts'
import { formatPhone, phoneLine, telHref } from '#domain/phone.ts'
import { RECEIPT_LIFE_MS } from '#domain/receipt.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { workName } from '#server/alarm/words/work.ts'
import { headerAddress } from '#server/mail/clean.ts'
import { BUTTON, mailDocument, STYLE } from '#server/mail/document.ts'
import { markup } from '#server/http/markup.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { MailJob } from '#server/store/store.ts'
import type { ReceiptTokens } from '#server/receipt-token/tokens.ts'
import { RECEIPT_WORDS } from './words.ts'

export interface VisitorComposerOptions {
  /** MAIL_FROM. */
  readonly from: string
  /** Where answers go: the business. */
  readonly replyTo: string
  /** SITE_URL, without a slash at its end. */
  readonly siteUrl: string
  readonly receiptToken: ReceiptTokens
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/**
 * Writes the one mail with the link of the receipt (R124), in the language of
 * the page on which the request was made. Nothing of it was typed by the
 * visitor, since the address may be somebody else's. Null once the link would
 * lead nowhere.
 */
export function createVisitorComposer(
  options: VisitorComposerOptions,
): (job: MailJob) => Promise<OutgoingMail | null> {
  const { from, replyTo, siteUrl, receiptToken, clock } = options
  return async ({ lead, messageId, idempotencyKey }) => {
    const now = clock()
    const to = headerAddress(lead.email ?? '')
    if (to === null || now - Date.parse(lead.created_at) > RECEIPT_LIFE_MS) return null
    const link = `${siteUrl}/r/${await receiptToken({ id: lead.id, idempotencyKey })}`
    const language = pageLanguage(lead.source_url)
    const { mail } = RECEIPT_WORDS[language]
    const phone = business.phones[phoneLine(lead.traffic_source ?? {})]
    const work = workName(lead.service, language)
    const callUs = mail.callUs(formatPhone(phone))
    return {
      messageId,
      from,
      to: [to],
      replyTo: { name: business.name, address: replyTo },
      subject: `${mail.subject}: ${work}`,
      text: [
        `${mail.subject}: ${work}`,
        '',
        mail.text,
        '',
        link,
        '',
        callUs,
        '',
        mail.notYou,
        '',
        business.name,
        '',
      ].join('\n'),
      html: mailDocument(
        { language, title: mail.subject },
        markup`<h1 style="${STYLE.headline}">${mail.subject}</h1>
<p style="${STYLE.value}">${work}. ${mail.text}</p>
<a href="${link}" style="${STYLE.button}${BUTTON.map}">${mail.button}</a>
<p style="${STYLE.value}"><a href="${telHref(phone)}">${callUs}</a></p>
<p style="${STYLE.background}">${mail.notYou}<br>${business.name}</p>
`,
      ).html,
      date: new Date(now),
    }
  }
}
