/** What a second request of the same number says differently, for whoever has the first. */

import { SECOND_REQUEST_MESSAGES } from '#copy/server/second-request.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { type Fact, type FactsOptions, leadFacts } from './lead-facts.ts'

/** They differ always, or say nothing about the job. */
const LEFT_OUT: readonly FactName[] = ['received', 'payment', 'location', 'sms_consent_at']

/**
 * Lists the facts of another lead that this one does not have in the same words. Of a gate code only
 * that there is one: it is looked at on its own page, which is recorded.
 */
export function differingFacts(
  lead: Lead,
  other: Lead,
  options: Required<Omit<FactsOptions, 'secretText'>>,
): readonly Fact[] {
  const { hasCode } = SECOND_REQUEST_MESSAGES[options.language]
  const own = leadFacts(lead, { ...options, secretText: (value) => value }).facts
  const others = leadFacts(other, { ...options, secretText: (value) => value })
  const secrets = new Set(others.secrets.map(({ name }) => name))
  return others.facts
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .filter(({ name, value }) => !own.some((fact) => fact.name === name && fact.value === value))
    .map((fact) => (secrets.has(fact.name) ? { ...fact, value: hasCode } : fact))
}
