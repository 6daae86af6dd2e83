import { cleanLine } from '#domain/clean-text.ts'
import { business } from '#domain/business.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import { describeSpanishSignal, spanishSignal } from '#domain/visitor-language.ts'
import type { Lead, MailJob } from '#server/store/lead.ts'
import { alignRows } from './align-rows.ts'
import { truncate } from '#server/leads/display-text.ts'
import { mailAddress } from '#domain/email.ts'
import { BUTTON_COLORS, mailDocument, MAIL_STYLES } from './mail-document.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { factLabel } from '#server/leads/fact-labels.ts'
import { type Fact, leadFacts } from '#server/leads/lead-facts.ts'
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
}

/** Button that opens the page that accepts the lead, where the press is confirmed. */
const ACCEPT_BUTTON_TEXT = "I'll take it"
/** Button of that page (copy/server/accept-page.ts). */
const SHOW_CODE_TEXT = 'Show the gate code'

const MAX_SUBJECT_LENGTH = 120
const MAX_SENDER_NAME_LENGTH = 60
/** Characters of the body that a list of mails shows. */
const PREVIEW_LENGTH = 90

/** Composes the mail that announces a lead to staff: whom to call, where to go, what to bring. */
export function staffMail(job: MailJob, envelope: StaffMailEnvelope): OutgoingMail {
  const { lead, messageId } = job
  const facts = mailFacts(lead, envelope)
  const subject = subjectOf(lead, facts)
  const content = { facts, preview: previewOf(lead), acceptUrl: envelope.acceptUrl }
  return {
    messageId,
    from: envelope.from,
    to: envelope.to,
    replyTo: replyTo(lead),
    subject,
    text: textOf(content),
    html: htmlOf(subject, content).html,
    date: new Date(envelope.now),
  }
}

type Facts = ReturnType<typeof leadFacts>

interface MailContent {
  readonly facts: Facts
  readonly preview: string
  readonly acceptUrl: string | null
}

/** The facts of the lead; a secret is shown only if the owner chose that. */
function mailFacts(lead: Lead, envelope: StaffMailEnvelope) {
  const { acceptUrl, boardUrl, showsGateCode } = envelope
  const steps =
    acceptUrl === null ? '' : `Press "${ACCEPT_BUTTON_TEXT}", then "${SHOW_CODE_TEXT}". `
  const hint = `There is one. ${steps}${acceptUrl === null ? 'It is' : 'It is also'} on the board: ${boardUrl}`
  return leadFacts(lead, {
    audience: 'staffMail',
    now: envelope.now,
    secretText: (value) => (showsGateCode ? value : hint),
  })
}

/**
 * Timeframe, work, town and time; neither name, phone, street nor code: a subject shows on locked
 * screens and in logs of mail servers.
 */
function subjectOf(lead: Lead, facts: Facts): string {
  const mark =
    lead.verification === 'unverified' ? '[Not verified] ' : lead.suspicion > 0 ? '[Unusual] ' : ''
  const parts = [facts.headline, lead.town?.name ?? '', receivedTime(lead)]
  return truncate(mark + parts.filter((part) => part !== '').join(', '), MAX_SUBJECT_LENGTH)
}

/** Composes the first line of the body, which a list of mails shows. */
function previewOf(lead: Lead): string {
  const spanish = spanishSignal(lead) === 'speaks' ? describeSpanishSignal('speaks', 'en') : ''
  const parts = [spanish, `Waiting since ${receivedTime(lead)}`, cleanLine(lead.notes ?? '')]
  return truncate(parts.filter((part) => part !== '').join('. '), PREVIEW_LENGTH)
}

const receivedTime = ({ created_at }: Lead): string =>
  formatLocalTime(Date.parse(created_at), 'en', 'time')

function replyTo(lead: Lead): OutgoingMail['replyTo'] {
  const address = lead.email === null ? null : mailAddress(lead.email)
  return address === null
    ? null
    : { name: truncate(cleanLine(lead.name), MAX_SENDER_NAME_LENGTH), address }
}

function textOf({ facts, preview, acceptUrl }: MailContent): string {
  const rows = [...facts.facts, ...facts.background].map(
    ({ name, value }) => [factLabel(name, 'en'), value] as const,
  )
  const lines = alignRows(rows)
  return [
    preview,
    facts.headline,
    ...facts.warnings.map((warning) => `! ${warning}`),
    '',
    ...(acceptUrl === null ? [] : [`${ACCEPT_BUTTON_TEXT}: ${acceptUrl}`, '']),
    `${facts.phone.href === null ? 'Phone' : 'Call'}: ${facts.phone.text}`,
    `Map:  ${facts.map.href}`,
    '',
    ...lines.slice(0, facts.facts.length),
    '',
    ...lines.slice(facts.facts.length),
    '',
    business.name,
    '',
  ].join('\n')
}

function htmlOf(subject: string, { facts, preview, acceptUrl }: MailContent): Markup {
  const acceptButton =
    acceptUrl === null
      ? []
      : [
          markup`<a href="${acceptUrl}" style="${MAIL_STYLES.button}${BUTTON_COLORS.take}">${ACCEPT_BUTTON_TEXT}</a>\n`,
        ]
  return mailDocument(
    { language: 'en', title: subject },
    markup`<p style="${MAIL_STYLES.value}">${preview}</p>
<h1 style="${MAIL_STYLES.headline}">${facts.headline}</h1>
${facts.warnings.map((warning) => markup`<p style="${MAIL_STYLES.warning}">${warning}</p>\n`)}
${acceptButton}${phoneButtons(facts)}
<a href="${facts.map.href}" style="${MAIL_STYLES.button}${BUTTON_COLORS.map}">Open the map</a>
${facts.facts.map(factOf)}
<div style="${MAIL_STYLES.background}">
${facts.background.map(factOf)}
</div>
`,
  )
}

/** A number that cannot be called is text. */
function phoneButtons({ phone: { text, href, sms } }: Facts): Markup {
  if (href === null) return markup`<p style="${MAIL_STYLES.value}">Phone: ${text}</p>`
  return markup`<a href="${href}" style="${MAIL_STYLES.button}${BUTTON_COLORS.call}">Call ${text}</a>
<a href="${sms}" style="${MAIL_STYLES.button}${BUTTON_COLORS.text}">Text the customer</a>`
}

function factOf({ name, value, href }: Fact): Markup {
  const shown = href === undefined ? markup`${value}` : markup`<a href="${href}">${value}</a>`
  return markup`<div style="${MAIL_STYLES.label}">${factLabel(name, 'en')}</div><div style="${MAIL_STYLES.value}">${shown}</div>\n`
}
