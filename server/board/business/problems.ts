import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { businessProblems } from '#domain/business/reader/check.ts'
import type { Language } from '#domain/text/language.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { entryName, entrySentence } from '#domain/text/problem.ts'
import type { PublishFailure } from '#server/business/publishing.ts'

/** What is wrong with facts: by entry, and what belongs to no field of the form. */
export interface FactProblems {
  readonly byEntry: ReadonlyMap<string, string>
  readonly others: readonly string[]
}

/**
 * Checks facts, and places each sentence at the field of its entry, or of the nearest group around
 * it.
 * @param names of all fields and groups of the form
 */
export function problemsOf(
  facts: Business,
  names: readonly string[],
  language: Language,
): FactProblems {
  const byEntry = new Map<string, string>()
  const others: string[] = []
  for (const problem of businessProblems(facts)) {
    const text = problem.said[language]
    const name = problem.path
      .map((_, index) => entryName(problem.path.slice(0, problem.path.length - index)))
      .find((each) => names.includes(each))
    if (name === undefined || byEntry.has(name)) others.push(entrySentence(problem, language))
    else byEntry.set(name, text.charAt(0).toUpperCase() + text.slice(1))
  }
  return { byEntry, others }
}

/** Returns why nothing was published. */
export const sentencesOf = (
  { reason, details }: PublishFailure,
  language: Language,
): readonly string[] => [
  BUSINESS_MESSAGES[language].reasons[reason],
  ...details.map((each) => (typeof each === 'string' ? each : entrySentence(each, language))),
]
