import type { JobApp } from '#server/jobs/job-app.ts'
import { repeat } from '#server/jobs/timer.ts'
import type { InForce } from './in-force.ts'

const CHECK_INTERVAL_MS = 5_000

/**
 * Puts in force what other servers on the same database, or commands, publish.
 * @returns a function that stops the checks
 */
export function followPublications(
  inForce: Pick<InForce, 'follow'>,
  { log, setTimer }: Omit<JobApp, 'clock'>,
): () => void {
  return repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, async () => {
    try {
      await inForce.follow()
    } catch (error) {
      log.error(
        { err: error },
        'the facts that another server has published cannot be put in force',
      )
    }
  })
}
