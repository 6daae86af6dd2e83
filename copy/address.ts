import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'

const street = perFacts(() => business.address.street),
  city = perFacts(() => business.address.city),
  region = perFacts(() => business.address.region),
  postalCode = perFacts(() => business.address.postalCode)

/** Address as on an envelope; shown if `business.showAddress` is set. */
export const addressLines = perFacts(
  () => ({ street: street(), town: `${city()}, ${region()} ${postalCode()}` }) as const,
)
