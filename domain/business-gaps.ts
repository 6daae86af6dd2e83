import { type Business, PHOTO_SUBJECTS, type PhotoSubject } from './business-shape.ts'
import { SERVICES } from './services.ts'

/* What the owner could say or show and does not: no mistake, the pages are whole without it. */

/** Services without a price, and terms without a sentence (R162): the pages say to ask on the phone. */
export function unpriced({ prices, terms }: Business): {
  readonly services: readonly string[]
  readonly terms: readonly string[]
} {
  return {
    services: SERVICES.flatMap(({ label }) =>
      (prices[label]?.from ?? null) === null ? [label] : [],
    ),
    terms: Object.entries(terms).flatMap(([name, text]) => (text === null ? [name] : [])),
  }
}

/** What could be shown and is not. */
export function unphotographed({ photos }: Business): readonly PhotoSubject[] {
  return PHOTO_SUBJECTS.filter((subject) => photos[subject] === null)
}
