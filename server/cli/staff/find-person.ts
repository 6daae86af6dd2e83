import type { Person } from '#server/store/alarm/person.ts'

/** Characters of an id that lists show. */
export const SHORT_ID = 8

/** The person whose id is this or begins so; otherwise a sentence. */
export function findPerson(
  people: readonly Person[],
  text: string,
):
  | { readonly ok: true; readonly person: Person }
  | { readonly ok: false; readonly problem: string } {
  const wanted = text.toLowerCase()
  const found = wanted === '' ? [] : people.filter(({ id }) => id.startsWith(wanted))
  const [person, ...others] = found
  if (person && others.length === 0) return { ok: true, person }
  const problem = person
    ? `'${text}' begins more than one id: ${found.map(({ id }) => id).join(', ')}.`
    : `There is nobody whose id is or begins with '${text}'; npm run staff -- list shows them.`
  return { ok: false, problem }
}
