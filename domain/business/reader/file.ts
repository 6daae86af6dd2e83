/** Reads and writes the text of business.json; opens no file. */
import { businessProblems } from './check.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { entrySentence, type Problem, type Said } from '#domain/text/problem.ts'
import { lostLetter, problemAtOffset } from './decode.ts'
import { statedFacts } from './unconfirmed-facts.ts'

type BusinessReading =
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

/** Spaces before an entry that JSON does not know, as web pages and word processors have them. */
const INDENT = /^[ \t]*[\u00a0\u2000-\u200a\u202f\u3000][ \t\u00a0\u2000-\u200a\u202f\u3000]*/gm

/** Joins accents to their letters, which macOS may write as characters of their own. */
const composed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value

/** Reads JSON that a person wrote. */
export function parseJson(
  text: string,
):
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
  const lost = lostLetter(text)
  if (lost !== null) return { ok: false, problems: [lost] }
  const source = text.replace(/^\uFEFF/, '').replace(INDENT, (indent) => ' '.repeat(indent.length))
  try {
    return { ok: true, value: JSON.parse(source, composed) }
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
  const offset = slipOffset(source, error)
  const isZeroFirst =
    /(?:^|[^\w."-])-?0$/.test(source.slice(0, offset)) && /^\d/.test(source.slice(offset))
  return problemAtOffset(source, offset, isZeroFirst ? ZERO_FIRST : NO_JSON)
}

const ZERO_FIRST: Said = {
  en: 'no number begins with 0, write a ZIP code or phone number between double quotes, such as "07047".',
  es: 'ningún número empieza con 0; escriba un código postal o un teléfono entre comillas dobles, como "07047".',
}

const NO_JSON: Said = {
  en: 'the text is no JSON from here on, write names and texts between double quotes "…", true, false, null and numbers without, a comma after each entry but the last, and no comments.',
  es: 'desde aquí el texto no es JSON; escriba nombres y textos entre comillas dobles "…", true, false, null y números sin comillas, una coma después de cada dato menos el último, y ningún comentario.',
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
