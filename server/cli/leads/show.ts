import { toSingleLine } from '#server/mail/clean-text.ts'
import { type Fact, leadFacts, withGateCode } from '#server/mail/lead-facts.ts'
import type { Lead } from '#server/store/store.ts'
import { EXIT_DONE } from '../terminal/command-io.ts'
import { formatLocalMinute } from '../terminal/format-time.ts'
import { leadCommand } from './find-lead.ts'

/** Implements `leads show ID`: all fields of one lead. */
export const showLead = leadCommand('show', async (lead, _store, io) => {
  await io.out(describeLead(lead))
  return EXIT_DONE
})

/** Renders the facts of the staff mail and the state of that mail. */
function describeLead(lead: Lead): string {
  // Uses the submission time as now, because the age of an old lead is no warning here.
  const { headline, warnings, facts, gateCode, background } = leadFacts(
    lead,
    Date.parse(lead.created_at),
  )
  const state: Fact[] = [
    { label: 'Status', value: toSingleLine(lead.status) },
    { label: 'Mail', value: mailState(lead) },
    ...mailErrorFacts(lead),
  ]
  const ownFacts = gateCode === '' ? facts : withGateCode(facts, gateCode)
  const all = [...ownFacts, ...state, ...background]
  const width = Math.max(...all.map(({ label }) => label.length)) + 2
  const line = ({ label, value }: Fact): string =>
    `${label.padEnd(width)}${value.replaceAll('\n', `\n${' '.repeat(width)}`)}`
  return [headline, ...warnings.map((warning) => `! ${warning}`), '', ...all.map(line), ''].join(
    '\n',
  )
}

function mailState({ mail }: Lead): string {
  const tries = `${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'}`
  if (mail.state === 'sent' && mail.sentAt !== null)
    return `sent ${formatLocalMinute(mail.sentAt)}, ${tries}`
  return mail.state === 'dead'
    ? `refused for good after ${tries}; resend queues it again`
    : `${mail.state}, ${tries} so far`
}

/** Returns why the mail is not sent: the mail server's message is for the owner only, never for a log. */
function mailErrorFacts({ mail }: Lead): Fact[] {
  return mail.lastError === null ? [] : [{ label: 'Last try', value: toSingleLine(mail.lastError) }]
}
