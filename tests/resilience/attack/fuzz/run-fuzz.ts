import { setTimeout as pause } from 'node:timers/promises'
import { SECRET_KEY } from '#server/secrets/secret.ts'
import { type Case, composeCase } from '../compose.ts'
import { ANCHORS } from '../cases/case-context.ts'
import { startMailServer } from '../../mail-server.ts'
import { createRandom } from '../../random.ts'
import { startTarget, type Target } from '../../server.ts'
import { problemOf, visit } from '../visitor.ts'
import { createLedger } from './ledger.ts'
import { memoryGrowth, type MemorySample } from './memory-growth.ts'
import { checkRows } from './stored-rows.ts'
import type { Answer } from '../wire/answers.ts'
import type { Figures } from './figures.ts'
import { flood } from './flood.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly requests: number
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
  /**
   * 'on' uses the limits of the real site: most requests are then rejected, but no honest one may
   * be.
   */
  readonly rateLimit: 'on' | 'off'
}

interface FuzzReport {
  readonly done: number
  /** Rows that are stored in the end. */
  readonly rows: number
  /** Failed cases and other problems. */
  readonly problems: readonly string[]
}

const SAMPLE_MS = 250
const VISIT_EVERY_MS = 2000

/** Sends cases to a new server and compares the stored rows with what was acknowledged. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, databaseUrl, rateLimit } = options
  const mailServer = await startMailServer(createRandom(seed))
  const target = await startTarget({
    databaseUrl,
    environment: { RATE_LIMIT: rateLimit, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
  })
  const figures: Figures = { done: 0, failures: [] }
  const ledger = createLedger()
  const beside = new AbortController()
  try {
    if (target.hasEnded()) throw new Error(`The server did not start. ${target.complaints()}`)
    const watching = watchMemory(target, figures, beside.signal)
    const visiting = visitNowAndThen(target, beside.signal)
    let number = 0
    await flood({
      port: target.port,
      fairClock: target.fairClock,
      ledger,
      figures,
      next: () => (number >= requests ? null : composeCase({ seed, mint: target.mint }, number++)),
      judge: (sent, answer) =>
        findLeak(answer, target) ?? (rateLimit === 'on' ? judgeLimited : judge)(sent, answer),
      isHopeless: target.hasEnded,
    })
    beside.abort()
    const samples = await watching
    const honest = await visiting
    for (const id of honest.ids) ledger.note(HONEST, acknowledgement(id))
    const ended = target.hasEnded() ? ['the server ended'] : []
    const { rows, problems } = await target.withDb((db) => checkRows(db, ledger))
    const exit = target.hasEnded() ? null : await target.end('SIGTERM')
    return {
      done: figures.done,
      rows,
      problems: [
        ...figures.failures,
        ...ended,
        ...problems,
        ...honest.problems,
        ...memoryGrowth(samples),
        ...target.log.leaks.map((line) => `a log line holds what none may: ${line}`),
        ...errorsOf(target),
        ...(exit === 0 || exit === null ? [] : [`the server ended with ${exit}`]),
      ],
    }
  } finally {
    beside.abort()
    await target.remove()
    await mailServer.stop()
  }
}

const HONEST = { request: undefined }

const acknowledgement = (id: string): Answer => ({
  status: 201,
  head: '',
  body: `{"id":"${id}"}`,
})

/** Returns the server's error messages; these requests are no reason for any. */
function errorsOf({ log }: Target): string[] {
  return [...log.warnings]
    .filter(([name]) => !name.startsWith('40'))
    .map(([name, times]) => `${times} times in the log: ${name}`)
}

/**
 * Returns a stack trace or the captcha's secret, which is in the same table as public settings, if
 * a response contains one.
 */
function findLeak({ body }: Answer, { mint }: Target): string | null {
  if (/node_modules|\n\s+at .*:\d+:\d+|\.ts:\d/.test(body)) return 'answered with a stack trace'
  const secret = mint.settings[SECRET_KEY] ?? ''
  return body.includes(secret) ? 'answered with the secret of the captcha' : null
}

function judge({ right }: Case, { status }: Answer): string | null {
  if (status >= 500) return `answered with ${status}`
  if (right === null || right.includes(status)) return null
  return `answered with ${status}, not ${right.join(' or ')}`
}

/**
 * Checks a status with limits on: rejections may be 429, or 503 as in the threat model; plain
 * submissions, each from its own address, may not be rejected.
 */
function judgeLimited(sent: Case, answer: Answer): string | null {
  const isAnchor = sent.number % ANCHORS === 0
  if (!isAnchor && (answer.status === 429 || answer.status === 503)) return null
  return judge(sent, answer)
}

async function watchMemory(
  target: Target,
  figures: Figures,
  signal: AbortSignal,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = []
  while (!signal.aborted && !target.hasEnded()) {
    samples.push({ requests: figures.done, mb: await target.residentMb() })
    await pause(SAMPLE_MS)
  }
  return samples
}

async function visitNowAndThen(
  target: Target,
  signal: AbortSignal,
): Promise<{ readonly ids: readonly string[]; readonly problems: readonly string[] }> {
  const ids: string[] = []
  const problems: string[] = []
  for (let visitor = 1; !signal.aborted; visitor++) {
    const met = await visit(target, visitor)
    const problem = problemOf(met)
    if (met.id !== null) ids.push(met.id)
    if (problem !== null) problems.push(problem)
    await pause(VISIT_EVERY_MS, undefined, { signal }).catch(() => {})
  }
  return { ids, problems }
}
