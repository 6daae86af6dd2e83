import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export const BUSINESS_FILE = 'domain/business.ts'

const place = (line: number, problem: string): string =>
  `${BUSINESS_FILE}, line ${line}: ${problem}`

/** Returns what to write instead of a bare word, from the engine's message `$69 is not defined`. */
function expectedForm(message: string): string {
  const [, word = ''] = /^(\S+) is not defined/.exec(message) ?? []
  if (/^\$\d/.test(word)) return `write the amount without the sign, such as ${word.slice(1)}`
  if (/^(?:true|false|null)$/i.test(word)) return `write ${word.toLowerCase()} in small letters`
  if (/^(?:yes|no|none)$/i.test(word))
    return 'write true for yes, false for no, and null for none, without quotes'
  return 'write text between quotes, and keep the names of the entries'
}

/**
 * Returns a sentence for an error of the import. Loads the parser only now, because it takes a
 * while.
 */
async function importProblem(error: unknown, source: string): Promise<string> {
  const { syntaxProblem } = await import('./syntax-problem.ts')
  const slip = syntaxProblem(source)
  if (slip) return place(slip.line, `${slip.problem}.`)
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const line = Number(/business\.ts:(\d+)/.exec(stack)?.[1] ?? 1)
  return place(line, `${message}: ${expectedForm(message)}.`)
}

/** Adds the line to a sentence that starts with an entry, such as `phones.default: …`. */
async function withLines(problems: readonly string[], source: string): Promise<readonly string[]> {
  const { findEntries } = await import('./business-source.ts')
  const entries = findEntries(source)
  const first = source.split('\n').findIndex((line) => line.startsWith('export const business')) + 1
  return problems.map((problem) => {
    let entry = problem.split(': ', 1)[0] ?? ''
    // A missing entry belongs where its parent is.
    while (entry !== '' && !entries.has(entry)) entry = entry.replace(/(?:^|[.[])[^.[]*$/, '')
    return place(entries.get(entry)?.line ?? first, problem)
  })
}

/**
 * Returns one sentence per mistake in the owner's file, with its line and the expected form.
 * @param file absolute path
 * @param checkValues false for the syntax alone
 */
export async function businessFileProblems(
  file: string,
  checkValues: boolean,
): Promise<readonly string[]> {
  const source = readFileSync(file, 'utf8')
  try {
    const { business } = (await import(
      pathToFileURL(file).href
    )) as typeof import('../../domain/business.ts')
    if (business === undefined)
      return [`${BUSINESS_FILE}: write 'export const business: Business = {' before the entries.`]
    if (!checkValues) return []
    const { businessProblems } = await import('../../domain/business-check.ts')
    const problems = businessProblems(business)
    return problems.length === 0 ? [] : await withLines(problems, source)
  } catch (error) {
    return [await importProblem(error, source)]
  }
}
