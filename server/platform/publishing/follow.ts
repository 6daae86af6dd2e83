import cluster from 'node:cluster'
import type { JobDeps } from '#server/platform/jobs/job-deps.ts'
import { repeat } from '#server/platform/jobs/timer.ts'
import type { Follower } from './publishing.ts'

const CHECK_INTERVAL_MS = 10_000

/**
 * Puts in force what other servers on the same database publish, where a supervisor can replace this
 * process.
 * @returns a function that stops the checks
 */
export function followPublications({
  publishing,
  log,
  setTimer,
}: Omit<JobDeps, 'clock'> & { readonly publishing: Follower }): () => void {
  if (!cluster.isWorker) return () => {}
  return repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, async () => {
    try {
      await publishing.follow()
    } catch (error) {
      log.error(
        { err: error },
        'the facts that another server has published cannot be put in force',
      )
    }
  })
}
