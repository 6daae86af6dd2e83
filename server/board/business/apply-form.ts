import {
  type Business,
  businessSchema,
  type UnconfirmedFact,
} from '#domain/business/schema/schema.ts'
import { readSection } from './read-form.ts'
import { withoutRemoved } from './removed-entries.ts'
import { type SectionId, unconfirmedOf } from './sections.ts'

/**
 * Returns the facts as the form of a section makes them. What depends on removed towns and services
 * goes with them, and a checked fact is confirmed.
 */
export function applyForm(section: SectionId, form: URLSearchParams, facts: Business): Business {
  const confirmed = confirmedBy(form, section, facts)
  return withEntries(facts, {
    ...readSection(section, form, facts),
    unconfirmed: facts.unconfirmed.filter((fact) => !confirmed.includes(fact)),
  })
}

/**
 * Returns the facts with other entries, which may be of any type. What depends on removed towns and
 * services goes with them.
 */
export function withEntries(facts: Business, entries: Readonly<Partial<Business>>): Business {
  const changed = { ...facts, ...entries }
  const { towns, services } = businessSchema.shape
  const canCompare =
    towns.safeParse(changed.towns).success && services.safeParse(changed.services).success
  return canCompare ? withoutRemoved(facts, changed) : changed
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
