import { formatAppointment } from '#domain/appointment.ts'
import { business } from '#domain/business.ts'
import { hasAssignee, isClosed, LEAD_LIFECYCLE, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { formatPhone, phoneNumberKind, telHref } from '#domain/phone.ts'
import { STATUS_PAGE_LIFETIME_MS } from '#domain/status-page.ts'
import type { Language } from '#domain/language.ts'
import { pageLanguage } from '#domain/visitor-language.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { mailAddress } from '#domain/email.ts'
import type { OutgoingMail } from '#server/mail/transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { MailJob } from '#server/store/lead.ts'
import type { DeriveStatusPageToken } from '#server/platform/status-page-token/token-factory.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { VISITOR_MAIL_MESSAGES } from '#copy/server/visitor-mails.ts'
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

const always = (): boolean => true
const isWithAssignee = (status: LeadStatus): boolean => hasAssignee(status) && !isClosed(status)

/** Whether a mail is still right: its lead may have changed while it could not be sent. */
const IS_RIGHT: Readonly<Record<MailJob['kind'], (status: LeadStatus) => boolean>> = {
  staff: always,
  status: always,
  accepted: isWithAssignee,
  quote: (status) => !isClosed(status),
  review: (status) => LEAD_LIFECYCLE[status].statusPage === 'done',
}

const mailTexts = (kind: MailJob['kind'], language: Language) => {
  const { mail: status } = STATUS_PAGE_MESSAGES[language]
  if (kind === 'review') return REVIEW_MESSAGES[language].mail
  if (kind === 'accepted' || kind === 'quote')
    return { ...VISITOR_MAIL_MESSAGES[language][kind], callUs: status.callUs }
  return status
}

/**
 * Creates the composer of the mails with the link of the status page (R124, R243) or of its review
 * form, in the language of the page of the submission. The mail contains nothing that the visitor typed,
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
    if (!IS_RIGHT[kind](lead.status)) return null
    const token = await deriveStatusPageToken({ id: lead.id, idempotencyKey })
    const link = `${staffUrl}/r/${token}${kind === 'review' ? '/review' : ''}?from=mail`
    const language = pageLanguage(lead.source_url)
    const { notYou } = STATUS_PAGE_MESSAGES[language].mail
    const mail = mailTexts(kind, language)
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
