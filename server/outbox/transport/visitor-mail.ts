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
import { serviceName } from '#server/leads/facts/service-name.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { mailAddress } from '#domain/text/email.ts'
import type { OutgoingMail } from './transport.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { Lead, MailJob } from '#server/db/tables/lead.ts'
import type { Environment } from '#server/environment.ts'
import { createSecret } from '#server/secrets/secret.ts'
import { createStatusPageTokens } from '#server/status-page/token/token-factory.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import type { Db } from '#server/db/db.ts'
import { receiptNumber } from '#server/leads/facts/receipt-number.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { VISITOR_MAIL_MESSAGES } from '#copy/server/visitor-mails.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'

interface VisitorMailDeps {
  readonly db: Db
  readonly environment: Pick<Environment, 'mailFrom' | 'siteUrl' | 'staffUrl'> & {
    readonly staffEmail: readonly string[] | null
  }
  readonly clock: () => number
  readonly mails: Mails
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
  job: MailJob,
  deps: VisitorMailDeps,
): Promise<OutgoingMail | null> {
  const { kind, lead, messageId } = job
  const { mailFrom, staffEmail } = deps.environment
  const now = deps.clock()
  const to = mailAddress(lead.email ?? '')
  if (to === null || !IS_RIGHT[kind](lead)) return null
  const link = await linkOf(job, now, deps)
  if (link === null) return null
  const language = pageLanguage(lead.source_url)
  const { notYou } = STATUS_PAGE_MESSAGES[language].mail
  const mail = mailTexts(job, language)
  const isReceipt = kind === 'receipt' || kind === 'receipt-corrected'
  const events = await deps.db.read((tx) => listEvents(tx, lead.id))
  const details = isReceipt ? receiptDetails(lead, events, language) : []
  const phone = business.phones[phoneNumberKind(lead.traffic_source ?? {})]
  const work = [serviceName(lead.service, language), formatAppointment(lead, language)]
    .filter(Boolean)
    .join(', ')
  const subject = `${mail.subject}: ${work}`
  const callUs = mail.callUs(formatPhone(phone))
  return {
    messageId,
    from: mailSender(mailFrom),
    to: [to],
    replyTo: { name: business.name, address: staffMailbox(staffEmail)[0] ?? business.staffEmail },
    subject,
    text: `${[subject, mail.text, details.join('\n'), link, callUs, notYou, business.name].filter(Boolean).join('\n\n')}\n`,
    html: deps.mails.visitor({
      language,
      title: mail.subject,
      work,
      text: mail.text,
      details,
      link: { href: link, text: mail.button },
      call: { href: telHref(phone), text: callUs },
      notYou,
    }),
    date: new Date(now),
  }
}

/** What a receipt says besides the amount: day, town and locksmith of the job, and who we are. */
function receiptDetails(
  lead: Lead,
  events: readonly LeadEvent[],
  language: Language,
): readonly string[] {
  const { details } = VISITOR_MAIL_MESSAGES[language].receipt
  const { transition, acceptance } = leadState(events)
  const endedAt = transition?.at ?? Date.parse(lead.created_at)
  const day = formatLocalTime(endedAt, language, 'date')
  const locksmith = acceptance?.staffMemberName ?? null
  return [
    isCompleted(lead.status) ? details.day(day) : isNoShow(events) ? details.noShow(day) : '',
    // Of those that are served only: nothing that the visitor typed.
    lead.town === null ? '' : details.town(lead.town.name),
    locksmith === null ? '' : details.locksmith(firstName(cleanLine(locksmith))),
    details.number(receiptNumber(lead.id)),
    [
      business.name,
      ...(business.showAddress ? [addressLines().street, addressLines().town] : []),
    ].join(', '),
  ].filter((line) => line !== '')
}

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
  { kind, lead, idempotencyKey }: MailJob,
  now: number,
  { db, environment: { siteUrl, staffUrl } }: VisitorMailDeps,
): Promise<string | null> {
  if (kind === 'parked')
    return siteUrl + localizedPath('/book-online', pageLanguage(lead.source_url))
  const events = await db.read((tx) => listEvents(tx, lead.id))
  if (isExpired(lead, events, now))
    // A receipt says by itself what was paid.
    return kind === 'receipt' || kind === 'receipt-corrected' ? siteUrl : null
  const readSecret = createSecret(db)
  const token = await createStatusPageTokens(readSecret)({ id: lead.id, idempotencyKey })
  const from = signedChannel(await readSecret(), token, 'mail')
  return `${staffUrl}/r/${token}${kind === 'review' ? '/review' : ''}?from=${from}`
}
