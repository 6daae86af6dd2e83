import path from 'node:path'
import { BUSINESS_FILE, businessFileProblems } from './business-file-problems.ts'

/**
 * Runs before each command (scripts/launch.mjs) and ends it with one sentence per mistake in
 * domain/business.ts: an import of the file would end in a stack. Commands that serve, build or
 * check need right values too; the others still run with wrong ones, so that a town can be added
 * before the address names it.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const COMMANDS_THAT_CHECK_VALUES = /scripts\/(start|dev|site\/build)\.ts$|server\/cli\/doctor\.ts$/

const problems = await businessFileProblems(
  path.join(ROOT, BUSINESS_FILE),
  COMMANDS_THAT_CHECK_VALUES.test(process.argv[1] ?? ''),
)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
