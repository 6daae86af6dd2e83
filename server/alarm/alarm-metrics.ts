import { createCounter, createHistogram, formatSamples } from '#server/metrics/series.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'

/** What the alarm did, for /metrics (R107). */
export interface AlarmMetrics {
  /** Counts an attempt to send a notice, by its outcome. */
  notice(channel: string, outcome: string): void
  /** Records the seconds from a submission to its acceptance. */
  accepted(seconds: number): void
  /** Counts an alarm that ended without acceptance. */
  expired(): void
  canary(outcome: 'ok' | 'failed'): void
  /** In Prometheus' text format. */
  lines(): Promise<string[]>
}

/** Upper bounds in seconds. */
const ACCEPTANCE_BUCKETS_S = [15, 30, 60, 120, 300, 600, 1200, 3600, Infinity]

export function createAlarmMetrics(deps: {
  readonly store: { readonly alarms: Pick<AlarmStore, 'stats'> }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}): AlarmMetrics {
  const notices = createCounter(
    'alarm_notices_total',
    'Notices of this process by channel and outcome.',
  )
  const acceptances = createHistogram(
    'alarm_seconds_to_acceptance',
    'Time from a submission to its acceptance.',
    ACCEPTANCE_BUCKETS_S,
  )
  const expirations = createCounter(
    'alarms_expired_total',
    'Alarms that ended before anybody accepted the lead.',
  )
  const canaries = createCounter(
    'alarm_canaries_total',
    'Canary submissions of this process by outcome.',
  )

  return {
    notice: (channel, outcome) => notices.add({ channel, outcome }),
    accepted: (seconds) => acceptances.add({}, seconds),
    expired: () => expirations.add({}),
    canary: (outcome) => canaries.add({ outcome }),
    async lines() {
      const now = deps.clock()
      const stats = await deps.store.alarms.stats(now)
      const overdue = stats.oldestDueAt === null ? 0 : (now - stats.oldestDueAt) / 1000
      return [
        ...formatSamples(
          'alarms_open',
          'gauge',
          'Leads with a running alarm that nobody has accepted.',
          [[{}, stats.escalating]],
        ),
        ...formatSamples(
          'alarm_oldest_overdue_seconds',
          'gauge',
          'How long the most overdue step or notice of an alarm has been due, 0 for none.',
          [[{}, overdue]],
        ),
        ...formatSamples(
          'alarms_expired',
          'gauge',
          'Leads of the last 24 hours whose alarm ended and that nobody has accepted since.',
          [[{}, stats.expired]],
        ),
        ...expirations.lines(),
        ...acceptances.lines(),
        ...notices.lines(),
        ...canaries.lines(),
      ]
    },
  }
}
