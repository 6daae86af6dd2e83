import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { putInForce } from '../../domain/business/business.ts'
import { parseBusiness } from '../../domain/business/reader/file.ts'
import { businessFileInForce } from '../../domain/business/reader/path.ts'

/**
 * Runs before each command (scripts/launch.mjs) and ends it with one sentence per mistake in
 * the file of the business; otherwise puts its facts in force.
 */
const file = businessFileInForce(process.env)
const problems = fileProblems()
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

function fileProblems(): readonly string[] {
  if (!existsSync(file))
    return [
      `There is no file ${file}: BUSINESS_FILE names the file with the facts of the business.`,
    ]
  const reading = parseBusiness(readFileSync(file, 'utf8'), path.basename(file))
  if (!reading.ok) return reading.problems
  putInForce(reading.business)
  return []
}
