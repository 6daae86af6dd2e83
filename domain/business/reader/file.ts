/** Reads and writes the text of business.json; opens no file. */
import { businessProblems } from './check.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { entrySentence, type Problem } from '#domain/text/problem.ts'
import { statedFacts } from './unconfirmed-facts.ts'

export type BusinessReading =
  | {
      readonly ok: true
      /** What pages and mails may state. */
      readonly business: Business
      /** All facts of the file, unconfirmed ones too. */
      readonly facts: Business
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads the text of a business file. */
export function parseBusiness(text: string): BusinessReading {
  const json = parseJson(text)
  if (!json.ok) return json
  const facts = json.value as Business
  const problems = businessProblems(facts)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, business: statedFacts(facts), facts }
}

/** Reads JSON that a person wrote. */
export function parseJson(
  text: string,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const source = text.replace(/^\uFEFF/, '')
  try {
    return { ok: true, value: JSON.parse(source) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, problems: [syntaxProblem(source, error)] }
  }
}

/** Returns the sentence of a problem for a command line, with the name of the file in front. */
export const fileSentence = (file: string, problem: Problem): string =>
  problem.at === undefined
    ? `${file}: ${entrySentence(problem)}`
    : `${file}, line ${problem.at.line}, column ${problem.at.column}: ${entrySentence(problem)}`

function syntaxProblem(source: string, error: SyntaxError): Problem {
  const lines = source.slice(0, slipOffset(source, error)).split('\n')
  return {
    path: [],
    said: {
      en: 'the text is no JSON from here on, write names and texts between double quotes "…", true, false, null and numbers without, a comma after each entry but the last, and no comments.',
      es: 'desde aquí el texto no es JSON, escriba nombres y textos entre comillas dobles "…", true, false, null y números sin comillas, una coma después de cada dato menos el último, y ningún comentario.',
    },
    at: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 },
  }
}

/** Returns where JSON.parse stops. Its message has the position, except for an unexpected token. */
function slipOffset(source: string, { message }: SyntaxError): number {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  if (position !== undefined) return Number(position)
  // The shortest beginning that has the token; a shorter one ends too early.
  let [valid, wrong] = [0, source.length]
  while (wrong - valid > 1) {
    const middle = Math.floor((valid + wrong) / 2)
    if (hasUnexpectedToken(source.slice(0, middle))) wrong = middle
    else valid = middle
  }
  return valid
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch (error) {
    return error instanceof SyntaxError && error.message.startsWith('Unexpected token')
  }
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
