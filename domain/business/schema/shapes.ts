/** Makers of the schemas of objects, lists and tables of business.json, and what their issues say. */
import { z } from 'zod'
import type { Said } from '#domain/text/problem.ts'
import { misfit, ONE_LINE } from './value-makers.ts'

export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).readonly()

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** Creates the schema of a table whose rows have names, such as those of services. */
export const table = <Name extends z.ZodType<string>, Row extends z.ZodType>(
  name: Name,
  row: Row,
) => z.record(name, row).readonly()

/** Suggests names: the one that differs in capitals alone, otherwise all of them. */
export function suggestName(name: string, names: readonly string[]): Said {
  const same = names.find((each) => each.toLowerCase() === name.toLowerCase())
  return writeOneOf(same === undefined ? names : [same])
}

/** Suggests to write one of some names. */
export const writeOneOf = (names: readonly string[]): Said =>
  names.length === 1
    ? { en: `write ${names[0]}`, es: `escriba ${names[0]}` }
    : { en: `write one of ${names.join(', ')}`, es: `escriba uno de ${names.join(', ')}` }

/** What to write instead of a value of another type, by the type that zod expects. */
const FORMS: Readonly<Record<string, Said>> = {
  array: { en: 'write [ ] around its items', es: 'escriba [ ] alrededor de sus elementos' },
  record: { en: 'write { } around its rows', es: 'escriba { } alrededor de sus filas' },
  boolean: {
    en: 'write true or false in small letters, without quotes',
    es: 'escriba true o false en minúsculas y sin comillas',
  },
  tuple: {
    en: 'write two lines such as ["Palisade", "Lock & Key"]',
    es: 'escriba dos líneas, como ["Palisade", "Lock & Key"]',
  },
  string: ONE_LINE,
}

/**
 * Says what is wrong with a value that has not the form of its entry.
 * @param names of the entries of an object
 */
export function formProblem(issue: z.core.$ZodIssue, names: readonly string[]): Said {
  if (issue.code === 'invalid_value')
    return misfit(issue.input, writeOneOf(issue.values.map(String)))
  const expected = issue.code === 'invalid_type' ? issue.expected : 'tuple'
  const form = `{ "${names.join('": …, "')}": … }`
  return misfit(issue.input, FORMS[expected] ?? { en: `write ${form}`, es: `escriba ${form}` })
}
