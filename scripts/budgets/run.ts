import path from 'node:path'
import { business } from '../../domain/business.ts'
import { DEFAULT_BUSINESS_NAME } from '#domain/default-business.ts'
import { LIMITS, OWNER_FACTOR } from './limits.ts'
import { measure } from './measure.ts'
import { budgetProblems } from './problems.ts'

/** Checks the built site against its size limits; exits with 1 and the names of what grew. */
const measured = await measure(path.resolve(import.meta.dirname, '../../build'))
const problems = budgetProblems(
  measured,
  LIMITS,
  business.name === DEFAULT_BUSINESS_NAME ? 1 : OWNER_FACTOR,
)
for (const problem of problems) console.error(`Over budget: ${problem}`)
if (problems.length === 0) {
  const heaviest = [...measured.pages].sort((a, b) => b.bytes - a.bytes).slice(0, 3)
  console.log(
    `${measured.pages.length} pages within their budgets; the heaviest: ${heaviest.map(({ path: page, bytes }) => `${page} ${bytes}`).join(', ')}`,
  )
}
process.exitCode = problems.length === 0 ? 0 : 1
