import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Business } from '#domain/business/schema/schema.ts'
import { parseBusiness } from './file.ts'

/**
 * Reads the facts that pages and mails may state from a file.
 * @throws one sentence per problem
 */
export function readBusinessFile(file: string): Business {
  const reading = parseBusiness(readFileSync(file, 'utf8'), path.basename(file))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.business
}
