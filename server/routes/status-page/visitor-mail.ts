import { formatAppointment } from '#domain/appointment.ts'
import { business } from '#domain/business.ts'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { formatPhone, phoneNumberKind, telHref } from '#domain/phone.ts'
import { STATUS_PAGE_LIFETIME_MS } from '#domain/status-page.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { mailAddress } from '#domain/email.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { MailJob } from '#server/store/lead.ts'
import type { DeriveStatusPageToken } from '#server/platform/status-page-token/token-factory.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'

export interface VisitorMailDeps {
  /** MAIL_FROM. */
  readonly from: string
  /** Address for replies: the business. */
  readonly replyTo: string
  readonly staffUrl: string
  readonly deriveStatusPageToken: DeriveStatusPageToken
  readonly clock: () => number
  readonly mails: Mails
}

/**
 * Creates the composer of the mails with the link of the status page (R124) or of its review form,
 * in the language of the page of the submission. The mail contains nothing that the visitor typed,
 * because the address may be someone else's. Returns `null` once the link has expired.
 */
export function createVisitorMailComposer(
  deps: VisitorMailDeps,
): (job: MailJob) => Promise<OutgoingMail | null> {
  const { from, replyTo, staffUrl, deriveStatusPageToken, clock, mails } = deps
  return async ({ kind, lead, messageId, idempotencyKey }) => {
    const now = clock()
    const to = mailAddress(lead.email ?? '')
    if (to === null || now - Date.parse(lead.created_at) > STATUS_PAGE_LIFETIME_MS) return null
    const isReview = kind === 'review'
    // A lead that was reopened while this mail could not be sent.
    if (isReview && LEAD_LIFECYCLE[lead.status].statusPage !== 'done') return null
    const token = await deriveStatusPageToken({ id: lead.id, idempotencyKey })
    const link = `${staffUrl}/r/${token}${isReview ? '/review' : ''}?from=mail`
    const language = pageLanguage(lead.source_url)
    const { notYou, ...statusMail } = STATUS_PAGE_MESSAGES[language].mail
    const mail = isReview ? REVIEW_MESSAGES[language].mail : statusMail
    const phone = business.phones[phoneNumberKind(lead.traffic_source ?? {})]
    const work = [serviceName(lead.service, language), formatAppointment(lead, language)]
      .filter(Boolean)
      .join(', ')
    const subject = `${mail.subject}: ${work}`
    const callUs = mail.callUs(formatPhone(phone))
    return {
      messageId,
      from,
      to: [to],
      replyTo: { name: business.name, address: replyTo },
      subject,
      text: `${[subject, mail.text, link, callUs, notYou, business.name].join('\n\n')}\n`,
      html: mails.visitor({
        language,
        title: mail.subject,
        work,
        text: mail.text,
        link: { href: link, text: mail.button },
        call: { href: telHref(phone), text: callUs },
        notYou,
      }),
      date: new Date(now),
    }
  }
}
