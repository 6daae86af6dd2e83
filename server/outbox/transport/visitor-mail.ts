import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { firstName } from '#domain/text/first-name.ts'
import { isNoShow, leadState } from '#domain/lead/replay.ts'
import { addressLines } from '#copy/address.ts'
import type { LeadEvent } from '#domain/lead/events.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { hasAssignee, isClosed, isCompleted } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { formatPhone, phoneNumberKind, telHref } from '#domain/phone/phone.ts'
import {
  isStatusPageExpired,
  STATUS_PAGE_AFTER_CLOSE_MS,
  STATUS_PAGE_LIFETIME_MS,
} from '#domain/lead/status-page.ts'
import type { Language } from '#domain/text/language.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { serviceName, whenText } from '#server/leads/facts/service-name.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { mailAddress } from '#domain/text/email.ts'
import type { OutgoingMail } from './transport.ts'
import type { MailFact } from '#server/outbox/mails/mail-parts.tsx'
import type { Pages } from '#server/pages/create-pages.tsx'
import type { Lead, MailJob } from '#server/db/tables/lead.ts'
import type { App } from '#server/app.ts'
import type { Environment } from '#server/environment.ts'
import { signingSecret } from '#server/secrets/secret.ts'
import { statusPageToken } from '#server/status-page/token/status-page-token.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { receiptNumber } from '#server/leads/facts/lead-texts.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { VISITOR_MAIL_MESSAGES } from '#copy/server/visitor-mails.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'

/** The parts of `App` that the mail is built from. */
interface VisitorMailApp extends Pick<App, 'db' | 'clock'> {
  readonly environment: Pick<Environment, 'mailFrom' | 'siteUrl' | 'staffUrl' | 'staffEmail'>
  readonly pages: Pick<Pages, 'mail'>
}

const always = (): boolean => true
const isWithAssignee = ({ status }: Lead): boolean => hasAssignee(status) && !isClosed(status)

/** Whether a mail is still right: its lead may have changed while it could not be sent. */
const IS_RIGHT: Readonly<Record<MailJob['kind'], (lead: Lead) => boolean>> = {
  staff: always,
  status: always,
  accepted: isWithAssignee,
  quote: ({ status }) => !isClosed(status),
  parked: ({ status }) => !isClosed(status),
  'window-proposed': isWithAssignee,
  'window-moved': ({ status }) => !isClosed(status),
  tomorrow: isWithAssignee,
  'window-declined': ({ status }) => !isClosed(status),
  // A job that is reopened was paid nevertheless.
  receipt: ({ payment }) => Boolean(payment.paidCents),
  'receipt-corrected': always,
  review: ({ status }) => isCompleted(status),
}

const mailTexts = ({ kind, lead }: MailJob, language: Language) => {
  const { mail: status } = STATUS_PAGE_MESSAGES[language]
  if (kind === 'review') return REVIEW_MESSAGES[language].mail
  if (kind === 'staff' || kind === 'status') return status
  if (kind !== 'receipt' && kind !== 'receipt-corrected')
    return { ...VISITOR_MAIL_MESSAGES[language][kind], callUs: status.callUs }
  const { receipt, corrected } = VISITOR_MAIL_MESSAGES[language]
  const { subject, paid } = kind === 'receipt' ? receipt : corrected
  const { paidCents, method } = lead.payment
  const amount = formatCents(paidCents ?? 0)
  const text = paid(
    method === null ? amount : `${amount} (${PAYMENT_MESSAGES[language].methods[method]})`,
  )
  return { ...receipt, subject, text }
}

/**
 * Builds a mail with the link of the status page or of its review form, in the language of the page of
 * the submission. The mail contains nothing that the visitor typed, because the address may be
 * someone else's. Returns `null` once it is not right any more.
 */
export async function composeVisitorMail(
  app: VisitorMailApp,
  job: MailJob,
): Promise<OutgoingMail | null> {
  const { kind, lead, messageId } = job
  const { mailFrom, staffEmail } = app.environment
  const now = app.clock()
  const to = mailAddress(lead.email ?? '')
  if (to === null || !IS_RIGHT[kind](lead)) return null
  const link = await linkOf(app, job, now)
  if (link === null) return null
  const language = pageLanguage(lead.source_url)
  const { notYou } = STATUS_PAGE_MESSAGES[language].mail
  const mail = mailTexts(job, language)
  const isReceipt = kind === 'receipt' || kind === 'receipt-corrected'
  const events = await app.db.read((tx) => listEvents(tx, lead.id))
  const facts = isReceipt ? receiptFacts(lead, events, language) : requestFacts(lead, language)
  const phone = business.phones[phoneNumberKind(lead.traffic_source ?? {})]
  const work = [serviceName(lead.service, language), formatAppointment(lead, language)]
    .filter(Boolean)
    .join(', ')
  const factLines = facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
  const subject = `${mail.subject}: ${work}`
  const callUs = mail.callUs(formatPhone(phone))
  return {
    messageId,
    from: mailSender(mailFrom),
    to: [to],
    replyTo: { name: business.name, address: staffMailbox(staffEmail)[0] ?? business.staffEmail },
    subject,
    text: `${[subject, mail.text, factLines, link, callUs, notYou, business.name].filter(Boolean).join('\n\n')}\n`,
    html: app.pages.mail.visitor({
      language,
      title: mail.subject,
      text: mail.text,
      facts,
      link: { href: link, text: mail.button },
      call: { href: telHref(phone), text: callUs },
      notYou,
    }),
    date: new Date(now),
  }
}

/**
 * What the mail of an open request is about: the listed service, the served town, what was chosen as
 * the time; nothing that the visitor typed.
 */
function requestFacts(lead: Lead, language: Language): readonly MailFact[] {
  const { labels } = VISITOR_MAIL_MESSAGES[language]
  return withValues([
    { label: labels.service, value: serviceName(lead.service, language) },
    { label: labels.town, value: lead.town?.name },
    { label: labels.when, value: whenText(lead, language) },
    { label: labels.sent, value: formatLocalTime(Date.parse(lead.created_at), language, 'full') },
  ])
}

/** What a receipt says besides the amount: work, day, town and locksmith, and who we are. */
function receiptFacts(
  lead: Lead,
  events: readonly LeadEvent[],
  language: Language,
): readonly MailFact[] {
  const { labels } = VISITOR_MAIL_MESSAGES[language]
  const { transition, acceptance } = leadState(events)
  const endedAt = transition?.at ?? Date.parse(lead.created_at)
  const day = formatLocalTime(endedAt, language, 'date')
  const dayLabel = isCompleted(lead.status)
    ? labels.day
    : isNoShow(events)
      ? labels.noShow
      : labels.closed
  const locksmith = acceptance?.staffMemberName ?? null
  const address = business.showAddress ? [addressLines().street, addressLines().town] : []
  return withValues([
    { label: labels.service, value: serviceName(lead.service, language) },
    { label: dayLabel, value: day },
    { label: labels.town, value: lead.town?.name },
    { label: labels.locksmith, value: locksmith && firstName(cleanLine(locksmith)) },
    { label: labels.number, value: receiptNumber(lead.id) },
    { label: labels.business, value: [business.name, ...address].join(', ') },
  ])
}

/** Leaves out what is not known. */
const withValues = (
  facts: readonly { readonly label: string; readonly value: string | null | undefined }[],
): readonly MailFact[] => facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** The page of a lead without recorded events lasts as long as that of a new one. */
const isExpired = (
  { created_at, appointment_end }: Lead,
  events: readonly LeadEvent[],
  now: number,
): boolean =>
  events.length === 0
    ? now >
      Math.max(
        Date.parse(created_at) + STATUS_PAGE_LIFETIME_MS,
        (Date.parse(appointment_end ?? '') || 0) + STATUS_PAGE_AFTER_CLOSE_MS,
      )
    : isStatusPageExpired(events, now, Date.parse(appointment_end ?? '') || 0)

/**
 * Returns where the button of a mail leads: to the status page while its link lasts, and after a week
 * to the form; `null` for a mail that comes too late.
 */
async function linkOf(
  { db, environment: { siteUrl, staffUrl } }: VisitorMailApp,
  { kind, lead, idempotencyKey }: MailJob,
  now: number,
): Promise<string | null> {
  if (kind === 'parked')
    return siteUrl + localizedPath('/book-online', pageLanguage(lead.source_url))
  const events = await db.read((tx) => listEvents(tx, lead.id))
  if (isExpired(lead, events, now))
    // A receipt says by itself what was paid.
    return kind === 'receipt' || kind === 'receipt-corrected' ? siteUrl : null
  const secret = await signingSecret(db)
  const token = await statusPageToken(async () => secret, { id: lead.id, idempotencyKey })
  const from = signedChannel(secret, token, 'mail')
  return `${staffUrl}/r/${token}${kind === 'review' ? '/review' : ''}?from=${from}`
}
