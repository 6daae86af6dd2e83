import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MailWorker } from './mail/worker.ts'
import { createCounter, createHistogram, formatFamily, formatSample } from './metrics/series.ts'
import type { Store } from './store/store.ts'

/** Outcome of a submission, reported by the routes for the metrics. */
export type SubmissionOutcome = 'stored' | 'repeated' | 'refused'

export interface Metrics {
  request(route: string, status: number, seconds: number): void
  /** Counts one submission; `reason` is the error's code, '' otherwise. */
  lead(outcome: SubmissionOutcome, reason: string): void
  /** Renders the metrics in Prometheus text format 0.0.4. */
  text(): Promise<string>
  /** Stops measuring. */
  close(): void
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

/** Interval of the event loop's timer; a measured delay includes this time. */
const DELAY_RESOLUTION_MS = 20

const eventLoopDelayMs = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / 1e6 - DELAY_RESOLUTION_MS) / 1000

export function createMetrics(deps: MetricsDeps): Metrics {
  const { store, mailCounts, alarm, linesLost, clock } = deps
  const requests = createCounter()
  const durations = createHistogram(DURATION_BUCKETS_S)
  const leads = createCounter()
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS })
  delay.enable()

  const gauges = async (): Promise<string[]> => {
    const counts = mailCounts()
    const outbox = await store.outboxStats()
    // A time in the future comes from a wrong clock and is as alarming as one long ago.
    const oldest =
      outbox.oldestQueuedAt === null ? 0 : Math.abs(clock() - outbox.oldestQueuedAt) / 1000
    const lines = [
      ...formatFamily('mail_outbox', 'gauge', 'Mails in the database by state.', [
        formatSample('mail_outbox', { state: 'queued' }, outbox.queued),
        formatSample('mail_outbox', { state: 'sent' }, outbox.sent),
        formatSample('mail_outbox', { state: 'dead' }, outbox.dead),
      ]),
      ...formatFamily('mail_tries_total', 'counter', 'Tries of this process to send a mail.', [
        formatSample('mail_tries_total', { result: 'sent' }, counts.sent),
        formatSample('mail_tries_total', { result: 'failed' }, counts.failed),
        formatSample('mail_tries_total', { result: 'dead' }, counts.dead),
      ]),
      ...formatFamily(
        'mail_oldest_unsent_seconds',
        'gauge',
        'Age of the oldest unsent mail, 0 for none.',
        [formatSample('mail_oldest_unsent_seconds', {}, oldest)],
      ),
      ...formatFamily(
        'event_loop_delay_seconds',
        'gauge',
        'Delay of the event loop since the last look.',
        [
          formatSample(
            'event_loop_delay_seconds',
            { quantile: '0.5' },
            eventLoopDelayMs(delay.percentile(50)),
          ),
          formatSample(
            'event_loop_delay_seconds',
            { quantile: '0.99' },
            eventLoopDelayMs(delay.percentile(99)),
          ),
          formatSample('event_loop_delay_seconds', { quantile: '1' }, eventLoopDelayMs(delay.max)),
        ],
      ),
      ...formatFamily('log_lines_lost_total', 'counter', 'Log lines that could not be written.', [
        formatSample('log_lines_lost_total', {}, linesLost()),
      ]),
      ...formatFamily('process_resident_memory_bytes', 'gauge', 'Memory held by this process.', [
        formatSample('process_resident_memory_bytes', {}, process.memoryUsage.rss()),
      ]),
    ]
    delay.reset()
    return lines
  }

  return {
    request(route, status, seconds) {
      requests.add({ route, status: String(status) }, 1)
      durations.add({ route }, seconds)
    },
    lead(outcome, reason) {
      leads.add({ outcome, reason }, 1)
    },
    async text() {
      const lines = [
        ...formatFamily(
          'http_requests_total',
          'counter',
          'Answered requests by route and status.',
          requests.lines('http_requests_total'),
        ),
        ...formatFamily(
          'http_request_duration_seconds',
          'histogram',
          'Time to answer by route.',
          durations.lines('http_request_duration_seconds'),
        ),
        ...formatFamily(
          'leads_total',
          'counter',
          'Service requests by what became of them.',
          leads.lines('leads_total'),
        ),
        ...(await gauges()),
        ...(await alarm.lines()),
      ]
      return `${lines.join('\n')}\n`
    },
    close() {
      delay.disable()
    },
  }
}
