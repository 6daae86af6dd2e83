import type { AppParts } from '#server/app.ts'
import { repeat } from '#server/jobs/timer.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'
import type { AlarmApp } from './alarm-app.ts'

/** Delay after which a due step counts as overdue: no server is processing it. */
const OVERDUE_MS = MINUTE_MS

const CHECK_INTERVAL_MS = MINUTE_MS
const HEARTBEAT_TIMEOUT_MS = 10_000

/** Computes for how many seconds the most overdue step has been due; `null` if none is overdue. */
export async function overdueSeconds({
  db,
  clock,
}: Pick<AppParts, 'db' | 'clock'>): Promise<number | null> {
  const now = clock()
  const { oldestDueAt } = await db.read((tx) => alarmStats(tx, now))
  const lateMs = oldestDueAt === null ? 0 : now - oldestDueAt
  return lateMs > OVERDUE_MS ? Math.round(lateMs / 1000) : null
}

/**
 * Once a minute, logs an error if a step is overdue and otherwise requests HEARTBEAT_URL. A
 * dead-man's switch at that address alerts when the requests stop, so it also covers a dead server.
 * @returns a function that stops the checks
 */
export function startWatchdog(app: AlarmApp): () => void {
  const { setTimer, log } = app
  return repeat({ setTimer, everyMs: CHECK_INTERVAL_MS }, async () => {
    try {
      const overdue = await overdueSeconds(app)
      if (overdue === null) await sendHeartbeat(app)
      else log.error({ overdue }, 'a step of an alarm is overdue: no server processes it')
    } catch (error) {
      log.error({ err: error }, 'alarms not readable')
    }
  })
}

async function sendHeartbeat({ environment, fetch, log }: AlarmApp): Promise<void> {
  const { heartbeatUrl } = environment
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
