import type { MailLog } from '#server/mail/mail-log.ts'
import type { After } from '#server/mail/timer.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'

export interface WatchdogDeps {
  readonly store: { readonly alarms: Pick<AlarmStore, 'stats'> }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly after: After
  readonly log: MailLog
  readonly fetch: typeof globalThis.fetch
  /** HEARTBEAT_URL */
  readonly heartbeatUrl: string | null
}

/** Later than this a step is overdue: nobody is taking it (R107). */
export const OVERDUE_MS = 60_000

const CHECK_INTERVAL_MS = 60_000
const HEARTBEAT_TIMEOUT_MS = 10_000

/** Seconds for which the most overdue step has been due; null while none is overdue. */
export async function overdueSeconds({
  store,
  clock,
}: Pick<WatchdogDeps, 'store' | 'clock'>): Promise<number | null> {
  const now = clock()
  const { oldestDueAt } = await store.alarms.stats(now)
  const lateMs = oldestDueAt === null ? 0 : now - oldestDueAt
  return lateMs > OVERDUE_MS ? Math.round(lateMs / 1000) : null
}

/**
 * Each minute: says loudly when a step is overdue, and otherwise calls
 * HEARTBEAT_URL. A dead-man's switch there rings when the calls stop, so it
 * also tells of a server that can say nothing any more.
 * @returns what ends it
 */
export function startWatchdog(deps: WatchdogDeps): () => void {
  const { after, log } = deps
  let running = true
  let cancel = (): void => {}

  const check = async (): Promise<void> => {
    try {
      const overdue = await overdueSeconds(deps)
      if (overdue === null) await sendHeartbeat(deps)
      else log.error({ overdue }, 'a step of an alarm is overdue: nobody is taking it')
    } catch (error) {
      log.error({ err: error }, 'alarms not readable')
    }
    if (running) cancel = after(CHECK_INTERVAL_MS, () => void check())
  }

  cancel = after(CHECK_INTERVAL_MS, () => void check())
  return () => {
    running = false
    cancel()
  }
}

async function sendHeartbeat({ heartbeatUrl, fetch, log }: WatchdogDeps): Promise<void> {
  if (heartbeatUrl === null) return
  try {
    const signal = AbortSignal.timeout(HEARTBEAT_TIMEOUT_MS)
    const response = await fetch(heartbeatUrl, { signal, redirect: 'follow' })
    await response.body?.cancel()
    if (!response.ok) log.warn({ status: response.status }, 'heartbeat not taken')
  } catch (error) {
    // Its address is a secret, and errors of fetch may quote it.
    const code = error instanceof Error ? error.name : typeof error
    log.warn({ reason: code }, 'heartbeat not sent')
  }
}
