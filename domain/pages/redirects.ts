import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'

/** Removed pages by path, with their redirect target; taking out a town or a service writes them. */
export const siteRedirects = perFacts(
  (): Readonly<Record<string, string>> => business.redirects ?? {},
)
