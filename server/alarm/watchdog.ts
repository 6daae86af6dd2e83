import type { JobDeps } from '#server/jobs/job-deps.ts'
import { repeat } from '#server/jobs/timer.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import type { Db } from '#server/db/db.ts'

export interface WatchdogDeps extends JobDeps {
  readonly store: Db
  readonly fetch: typeof globalThis.fetch
  readonly heartbeatUrl: string | null
}

/** Delay after which a due step counts as overdue: no server is processing it. */
export const OVERDUE_MS = MINUTE_MS

const CHECK_INTERVAL_MS = MINUTE_MS
const HEARTBEAT_TIMEOUT_MS = 10_000

/** Computes for how many seconds the most overdue step has been due; `null` if none is overdue. */
export async function overdueSeconds({
  store,
  clock,
}: Pick<WatchdogDeps, 'store' | 'clock'>): Promise<number | null> {
  const now = clock()
  const { oldestDueAt } = await store.read((tx) => alarmStats(tx, now))
  const lateMs = oldestDueAt === null ? 0 : now - oldestDueAt
  return lateMs > OVERDUE_MS ? Math.round(lateMs / 1000) : null
}

/**
 * Once a minute, logs an error if a step is overdue and otherwise requests HEARTBEAT_URL. A
 * dead-man's switch at that address alerts when the requests stop, so it also covers a dead server.
 * @returns a function that stops the checks
 */
export function startWatchdog(deps: WatchdogDeps): () => void {
  const { setTimer, log } = deps
  return repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, async () => {
    try {
      const overdue = await overdueSeconds(deps)
      if (overdue === null) await sendHeartbeat(deps)
      else log.error({ overdue }, 'a step of an alarm is overdue: no server processes it')
    } catch (error) {
      log.error({ err: error }, 'alarms not readable')
    }
  })
}

async function sendHeartbeat({ heartbeatUrl, fetch, log }: WatchdogDeps): Promise<void> {
  if (heartbeatUrl === null) return
  try {
    const signal = AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS)
    const response = await fetch(heartbeatUrl, { signal, redirect: 'follow' })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status }, 'heartbeat refused')
  } catch (error) {
    // The URL is a secret, and messages of fetch may contain it.
    const code = error instanceof Error ? error.name : typeof error
    log.warn({ reason: code }, 'heartbeat not sent')
  }
}
