import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'

/**
 * True when visitors from paid search see another phone number; with one phone both are equal.
 */
export const hasPaidSearchNumber = perFacts(
  (): boolean => business.phones.default !== business.phones.paidSearch,
)
