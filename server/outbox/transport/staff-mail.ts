import { withoutNumbers } from '#server/leads/facts/quoted-words.ts'
import { OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import type { OtherLead } from '#server/db/tables/notice.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { customerName } from '#server/leads/facts/customer-texts.ts'
import { STAFF_MAIL_MESSAGES } from '#copy/server/staff-mail.ts'
import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import type { Lead, MailJob } from '#server/db/tables/lead.ts'
import { alignRows } from './align-rows.ts'
import { mailAddress } from '#domain/text/email.ts'
import { factLabel, type FactName } from '#copy/server/fact-labels.ts'
import { type Fact, leadFacts } from '#server/leads/facts/lead-facts.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import type { StaffMailProps } from '#server/outbox/mails/mails.tsx'
import type { OutgoingMail } from './transport.ts'

export interface StaffMailEnvelope {
  readonly from: string
  readonly to: readonly string[]
  readonly now: number
  /** Link to the page that accepts the lead; `null` sends the mail without the button. */
  readonly acceptUrl: string | null
  readonly boardUrl: string
  /** The owner's choice (`gate_code_in_mail`); otherwise the mail says that there is one. */
  readonly showsGateCode: boolean
  /** Whether the customer has another open request, and somebody has it; `null` without one. */
  readonly otherLead: OtherLead | null
}

const MAX_SUBJECT_LENGTH = 120
const MAX_SENDER_NAME_LENGTH = 60
/** Characters of the body that a list of mails shows. */
const PREVIEW_LENGTH = 90

/** Facts about how the visitor came that help nobody on the way; the board and exports have them. */
const OMITTED_FACTS: readonly FactName[] = [
  'click_path',
  'device',
  'verification',
  // The warnings name it.
  'suspicion',
  'id',
]

/** Composes the mail that announces a lead to staff: whom to call, where to go, what to bring. */
export function staffMail(job: MailJob, envelope: StaffMailEnvelope, mails: Mails): OutgoingMail {
  const { lead, messageId } = job
  const props = staffMailProps(lead, envelope)
  return {
    messageId,
    from: envelope.from,
    to: envelope.to,
    replyTo: replyTo(lead),
    subject: props.subject,
    text: textOf(props),
    html: mails.staff(props),
    date: new Date(envelope.now),
  }
}

/** Returns what the mail shows; a secret is shown only if the owner chose that. */
function staffMailProps(lead: Lead, envelope: StaffMailEnvelope): StaffMailProps {
  const { acceptUrl, boardUrl, showsGateCode, otherLead, now } = envelope
  const hint = STAFF_MAIL_MESSAGES.codeHint(boardUrl, acceptUrl !== null)
  const { headline, warnings, phone, map, facts, background } = leadFacts(lead, {
    audience: 'staffMail',
    now,
    secretText: (value) => (showsGateCode ? value : hint),
  })
  return {
    subject: subjectOf(lead, lead.type === 'booking' ? headline : withoutNumbers(headline)),
    preview: previewOf(lead),
    headline,
    warnings: otherLead === null ? warnings : [OTHER_LEAD_MESSAGES.en[otherLead], ...warnings],
    phone,
    mapHref: map.isKnown ? map.href : null,
    facts: [...facts, ...background.filter(({ name }) => !OMITTED_FACTS.includes(name))],
    acceptUrl,
  }
}

/**
 * Timeframe, work, town and time; neither name, phone, street nor code: a subject shows on locked
 * screens and in logs of mail servers.
 */
function subjectOf(lead: Lead, headline: string): string {
  const marks = STAFF_MAIL_MESSAGES.subjectMarks
  const mark =
    lead.verification === 'unverified'
      ? marks.unverified
      : lead.suspicion > 0
        ? marks.suspicious
        : ''
  const parts = [headline, lead.town?.name ?? '', receivedTime(lead)]
  return truncate(mark + parts.filter((part) => part !== '').join(', '), MAX_SUBJECT_LENGTH)
}

/** Composes the first line of the body, which a list of mails shows. */
function previewOf(lead: Lead): string {
  const spanish = spanishSignal(lead) === 'speaks' ? describeSpanishSignal('speaks', 'en') : ''
  const parts = [
    spanish,
    STAFF_MAIL_MESSAGES[isPlanned(lead.timeframe) ? 'cameIn' : 'since'](receivedTime(lead)),
    cleanLine(lead.notes ?? ''),
  ]
  return truncate(parts.filter((part) => part !== '').join('. '), PREVIEW_LENGTH)
}

const receivedTime = ({ created_at }: Lead): string =>
  formatLocalTime(Date.parse(created_at), 'en', 'time')

function replyTo(lead: Lead): OutgoingMail['replyTo'] {
  const address = lead.email === null ? null : mailAddress(lead.email)
  return address === null
    ? null
    : { name: truncate(customerName(lead, 'en'), MAX_SENDER_NAME_LENGTH), address }
}

function textOf(props: StaffMailProps): string {
  const { preview, headline, warnings, phone, mapHref, facts, acceptUrl } = props
  const messages = STAFF_MAIL_MESSAGES
  return [
    preview,
    headline,
    ...warnings.map((warning) => `! ${warning}`),
    '',
    ...(acceptUrl === null ? [] : [`${messages.accept}: ${acceptUrl}`, '']),
    `${phone.href === null ? messages.phone : messages.call}: ${phone.text}`,
    ...(mapHref === null ? [] : [`Map:  ${mapHref}`]),
    '',
    ...alignRows(facts.map(rowOf)),
    '',
    business.name,
    '',
  ].join('\n')
}

const rowOf = ({ name, value }: Fact) => [factLabel(name, 'en'), value] as const
