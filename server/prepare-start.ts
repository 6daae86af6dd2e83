/**
 * Prepares a start of the server, in a process of its own, because the supervisor that runs it stays
 * small: checks the environment, renders the pages if they are stale, and prints what the server
 * starts with.
 */

import { join, resolve } from 'node:path'
import { businessFileInForce, DELIVERED_FILE } from '#domain/business/reader/path.ts'
import { type Environment, readEnvironment } from './platform/environment.ts'
import { lastSite, siteInForce } from './platform/publishing/site-in-force.ts'
import { folderProblems } from './platform/start/data-folder.ts'
import type { Preparation } from './supervisor.ts'

const BUILD = join(import.meta.dirname, '..', 'build')

/**
 * Prints a `Preparation` as JSON, or the reasons why the server cannot start. If the pages cannot be
 * rendered, it says why, and the server starts with those that there are.
 * @param build builds what is missing; whether the delivered facts are in force decides what
 */
export async function prepareStart(
  build: (facts: { readonly isDelivered: boolean }) => Promise<void>,
): Promise<void> {
  // Files contain personal data, so only their owner may read them.
  process.umask(0o077)
  const reading = readEnvironment(process.env)
  if (!reading.ok) return fail(reading.problems)
  const { environment } = reading
  // Errors in the environment are reported before the build, which takes a while.
  const problems = await folderProblems(environment)
  if (problems.length > 0) return fail(problems)
  await build({ isDelivered: businessFileInForce(process.env) === DELIVERED_FILE })
  const preparation: Preparation = {
    site: await siteOrLast(environment),
    lockedFolder: environment.databaseUrl === null ? resolve(environment.dataDir) : null,
  }
  process.stdout.write(JSON.stringify(preparation))
}

async function siteOrLast({ dataDir }: Environment): Promise<string> {
  const options = { dataDir, build: BUILD, variables: process.env }
  try {
    return await siteInForce(options)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.stderr.write('The pages are served as they were before.\n')
    return lastSite(options)
  }
}

function fail(reasons: readonly string[]): void {
  process.stderr.write(`${reasons.join('\n')}\n`)
  process.exitCode = 1
}

if (import.meta.main) await prepareStart(async () => {})
