import { z } from 'zod'
import { type Said, said } from '#domain/text/problem-sentence.ts'
import { misfit } from './value-makers.ts'

/** Suggests the name that differs in capitals alone, otherwise the nearest, otherwise all of them. */
export function suggestName(name: string, names: readonly string[]): Said {
  const nearest = names
    .map((each) => ({ each, distance: editDistance(name.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  return nearest && nearest.distance <= 2
    ? [`write ${nearest.each}`, `escriba ${nearest.each}`]
    : [`write one of ${names.join(', ')}`, `escriba uno de ${names.join(', ')}`]
}

/** Returns the number of letters to insert, delete or replace (Levenshtein), 3 at most. */
function editDistance(one: string, other: string): number {
  const limit = 3
  if (Math.abs(one.length - other.length) >= limit) return limit
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return Math.min(row.at(-1) ?? limit, limit)
}

/** Begins the sentence about a name that is not in the schema. */
export const NO_ENTRY: Said = ['is no entry', 'no es un dato']

const formOf = (shape: object): string => `{ "${Object.keys(shape).join('": …, "')}": … }`

/** Creates the schema of an object; its errors name the entries that it can have. */
export const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${said(NO_ENTRY)}, ${said(suggestName(String(issue.keys[0]), Object.keys(shape)))}`
        : misfit(issue.input, [`write ${formOf(shape)}`, `escriba ${formOf(shape)}`]),
  })

export const object = <Shape extends z.ZodRawShape>(shape: Shape) => entries(shape).readonly()

export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, {
      error: ({ input }) =>
        misfit(input, ['write [ ] around its items', 'escriba [ ] alrededor de sus elementos']),
    })
    .readonly()

/** Creates the schema of a table whose rows have names, such as those of services. */
export const table = <Name extends z.ZodType<string>, Row extends z.ZodType>(
  name: Name,
  row: Row,
) =>
  z
    .record(name, row, {
      error: ({ input }) =>
        misfit(input, ['write { } around its rows', 'escriba { } alrededor de sus filas']),
    })
    .readonly()
