import { existsSync } from 'node:fs'
import path from 'node:path'
import { folderProblems } from '#server/platform/start/data-folder.ts'
import { readEnvironment } from '#server/platform/environment.ts'
import { buildIfStale } from './site/build.ts'

/**
 * `npm start`: builds what is stale, then serves. Migrations are the server's own first step.
 * Errors in the environment are reported before the build, which takes a while.
 */
const reading = readEnvironment(process.env)
const problems = reading.ok ? await folderProblems(reading.environment) : reading.problems
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
const build = path.join(import.meta.dirname, '../build')
try {
  await buildIfStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // A slip in a text must not leave callers without a site.
  if (!existsSync(path.join(build, 'site.json'))) process.exit(1)
  // With a slip in a text of its own the server cannot start.
  await import('../server/main.ts').catch(() => process.exit(1))
  process.stderr.write('The pages are served as they were built before.\n')
}
const { runServer } = await import('../server/main.ts')
await runServer(build)
