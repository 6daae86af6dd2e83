import path from 'node:path'
import { business } from '../domain/business.ts'
import { businessProblems } from '../domain/business-check.ts'
import { buildIfStale } from './site/build.ts'
import { runServer } from '../server/main.ts'

/** `npm start`: build what is stale, then serve (runtime.md). Migrations are the server's own first step. */
const problems = businessProblems(business)
if (problems.length > 0) {
  process.stderr.write(`domain/business.ts:\n${problems.join('\n')}\n`)
  process.exit(1)
}
try {
  await buildIfStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
await runServer(path.join(import.meta.dirname, '../build'))
