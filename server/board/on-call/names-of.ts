import { cleanLine } from '#domain/text/clean-text.ts'

/** Returns the names of staff members in one text. */
export const namesOf = (members: readonly { readonly name: string }[]): string =>
  members.map(({ name }) => cleanLine(name)).join(', ')
