import { business } from '#domain/business/business.ts'
import { firstName } from '#domain/text/first-name.ts'

/** What the tag of a locksmith says. */
export interface IdTagFacts {
  /** One or two letters. */
  readonly initials: string
  readonly name: string
  /** Number of the locksmith's own license; `null` without one. */
  readonly license: string | null
}

/** Returns the first letters of first and last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** Returns the tags of all locksmiths whom the owner names. */
export const idTags = (): readonly (IdTagFacts & { readonly experienceYears: number | null })[] =>
  business.locksmiths.map(({ name, experienceYears, license }) => ({
    initials: initialsOf(name),
    name,
    license,
    experienceYears,
  }))

/**
 * Returns the tag of a staff member, with the first name only; `null` for one whom the owner does not
 * name among the locksmiths.
 */
export function idTagOf(staffName: string): IdTagFacts | null {
  const wanted = staffName.trim().toLowerCase()
  const tag = idTags().find(({ name }) => name.toLowerCase() === wanted)
  return tag ? { initials: tag.initials, name: firstName(tag.name), license: tag.license } : null
}
