import { createRandom } from '#tests/torture/random.ts'
import { startTarget, type Target } from '../target.ts'
import type { Fault } from './fault.ts'

export interface FaultOptions {
  readonly seed: number
  /** An empty PostgreSQL schema; null for the embedded database. */
  readonly databaseUrl: string | null
  /** A mail server that takes everything. */
  readonly mailPort: number
}

/** Lets one fault loose on servers of its own; resolves with what went wrong, each a sentence. */
export async function runFault(fault: Fault, options: FaultOptions): Promise<readonly string[]> {
  const { seed, databaseUrl, mailPort } = options
  const targets: Target[] = []
  try {
    const problems = await fault.run({
      databaseUrl,
      random: createRandom(seed),
      mailPort,
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
  }
}
