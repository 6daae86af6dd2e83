import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Business } from '#domain/business/schema/schema.ts'
import { type Problem, problemAt } from '#domain/text/problem.ts'
import { decodeFile } from './decode.ts'
import { fileSentence, parseBusiness } from './file.ts'

/** Facts that cannot be put in force; the message has a line for each problem, for the owner. */
export class FactsError extends Error {
  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => fileSentence(file, problem)).join('\n'))
  }
}

const NO_FILE = problemAt([], {
  en: 'there is no such file, write its path as BUSINESS_FILE',
  es: 'no existe el archivo; escriba su ruta como BUSINESS_FILE',
})

/**
 * Reads the facts that pages and mails may state from a file.
 * @throws {FactsError}
 */
export function readBusinessFile(file: string): Business {
  if (!existsSync(file)) throw new FactsError(file, [NO_FILE])
  const decoding = decodeFile(readFileSync(file))
  const reading = decoding.ok ? parseBusiness(decoding.text) : decoding
  if (reading.ok) return reading.business
  throw new FactsError(path.basename(file), reading.problems)
}
