import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { CopyPlaceholder } from './placeholders.ts'

type Values = Partial<Record<CopyPlaceholder, string>>

/** Settings of the owner, by the placeholder names of the copy. */
const configuredValues = perFacts((): Values => {
  return {
    businessName: business.name,
    license: business.licenses?.topBar ?? '',
    region: business.address.region,
  }
})

/**
 * Fills in the placeholders of a text. Unknown ones stay, so that a test finds them in the built
 * pages.
 * @param values values of the calling component; override the configuration
 */
export function fillTemplate(text: string, values: Values = {}): string {
  return text.replace(
    /\{(\w+)\}/g,
    (braces, name: CopyPlaceholder) => values[name] ?? configuredValues()[name] ?? braces,
  )
}
