import type { z } from 'zod'
import type { Language } from '#domain/text/language.ts'

/** What people read of an entry of business.json: its label and its explanation, by language. */
interface EntryAbout extends Readonly<
  Record<Language, readonly [label: string, explanation: string]>
> {
  /** A valid value. */
  readonly example: unknown
}

const ABOUT = new WeakMap<object, EntryAbout>()

/** Attaches its description to the schema of an entry. */
export function about<Schema extends z.ZodType>(schema: Schema, description: EntryAbout): Schema {
  // Several entries have the same schema, such as that of yes and no.
  const own = schema.clone() as Schema
  ABOUT.set(own, description)
  return own
}

/** Returns the description of an entry's schema. */
export function aboutEntry(schema: z.ZodType): EntryAbout {
  const description = ABOUT.get(schema)
  if (description === undefined) throw new Error('An entry of the schema has no description.')
  return description
}
