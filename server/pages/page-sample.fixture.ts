import type { LeadEvent } from '#domain/lead/events.ts'
import type { Language } from '#domain/text/language.ts'
import type { Review } from '#domain/lead/review.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Page, Pages } from './create-pages.tsx'

/** When the sample pages are opened. */
export const SAMPLE_PAGES_NOW = Date.parse('2031-03-04T08:20:00Z')
/** The link of the sample status pages. */
export const SAMPLE_LINK = 'https://keys.example/r/token'

/** What the sample pages are made of. */
export interface Sample {
  readonly pages: Pages
  readonly language: Language
  /** Stands in each field that a person outside of the program can fill. */
  readonly text: string
  readonly lead: Lead
  /** Each event whose payload has a text, and one that has none. */
  readonly events: readonly LeadEvent[]
  readonly review: Review
}

/** Pages by their names: a page without a sample is a type error. */
export type SamplesOf<Group> = { readonly [Name in keyof Group]: readonly Page[] }
