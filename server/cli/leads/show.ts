import { cleanLine } from '#domain/text/clean-text.ts'
import { alignRows } from '#server/outbox/transport/align-rows.ts'
import { factLabel } from '#copy/server/fact-labels.ts'
import { type Fact, leadFacts } from '#server/leads/facts/lead-facts.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { formatLocalMinute } from '../terminal/format.ts'
import { commandForLead } from './find-lead.ts'

/** Implements `leads show ID`: all fields of one lead. */
export const showLead = commandForLead('show', async (lead, _store, io) => {
  await io.out(describeLead(lead))
})

/** Renders the facts of the staff mail and the state of that mail. */
export function describeLead(lead: Lead): string {
  const { headline, warnings, facts, background } = leadFacts(lead, {
    audience: 'export',
    // The warning about a late mail does not apply here.
    now: Date.parse(lead.created_at),
    secretText: (value) => value,
  })
  const lines = alignRows([
    ...facts.map(rowOf),
    ['Status', cleanLine(lead.status)],
    ['Mail', mailState(lead)],
    ...mailError(lead),
    ...background.map(rowOf),
  ])
  return [headline, ...warnings.map((warning) => `! ${warning}`), '', ...lines, ''].join('\n')
}

const rowOf = ({ name, value }: Fact) => [factLabel(name, 'en'), value] as const

function mailState({ mail }: Lead): string {
  const tries = `${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'}`
  if (mail.state === 'sent' && mail.sentAt !== null)
    return `sent ${formatLocalMinute(mail.sentAt)}, ${tries}`
  return mail.state === 'dead'
    ? `refused for good after ${tries}; resend queues it again`
    : `${mail.state}, ${tries} so far`
}

/** Why the mail is not sent. What the mail server said is for the owner only, never for a log. */
function mailError({ mail }: Lead): (readonly [string, string])[] {
  return mail.lastError === null ? [] : [['Last try', cleanLine(mail.lastError)]]
}
