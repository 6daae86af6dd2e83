import { withServices, withTowns } from '#domain/business/editing/lists.ts'
import type { Business, UnconfirmedFact } from '#domain/business/schema/schema.ts'
import { readSection } from './read-form.ts'
import { type SectionId, unconfirmedOf } from './sections.ts'

/**
 * Returns the facts as the form of a section makes them. What depends on removed towns and services
 * goes with them, and a checked fact is confirmed.
 */
export function applyForm(section: SectionId, form: URLSearchParams, facts: Business): Business {
  const read = readSection(section, form, facts)
  const confirmed = confirmedBy(form, section, facts)
  return {
    ...(section === 'towns' ? withTowns(facts, read.towns) : {}),
    ...(section === 'services' ? withServices(facts, read.services) : {}),
    ...(section === 'towns' || section === 'services' ? {} : read),
    unconfirmed: facts.unconfirmed.filter((fact) => !confirmed.includes(fact)),
  } as Business
}

/** Returns the facts that are checked as true. */
export const confirmedBy = (
  form: URLSearchParams,
  section: SectionId,
  facts: Business,
): readonly UnconfirmedFact[] => {
  const checked = form.getAll('confirm')
  return unconfirmedOf(section, facts).filter((fact) => checked.includes(fact))
}
