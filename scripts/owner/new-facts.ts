import { DEFAULT_BUSINESS_NAME, isInDefaultArea } from '#domain/business/default-business.ts'
import { businessProblems } from '#domain/business/reader/check.ts'
import { parseJson } from '#domain/business/reader/file.ts'
import { withoutFact } from '#domain/business/reader/unconfirmed-facts.ts'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { type Problem, problemAt } from '#domain/text/problem.ts'
import { withEntries } from '#server/board/business/apply-form.ts'
import { entryOfFact } from '#server/board/business/sections.ts'

type NewFacts =
  | { readonly ok: true; readonly facts: Business }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/**
 * Returns the facts with the entries of a file, which replace those that there are. A fact whose
 * entry is among them is confirmed.
 * @param text a JSON object with entries of business.json
 */
export function withFileEntries(facts: Business, text: string): NewFacts {
  const json = parseJson(text)
  if (!json.ok) return json
  const { value } = json
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, problems: [NO_ENTRIES] }
  const entries: Partial<Business> = value
  const replaced = { ...facts, ...entries }
  const isReadable = businessSchema.safeParse(replaced).success
  const changed = isReadable
    ? {
        ...withoutDelivered(facts, withEntries(facts, entries)),
        unconfirmed: facts.unconfirmed.filter((fact) => !Object.hasOwn(entries, entryOfFact(fact))),
        ...entries,
      }
    : replaced
  const problems = businessProblems(changed)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, facts: changed }
}

const NO_ENTRIES = problemAt([], {
  en: 'the file has no entries, write { "name": "…", "phones": … } as in business.json',
  es: 'el archivo no tiene datos; escriba { "name": "…", "phones": … } como en business.json',
})

/**
 * Takes out what belongs to the delivered business alone: redirects of its pages, which nobody has
 * visited, the ZIP codes of its area, the towns of its invented reviews, and invented prices that
 * other starting prices contradict.
 */
export const withoutDelivered = (before: Business, after: Business): Business => ({
  ...after,
  ...(before.name === DEFAULT_BUSINESS_NAME && { redirects: before.redirects }),
  ...(isInDefaultArea(before) && !isInDefaultArea(after) && { zipCodes: {} }),
  ...(after.reviews === before.reviews && { reviews: reviewsInTowns(after) }),
  ...(after.unconfirmed.includes('prices') && { prices: pricesByOffers(before, after) }),
})

/**
 * Repeats changed starting prices in the rows of the unconfirmed price table that had the former
 * ones, and leaves the invented amounts out.
 */
function pricesByOffers({ offers }: Business, after: Business): Business['prices'] {
  if (JSON.stringify(offers) === JSON.stringify(after.offers)) return after.prices
  const { prices } = withoutFact({ ...after, offers }, 'prices')
  const rows = Object.entries(prices).map(([label, row]) => {
    const name = (['emergencyLockout', 'lockInstallation'] as const).find(
      (each) => row.from !== null && row.from === offers[each].price,
    )
    return [label, name === undefined ? row : { ...row, from: after.offers[name].price }]
  })
  return Object.fromEntries(rows)
}

/** An invented review is from the first town until real ones replace it. */
function reviewsInTowns({ reviews, towns }: Business): Business['reviews'] {
  const [first] = towns
  return reviews.map((review) =>
    !review.sample || !first || towns.some(({ name }) => name === review.town)
      ? review
      : { ...review, town: first.name },
  )
}
