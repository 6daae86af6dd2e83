import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { businessProblems } from '#domain/business/reader/check.ts'
import type { Language } from '#domain/text/language.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import type { PublishFailure } from '#server/business/publishing.ts'

/** What is wrong with facts: by entry, and what belongs to no field of the form. */
export interface FactProblems {
  readonly byEntry: ReadonlyMap<string, string>
  readonly others: readonly string[]
}

/**
 * Checks facts, and places each sentence at the field of its entry.
 * @param names of all fields and groups of the form
 */
export function problemsOf(
  facts: Business,
  names: readonly string[],
  language: Language,
): FactProblems {
  const byEntry = new Map<string, string>()
  const others: string[] = []
  for (const sentence of businessProblems(facts, language)) {
    const at = sentence.indexOf(': ')
    const name = placeOf(sentence.slice(0, Math.max(0, at)), names)
    const text = sentence.slice(at + 2)
    if (name === null || byEntry.has(name)) others.push(sentence)
    else byEntry.set(name, text.charAt(0).toUpperCase() + text.slice(1))
  }
  return { byEntry, others }
}

/** Returns why nothing was published. */
export const sentencesOf = (
  { reason, details }: PublishFailure,
  language: Language,
): readonly string[] => [BUSINESS_MESSAGES[language].reasons[reason], ...details]

/** Returns the name of an entry, or of the nearest group around it; `null` if the form has none. */
function placeOf(entry: string, names: readonly string[]): string | null {
  for (
    let name = entry;
    name !== '';
    name = name.slice(0, Math.max(name.lastIndexOf('.'), name.lastIndexOf('[')))
  ) {
    if (names.includes(name)) return name
    if (!/[.[]/.test(name)) return null
  }
  return null
}
