import { createCounter, createHistogram, family, line } from '#server/metrics/series.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'

/** What the alarm did, for /metrics (R107). */
export interface AlarmCounts {
  /** What became of a try to send a notice. */
  notice(channel: string, outcome: string): void
  /** A person took a request this many seconds after it came. */
  taken(seconds: number): void
  /** Nobody took a request in its time. */
  nobody(): void
  canary(outcome: 'ok' | 'failed'): void
  /** In Prometheus' text format. */
  lines(): Promise<string[]>
}

/** Seconds: from 'at the first buzz' to 'an hour later'. */
const BOUNDS = [15, 30, 60, 120, 300, 600, 1200, 3600, Infinity]

export function createAlarmCounts(deps: {
  readonly store: { readonly alarms: Pick<AlarmStore, 'stats'> }
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}): AlarmCounts {
  const notices = createCounter()
  const acceptances = createHistogram(BOUNDS)
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
        ...family('alarms_open', 'gauge', 'Requests that ring and that nobody has taken.', [
          line('alarms_open', {}, stats.ringing),
        ]),
        ...family(
          'alarm_oldest_overdue_seconds',
          'gauge',
          'How long the most overdue step or notice of an alarm has been due, 0 for none.',
          [line('alarm_oldest_overdue_seconds', {}, overdue)],
        ),
        ...family(
          'alarms_untaken',
          'gauge',
          'Requests of the last 24 hours whose alarm ended and that nobody has taken up since.',
          [line('alarms_untaken', {}, stats.untaken)],
        ),
        ...family(
          'alarms_ended_untaken_total',
          'counter',
          'Alarms whose time was over before anybody took the request.',
          untaken.lines('alarms_ended_untaken_total'),
        ),
        ...family(
          'alarm_seconds_to_acceptance',
          'histogram',
          'Time from a request to the person who takes it.',
          acceptances.lines('alarm_seconds_to_acceptance'),
        ),
        ...family(
          'alarm_notices_total',
          'counter',
          'Notices of this process by channel and by what became of them.',
          notices.lines('alarm_notices_total'),
        ),
        ...family(
          'alarm_canaries_total',
          'counter',
          'Canary requests of this process by how they ended.',
          canaries.lines('alarm_canaries_total'),
        ),
      ]
    },
  }
}
