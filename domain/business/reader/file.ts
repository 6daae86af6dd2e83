/** Reads and writes the text of business.json; opens no file. */
import { businessProblems } from './check.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { type JsonReading, readJson } from './json-text.ts'
import { statedFacts } from './unconfirmed-facts.ts'

export type BusinessReading =
  | {
      readonly ok: true
      /** What pages and mails may state. */
      readonly business: Business
      /** All facts of the file, unconfirmed ones too. */
      readonly facts: Business
    }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the text of a business file.
 * @param name of the file, for the sentences
 * @returns one sentence per problem, with line, entry and what to write
 */
export function parseBusiness(text: string, name = 'business.json'): BusinessReading {
  const json = readJson(text)
  if (!json.ok)
    return {
      ok: false,
      problems: json.slips.map(({ line, entry, problem }) =>
        placed(name, line, entry === '' ? `${problem}.` : `${entry}: ${problem}.`),
      ),
    }
  const facts = json.value as Business
  const problems = businessProblems(facts)
  return problems.length > 0
    ? {
        ok: false,
        problems: problems.map((problem) => placed(name, lineOf(json, problem), problem)),
      }
    : { ok: true, business: statedFacts(facts), facts }
}

const placed = (name: string, line: number, problem: string): string =>
  `${name}, line ${line}: ${problem}`

/** Returns the line of a sentence that starts with its entry, such as `reviews[0].town: …`. */
function lineOf({ lineOf: lineAt }: JsonReading & { ok: true }, problem: string): number {
  const entry = problem.split(': ', 1)[0] ?? ''
  const path = entry
    .replaceAll('[', '.[')
    .split('.')
    .map((key) => (/^\[\d+\]$/.test(key) ? Number(key.slice(1, -1)) : key))
  return lineAt(path)
}

const MAX_WIDTH = 100

/** Writes facts as the text of a file: what fits into a line is in one. */
export const formatBusiness = (facts: Business): string => `${formatted(facts, '', 0)}\n`

/** @param room characters left in the line; none at the top */
function formatted(value: unknown, indent: string, room: number): string {
  const inOneLine = JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']')
  if (typeof value !== 'object' || value === null || inOneLine.length <= room) return inOneLine
  const deeper = `${indent}  `
  const rows = Object.entries(value as object).flatMap(([key, item]: [string, unknown]) => {
    if (item === undefined) return []
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    return [`${deeper}${name}${formatted(item, deeper, MAX_WIDTH - deeper.length - name.length)}`]
  })
  const [opening, closing] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${opening}\n${rows.join(',\n')}\n${indent}${closing}`
}
