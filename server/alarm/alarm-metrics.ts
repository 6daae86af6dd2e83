import {
  createCounter,
  createHistogram,
  formatFamily,
  formatSample,
} from '#server/metrics/series.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'

/** What the alarm did, for /metrics (R107). */
export interface AlarmMetrics {
  /** Counts an attempt to send a notice, by its outcome. */
  notice(channel: string, outcome: string): void
  /** Records the seconds from a submission to its acceptance. */
  taken(seconds: number): void
  /** Counts an alarm that ended without acceptance. */
  nobody(): void
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
  const notices = createCounter()
  const acceptances = createHistogram(ACCEPTANCE_BUCKETS_S)
  const untaken = createCounter()
  const canaries = createCounter()

  return {
    notice: (channel, outcome) => notices.add({ channel, outcome }, 1),
    taken: (seconds) => acceptances.add({}, seconds),
    nobody: () => untaken.add({}, 1),
    canary: (outcome) => canaries.add({ outcome }, 1),
    async lines() {
      const now = deps.clock()
      const stats = await deps.store.alarms.stats(now)
      const overdue = stats.oldestDueAt === null ? 0 : (now - stats.oldestDueAt) / 1000
      return [
        ...formatFamily('alarms_open', 'gauge', 'Requests that ring and that nobody has taken.', [
          formatSample('alarms_open', {}, stats.ringing),
        ]),
        ...formatFamily(
          'alarm_oldest_overdue_seconds',
          'gauge',
          'How long the most overdue step or notice of an alarm has been due, 0 for none.',
          [formatSample('alarm_oldest_overdue_seconds', {}, overdue)],
        ),
        ...formatFamily(
          'alarms_untaken',
          'gauge',
          'Requests of the last 24 hours whose alarm ended and that nobody has taken up since.',
          [formatSample('alarms_untaken', {}, stats.untaken)],
        ),
        ...formatFamily(
          'alarms_ended_untaken_total',
          'counter',
          'Alarms whose time was over before anybody took the request.',
          untaken.lines('alarms_ended_untaken_total'),
        ),
        ...formatFamily(
          'alarm_seconds_to_acceptance',
          'histogram',
          'Time from a request to the person who takes it.',
          acceptances.lines('alarm_seconds_to_acceptance'),
        ),
        ...formatFamily(
          'alarm_notices_total',
          'counter',
          'Notices of this process by channel and by what became of them.',
          notices.lines('alarm_notices_total'),
        ),
        ...formatFamily(
          'alarm_canaries_total',
          'counter',
          'Canary requests of this process by how they ended.',
          canaries.lines('alarm_canaries_total'),
        ),
      ]
    },
  }
}
