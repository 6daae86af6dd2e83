import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'

/** Whether the footer shows another license than the top bar; with one, both call it the same. */
export const hasTwoLicenses = perFacts(
  () => business.licenses?.footer !== business.licenses?.topBar,
)
