import type { JobApp } from '#server/jobs/job-app.ts'
import { repeat } from '#server/jobs/timer.ts'
import type { App } from '#server/app.ts'

const CHECK_INTERVAL_MS = 2000

/**
 * Checks the database every two seconds and logs when it becomes unreachable and when it is back,
 * without waiting for a request or for /readyz.
 * @returns a function that stops the checks
 */
export function watchReadiness({
  db,
  log,
  setTimer,
}: Omit<JobApp, 'clock'> & Pick<App, 'db'>): () => void {
  let wasReady = true
  let stopped = false

  const check = async (): Promise<void> => {
    const reason = await db.isReady().then(
      (ready) => (ready ? null : {}),
      (error: unknown) => ({ err: error }),
    )
    if (stopped) return
    if (wasReady && reason) log.error(reason, 'database lost: requests are answered with 503')
    if (!wasReady && !reason) log.info({}, 'database is back')
    wasReady = reason === null
  }

  const stop = repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, check)
  return () => {
    stopped = true
    stop()
  }
}
