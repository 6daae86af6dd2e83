import type { AppParts } from '#server/app.ts'
import { createCounter, formatGauge, formatSamples } from './series.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

/** Outcome of a submission, reported by the routes for the metrics. */
export type SubmissionOutcome = 'stored' | 'repeated' | 'refused'

/** Creates the metrics in Prometheus' text format 0.0.4. */
export function createMetrics({
  store,
  mailCounts,
  linesLost,
  clock,
}: Pick<AppParts, 'store' | 'mailCounts' | 'linesLost' | 'clock'>) {
  const requests = createCounter('http_requests_total', 'Answered requests by route and status.')
  const submissions = createCounter('leads_total', 'Submissions by outcome.')

  return {
    countRequest: (route: string, status: number) => requests.add({ route, status: `${status}` }),
    /** Counts one submission; `reason` is the error's code, '' otherwise. */
    countSubmission: (outcome: SubmissionOutcome, reason: string) =>
      submissions.add({ outcome, reason }),
    async text() {
      const now = clock()
      const { queued, sent, dead, oldestQueuedAt } = await store.read((tx) =>
        outboxStats(tx, 'staff'),
      )
      const { escalating, expired, oldestDueAt } = await store.read((tx) => alarmStats(tx, now))
      const lines = [
        ...requests.lines(),
        ...submissions.lines(),
        ...formatSamples(
          'mail_outbox',
          'gauge',
          'Mails in the database by state.',
          Object.entries({ queued, sent, dead }).map(([state, count]) => [{ state }, count]),
        ),
        ...formatSamples(
          'mail_tries_total',
          'counter',
          'Tries of this process to send a mail.',
          Object.entries(mailCounts()).map(([result, count]) => [{ result }, count]),
        ),
        ...formatGauge(
          'mail_oldest_unsent_seconds',
          'Age of the oldest unsent mail, 0 for none.',
          // A time in the future comes from a wrong clock and is as alarming as one long ago.
          oldestQueuedAt === null ? 0 : Math.abs(now - oldestQueuedAt) / 1000,
        ),
        ...formatSamples(
          'log_lines_lost_total',
          'counter',
          'Log lines that could not be written.',
          [[{}, linesLost()]],
        ),
        ...formatGauge(
          'alarms_open',
          'Leads with a running alarm that nobody has accepted.',
          escalating,
        ),
        ...formatGauge(
          'alarm_oldest_overdue_seconds',
          'How long the most overdue step or notice of an alarm has been due, 0 for none.',
          oldestDueAt === null ? 0 : (now - oldestDueAt) / 1000,
        ),
        ...formatGauge(
          'alarms_expired',
          'Leads of the last 24 hours whose alarm ended and that nobody has accepted since.',
          expired,
        ),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
