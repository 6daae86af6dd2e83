import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client'
import type { AppParts } from '#server/app.ts'
import { inTime } from '#server/jobs/in-time.ts'
import type { MailOutcome } from '#server/outbox/send-mail.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

/** Outcome of a submission, reported by the routes for the metrics. */
type SubmissionOutcome = 'stored' | 'repeated' | 'refused'

/** Prometheus waits ten seconds for everything. */
const DATABASE_TIMEOUT_MS = 3000

const PACKAGE = path.join(import.meta.dirname, '../../package.json')

/**
 * Creates the metrics in Prometheus' text format. Those of the process and its requests are
 * answered also while the database is down: then `database_up` is 0, and there are no gauges over
 * its rows.
 */
export function createMetrics({
  db,
  mailCounts,
  linesLost,
  freeBytes,
  clock,
}: Pick<AppParts, 'db' | 'linesLost' | 'freeBytes' | 'clock'> & {
  /** Attempts to send mails to staff since the start, by outcome. */
  readonly mailCounts: Readonly<Record<MailOutcome, number>>
}) {
  const counted = new Registry()
  const registers = [counted]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const submissions = new Counter({
    name: 'leads_total',
    help: 'Submissions by outcome.',
    labelNames: ['outcome', 'reason'],
    registers,
  })
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  new Gauge({
    name: 'build_info',
    help: 'Release of this server, and the Node that runs it.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)

  const readRows = async (now: number) =>
    await inTime(
      db.read(
        async (tx) =>
          ({ mails: await outboxStats(tx, 'staff'), alarms: await alarmStats(tx, now) }) as const,
      ),
      DATABASE_TIMEOUT_MS,
    ).catch(() => null)

  return {
    /** @param seconds from the request's headers to the end of the response */
    countRequest(route: string, status: number, seconds: number): void {
      requests.inc({ route, status: `${status}` })
      durations.observe({ route }, seconds)
    },
    /** Counts one submission; `reason` is the error's code, '' otherwise. */
    countSubmission: (outcome: SubmissionOutcome, reason: string): void =>
      submissions.inc({ outcome, reason }),
    async text(): Promise<string> {
      collectOfProcess()
      const now = clock()
      const [rows, free] = await Promise.all([readRows(now), freeBytes().catch(() => null)])
      const read = readNow(rows, now)
      read.counter('mail_tries_total', 'Tries of this process to send a mail.', 'result', {
        ...mailCounts,
      })
      read.counter(
        'log_lines_lost_total',
        'Log lines that could not be written.',
        null,
        linesLost(),
      )
      if (free !== null)
        read.gauge('disk_free_bytes', 'Bytes that may still be written to DATA_DIR.', free)
      return await Registry.merge([register, counted, read.registry]).metrics()
    },
  }
}

let isCollecting = false

/** Adds memory, processor, event loop and start of this process, once. */
function collectOfProcess(): void {
  if (!isCollecting) collectDefaultMetrics()
  isCollecting = true
}

interface Rows {
  readonly mails: Awaited<ReturnType<typeof outboxStats>>
  readonly alarms: Awaited<ReturnType<typeof alarmStats>>
}

/** Lists what is read for one answer; without rows, only that the database does not answer. */
function readNow(rows: Rows | null, now: number) {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers }).set(value)
  const counter = (
    name: string,
    help: string,
    label: string | null,
    values: number | Readonly<Record<string, number>>,
  ): void => {
    const series = new Counter({ name, help, labelNames: label === null ? [] : [label], registers })
    if (typeof values === 'number') series.inc(values)
    else
      for (const [word, value] of Object.entries(values)) series.inc({ [label ?? '']: word }, value)
  }

  gauge('database_up', '1 while the database answers, otherwise 0.', rows === null ? 0 : 1)
  if (rows === null) return { registry, gauge, counter }
  const { queued, sent, dead, oldestQueuedAt } = rows.mails
  const outbox = new Gauge({
    name: 'mail_outbox',
    help: 'Mails in the database by state.',
    labelNames: ['state'],
    registers,
  })
  for (const [state, count] of Object.entries({ queued, sent, dead })) outbox.set({ state }, count)
  gauge(
    'mail_oldest_unsent_seconds',
    'Age of the oldest unsent mail, 0 for none.',
    // A time in the future comes from a wrong clock and is as alarming as one long ago.
    oldestQueuedAt === null ? 0 : Math.abs(now - oldestQueuedAt) / 1000,
  )
  const { escalating, expired, oldestDueAt } = rows.alarms
  gauge('alarms_open', 'Leads with a running alarm that nobody has accepted.', escalating)
  gauge(
    'alarm_oldest_overdue_seconds',
    'How long the most overdue step or notice of an alarm has been due, 0 for none.',
    oldestDueAt === null ? 0 : (now - oldestDueAt) / 1000,
  )
  gauge(
    'alarms_expired',
    'Leads of the last 24 hours whose alarm ended and that nobody has accepted since.',
    expired,
  )
  return { registry, gauge, counter }
}
