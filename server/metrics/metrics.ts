import type { MailWorker } from '#server/mail/worker.ts'
import { createCounter, createHistogram, formatSamples } from './series.ts'
import type { Store } from '#server/store/store.ts'

/** Outcome of a submission, reported by the routes for the metrics. */
export type SubmissionOutcome = 'stored' | 'repeated' | 'refused'

export interface Metrics {
  request(route: string, status: number, seconds: number): void
  /** Counts one submission; `reason` is the error's code, '' otherwise. */
  countSubmission(outcome: SubmissionOutcome, reason: string): void
  /** Renders the metrics in Prometheus text format 0.0.4. */
  text(): Promise<string>
}

export interface MetricsDeps {
  readonly store: Pick<Store, 'outboxStats'>
  readonly mailCounts: MailWorker['counts']
  /** Renders the alarm's metrics in the same format. */
  readonly alarm: { lines(): Promise<readonly string[]> }
  /** Returns the number of log lines that could not be written. */
  readonly linesLost: () => number
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/** Upper bounds of the histogram in seconds. */
const DURATION_BUCKETS_S = [0.005, 0.025, 0.1, 0.5, 1, 5, Infinity]

export function createMetrics({
  store,
  mailCounts,
  alarm,
  linesLost,
  clock,
}: MetricsDeps): Metrics {
  const requests = createCounter('http_requests_total', 'Answered requests by route and status.')
  const durations = createHistogram(
    'http_request_duration_seconds',
    'Time to answer by route.',
    DURATION_BUCKETS_S,
  )
  const leads = createCounter('leads_total', 'Submissions by outcome.')

  const mailLines = async (): Promise<string[]> => {
    const counts = mailCounts()
    const outbox = await store.outboxStats()
    // A time in the future comes from a wrong clock and is as alarming as one long ago.
    const oldest =
      outbox.oldestQueuedAt === null ? 0 : Math.abs(clock() - outbox.oldestQueuedAt) / 1000
    return [
      ...formatSamples('mail_outbox', 'gauge', 'Mails in the database by state.', [
        [{ state: 'queued' }, outbox.queued],
        [{ state: 'sent' }, outbox.sent],
        [{ state: 'dead' }, outbox.dead],
      ]),
      ...formatSamples('mail_tries_total', 'counter', 'Tries of this process to send a mail.', [
        [{ result: 'sent' }, counts.sent],
        [{ result: 'failed' }, counts.failed],
        [{ result: 'dead' }, counts.dead],
      ]),
      ...formatSamples(
        'mail_oldest_unsent_seconds',
        'gauge',
        'Age of the oldest unsent mail, 0 for none.',
        [[{}, oldest]],
      ),
    ]
  }

  return {
    request(route, status, seconds) {
      requests.add({ route, status: String(status) })
      durations.add({ route }, seconds)
    },
    countSubmission: (outcome, reason) => leads.add({ outcome, reason }),
    async text() {
      const lines = [
        ...requests.lines(),
        ...durations.lines(),
        ...leads.lines(),
        ...(await mailLines()),
        ...formatSamples(
          'log_lines_lost_total',
          'counter',
          'Log lines that could not be written.',
          [[{}, linesLost()]],
        ),
        ...(await alarm.lines()),
      ]
      return `${lines.join('\n')}\n`
    },
  }
}
