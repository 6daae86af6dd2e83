import { business } from '#domain/business.ts'
import { ELSEWHERE, townOf } from '#domain/town.ts'
import type { Lead, MailJob } from '#server/store/store.ts'
import { cut, headerAddress, oneLine } from './clean.ts'
import { BUTTON, mailDocument, STYLE } from './document.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { type Fact, type LeadFacts, leadFacts, withGateCode } from './lead-facts.ts'
import type { OutgoingMail } from './transport.ts'

export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Where the request is taken (R109); null while nothing rings. */
  readonly takeUrl?: string | null
  /** Where staff sign in to the board. */
  readonly boardUrl: string
  /** The owner's choice (`gate_code_in_mail`); otherwise the mail says that there is one (R176). */
  readonly showsGateCode?: boolean
}

/** On the button that leads to the page where the request is taken; the page asks once more. */
const TAKE = "I'll take it"
/** On the button of that page (server/alarm/take/words.ts). */
const SHOW_CODE = 'Show the gate code'

const SUBJECT_LENGTH = 120
const SENDER_NAME_LENGTH = 60

/** The mail that tells staff of a request: who to call, where to go, what to bring. */
export function staffMail(job: MailJob, envelope: Envelope): OutgoingMail {
  const { lead, messageId } = job
  const facts = mailFacts(lead, envelope)
  const subject = subjectOf(lead, facts)
  return {
    messageId,
    from: envelope.from,
    to: envelope.to,
    replyTo: replyTo(lead),
    subject,
    text: textOf(facts, envelope.takeUrl ?? null),
    html: htmlOf(facts, subject, envelope.takeUrl ?? null).html,
    date: new Date(envelope.now),
  }
}

/** The facts of the lead, with what this mail says of the gate code. */
function mailFacts(lead: Lead, envelope: Envelope): LeadFacts {
  const facts = leadFacts(lead, envelope.now)
  if (facts.gateCode === '') return facts
  const { takeUrl = null, boardUrl, showsGateCode = false } = envelope
  const steps = takeUrl === null ? '' : `Press "${TAKE}", then "${SHOW_CODE}". `
  const value = showsGateCode
    ? facts.gateCode
    : `There is one. ${steps}${takeUrl === null ? 'It is' : 'It is also'} on the board: ${boardUrl}`
  return { ...facts, facts: withGateCode(facts.facts, value) }
}

/** Work, town and name, as far as they are known; neither phone, street nor code: a subject shows on locked screens and in logs of mail servers. */
function subjectOf(lead: Lead, facts: LeadFacts): string {
  const mark =
    lead.verification === 'unverified' ? '[Not verified] ' : lead.suspicion > 0 ? '[Unusual] ' : ''
  const town = townOf(lead.address)
  const parts = [facts.headline, town === ELSEWHERE ? '' : town, oneLine(lead.name)]
  return cut(mark + parts.filter((part) => part !== '').join(', '), SUBJECT_LENGTH)
}

function replyTo(lead: Lead): OutgoingMail['replyTo'] {
  const address = lead.email === null ? null : headerAddress(lead.email)
  return address === null ? null : { name: cut(oneLine(lead.name), SENDER_NAME_LENGTH), address }
}

function textOf(facts: LeadFacts, takeUrl: string | null): string {
  const width = Math.max(...[...facts.facts, ...facts.background].map(({ label }) => label.length))
  const line = ({ label, value }: Fact): string => {
    const indent = ' '.repeat(width + 2)
    return `${label.padEnd(width + 2)}${value.replaceAll('\n', `\n${indent}`)}`
  }
  return [
    ...(facts.first === null ? [] : [facts.first]),
    facts.headline,
    ...facts.warnings.map((warning) => `! ${warning}`),
    '',
    ...(takeUrl === null ? [] : [`${TAKE}: ${takeUrl}`, '']),
    `Call: ${facts.phone.text}`,
    `Map:  ${facts.map.href}`,
    '',
    ...facts.facts.map(line),
    '',
    ...facts.background.map(line),
    '',
    business.name,
    '',
  ].join('\n')
}

function htmlOf(facts: LeadFacts, subject: string, takeUrl: string | null): Markup {
  const take =
    takeUrl === null
      ? []
      : [markup`<a href="${takeUrl}" style="${STYLE.button}${BUTTON.take}">${TAKE}</a>\n`]
  return mailDocument(
    { language: 'en', title: subject },
    markup`${facts.first === null ? [] : [markup`<p style="${STYLE.warning}">${facts.first}</p>\n`]}<h1 style="${STYLE.headline}">${facts.headline}</h1>
${facts.warnings.map((warning) => markup`<p style="${STYLE.warning}">${warning}</p>\n`)}
${take}<a href="${facts.phone.href}" style="${STYLE.button}${BUTTON.call}">Call ${facts.phone.text}</a>
<a href="${facts.sms}" style="${STYLE.button}${BUTTON.text}">Text the customer</a>
<a href="${facts.map.href}" style="${STYLE.button}${BUTTON.map}">Open the map</a>
${facts.facts.map(factOf)}
<div style="${STYLE.background}">
${facts.background.map(factOf)}
</div>
`,
  )
}

function factOf({ label, value, href }: Fact): Markup {
  const shown = href === undefined ? markup`${value}` : markup`<a href="${href}">${value}</a>`
  return markup`<div style="${STYLE.label}">${label}</div><div style="${STYLE.value}">${shown}</div>\n`
}
