import { business } from '#domain/business.ts'
import type { Lead, MailJob } from '#server/store/store.ts'
import { cut, headerAddress, oneLine } from './clean.ts'
import { type Html, markup } from './html.ts'
import { type Fact, type LeadFacts, leadFacts } from './lead-facts.ts'
import type { OutgoingMail } from './transport.ts'

export interface Envelope {
  readonly from: string
  readonly to: readonly string[]
  /** Milliseconds since the epoch. */
  readonly now: number
}

const SUBJECT_LENGTH = 120
const SENDER_NAME_LENGTH = 60

/** The mail that tells staff of a request: who to call, where to go, what to bring. */
export function staffMail(job: MailJob, envelope: Envelope): OutgoingMail {
  const { lead, messageId } = job
  const facts = leadFacts(lead, envelope.now)
  const subject = subjectOf(lead, facts)
  return {
    messageId,
    from: envelope.from,
    to: envelope.to,
    replyTo: replyTo(lead),
    subject,
    text: textOf(facts),
    html: htmlOf(facts, subject).html,
    date: new Date(envelope.now),
  }
}

/** Neither phone, address nor code: a subject shows on locked screens and in logs of mail servers. */
function subjectOf(lead: Lead, facts: LeadFacts): string {
  const mark =
    lead.verification === 'unverified' ? '[Not verified] ' : lead.suspicion > 0 ? '[Suspect] ' : ''
  return cut(`${mark}${facts.headline}, ${oneLine(lead.name)}`, SUBJECT_LENGTH)
}

function replyTo(lead: Lead): OutgoingMail['replyTo'] {
  const address = lead.email === null ? null : headerAddress(lead.email)
  return address === null ? null : { name: cut(oneLine(lead.name), SENDER_NAME_LENGTH), address }
}

function textOf(facts: LeadFacts): string {
  const width = Math.max(...[...facts.facts, ...facts.background].map(({ label }) => label.length))
  const line = ({ label, value }: Fact): string => {
    const indent = ' '.repeat(width + 2)
    return `${label.padEnd(width + 2)}${value.replaceAll('\n', `\n${indent}`)}`
  }
  return [
    facts.headline,
    ...facts.warnings.map((warning) => `! ${warning}`),
    '',
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

/** Repeated inline where it matters: some readers drop the style element. */
const STYLE = {
  body: 'margin:0;padding:16px;font:18px/1.5 -apple-system,Roboto,Helvetica,Arial,sans-serif;',
  headline: 'margin:0 0 12px;font-size:24px;line-height:1.25;',
  warning: 'margin:0 0 12px;padding:10px 14px;border:2px solid #c2410c;border-radius:8px;',
  button:
    'display:block;margin:0 0 12px;padding:16px;border-radius:10px;text-align:center;' +
    'font-size:20px;font-weight:bold;text-decoration:none;',
  call: 'background:#14532d;color:#ffffff;',
  map: 'background:#1e3a8a;color:#ffffff;',
  label: 'font-size:14px;opacity:0.75;',
  value: 'margin:0 0 12px;white-space:pre-wrap;overflow-wrap:anywhere;',
  background: 'margin-top:20px;padding-top:12px;border-top:1px solid #8a8a8a;font-size:15px;',
} as const

/** Dark where the reader is dark: a white page at night blinds whoever is about to drive. */
const DARK = `
  :root { color-scheme: light dark; }
  body { background: #ffffff; color: #111111; }
  a { color: #1d4ed8; }
  @media (prefers-color-scheme: dark) {
    body { background: #111111 !important; color: #f2f2f2 !important; }
    a { color: #93c5fd; }
  }`

function htmlOf(facts: LeadFacts, subject: string): Html {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${{ html: DARK }}</style>
</head>
<body style="${STYLE.body}">
<h1 style="${STYLE.headline}">${facts.headline}</h1>
${facts.warnings.map((warning) => markup`<p style="${STYLE.warning}">${warning}</p>\n`)}
<a href="${facts.phone.href}" style="${STYLE.button}${STYLE.call}">Call ${facts.phone.text}</a>
<a href="${facts.map.href}" style="${STYLE.button}${STYLE.map}">Open the map</a>
${facts.facts.map(factOf)}
<div style="${STYLE.background}">
${facts.background.map(factOf)}
</div>
</body>
</html>
`
}

function factOf({ label, value, href }: Fact): Html {
  const shown = href === undefined ? markup`${value}` : markup`<a href="${href}">${value}</a>`
  return markup`<div style="${STYLE.label}">${label}</div><div style="${STYLE.value}">${shown}</div>\n`
}
