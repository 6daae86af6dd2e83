import type {
  Business,
  ServicePrice,
  Terms,
  UnconfirmedFact,
} from '#domain/business/schema/schema.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/business/default-business.ts'

/** What remains of each unconfirmed fact under another business name than the delivered one. */
const WITHOUT_FACT: Readonly<
  Partial<Record<UnconfirmedFact, (business: Business) => Partial<Business>>>
> = {
  rating: () => ({ rating: null }),
  insurance: () => ({ insuranceAmount: null }),
  prices: ({ prices, offers }) => {
    const starting = Object.values(offers).map(({ price }) => price)
    const rows = Object.entries(prices).map(([label, row]) => [
      label,
      withoutAmounts(row, starting),
    ])
    return { prices: Object.fromEntries(rows) }
  },
  terms: ({ terms }) => ({
    terms: Object.fromEntries(Object.keys(terms).map((term) => [term, null])) as unknown as Terms,
  }),
  quoteIncludesAll: () => ({ quoteIncludesAll: false }),
  arrivalMinutes: () => ({ arrivalMinutes: null }),
  townArrivalMinutes: () => ({ townArrivalMinutes: {}, townNightMinutes: {} }),
  jobMinutes: () => ({ jobMinutes: {} }),
  carMakes: () => ({ carMakes: [] }),
  vehicleMarked: () => ({ vehicleMarked: false }),
  spokenLanguages: () => ({ spokenLanguages: [] }),
  locksmiths: () => ({ locksmiths: [] }),
}

/** Keeps what makes such a job dearer, and the starting price that the offers state (their own fact). */
function withoutAmounts(row: ServicePrice, starting: readonly (number | null)[]): ServicePrice {
  const { cases: _cases, from, ...rest } = row
  return {
    ...rest,
    from: starting.includes(from) ? from : null,
    to: null,
    includes: null,
    total: null,
  }
}

/**
 * Returns the business with the facts that may be stated. The delivered business states
 * all of its facts, which are fictional; under another name an unconfirmed one appears nowhere.
 */
export function statedFacts(business: Business): Business {
  const { name, unconfirmed } = business
  if (name === DEFAULT_BUSINESS_NAME) return business
  return unconfirmed.reduce(withoutFact, business)
}

/** Returns the business without a fact; unchanged for a fact that every site states. */
export const withoutFact = (business: Business, fact: UnconfirmedFact): Business => ({
  ...business,
  ...WITHOUT_FACT[fact]?.(business),
})

/** Returns whether an unconfirmed fact appears on no page, because the business has its own name. */
export const isLeftOut = ({ name }: Business, fact: UnconfirmedFact): boolean =>
  name !== DEFAULT_BUSINESS_NAME && WITHOUT_FACT[fact] !== undefined
