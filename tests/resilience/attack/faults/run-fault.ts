import { createRandom } from '#tests/resilience/random.ts'
import { startMailServer } from '../../mail-server.ts'
import { startTarget, type Target } from '../../server.ts'
import type { Fault } from './fault.ts'

interface FaultOptions {
  readonly seed: number
  /** An empty PostgreSQL schema; `null` for the embedded database. */
  readonly databaseUrl: string | null
}

/** Runs one fault on its own servers; resolves with one sentence per problem. */
export async function runFault(fault: Fault, options: FaultOptions): Promise<readonly string[]> {
  const { seed, databaseUrl } = options
  const mailServer = await startMailServer(createRandom(seed))
  const targets: Target[] = []
  try {
    const problems = await fault.run({
      databaseUrl,
      mailPort: mailServer.port,
      async start(given = {}) {
        const target = await startTarget({ ...given, databaseUrl })
        targets.push(target)
        return target
      },
    })
    const leaks = targets.flatMap(({ log }) => log.leaks)
    return [...problems, ...leaks.map((line) => `a log line holds what none may: ${line}`)]
  } finally {
    for (const target of targets.toReversed()) await target.remove()
    await mailServer.stop()
  }
}
