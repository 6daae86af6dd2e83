/**
 * The facts of the business (R8, R223), read once from the file in force (business-path.ts). The one
 * module that reads the file: rendered pages, mails and commands import it; browsers get the facts that a script reads (scripts/site/business-facts-plugin.ts).
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import type { Business } from '#domain/business/schema/schema.ts'

export type * from '#domain/business/schema/schema.ts'

/** Absolute path of the file with the facts. */
export const BUSINESS_FILE = businessFileInForce(process.env)

/** The facts that pages and mails may state. */
export const business: Business = readBusiness(BUSINESS_FILE)

/** @throws one sentence per problem; commands check the file first (scripts/owner/check-business-file.ts) */
function readBusiness(file: string): Business {
  const reading = parseBusiness(readFileSync(file, 'utf8'), path.basename(file))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.business
}
