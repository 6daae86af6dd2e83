import { setTimeout as pause } from 'node:timers/promises'
import type { RawEnvironment } from '#server/environment.ts'
import { createCaptchaMint } from '#tests/support/captcha-mint.ts'
import { type Fleet, startFleet } from '../fleet.ts'
import { startMailServer, type MailServer } from '../mail-server.ts'
import type { Random } from '../random.ts'
import { judge, type Verdict } from './verdict.ts'
import { simulateVisitor, type Sent } from '../visitors.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'

/** Visitors who keep sending submissions whatever happens to the servers. */
interface ConcurrentSenders {
  readonly fleet: Fleet
  readonly mailServer: MailServer
  /** Resolves once this many more submissions are acknowledged, or none has been for too long. */
  more(submissions: number): Promise<void>
}

export interface SenderOptions {
  readonly visitors: number
  /** Servers that share the database; 1 on the embedded one. */
  readonly servers: number
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
  readonly random: Random
}

/** Time without an acknowledgment after which the run stops; the verdict reports it. */
const STANDSTILL_MS = 30_000
/** Longer than all pauses between two attempts to send a mail, on a slow machine. */
const DRAIN_LIMIT_MS = 300_000
const POLL_MS = 100
/**
 * Pushes have no recipient here, so every mail is a submission's own; tests/resilience/alarm tests
 * alarms.
 */
const QUIET_PLANS = { alarm_plan: '0s push all', alarm_plan_later: '0s push all' }
const ENVIRONMENT: RawEnvironment = { RATE_LIMIT: 'off' }

/**
 * Runs `work` while visitors send, waits until all are done and no mail is queued, and compares the
 * rows with the responses.
 */
export async function withConcurrentSenders(
  { visitors, servers, databaseUrl, random }: SenderOptions,
  work: (senders: ConcurrentSenders) => Promise<void>,
): Promise<Verdict> {
  const mailServer = await startMailServer(random.fork())
  const mint = createCaptchaMint()
  const fleet = await startFleet({
    size: servers,
    databaseUrl,
    mint,
    environment: { ...ENVIRONMENT, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` },
    settings: QUIET_PLANS,
    random: random.fork(),
  })
  const sent: Sent[] = []
  const patience = new AbortController()
  let acknowledged = 0
  let over = false
  const sending = Array.from({ length: visitors }, (_, index) =>
    simulateVisitor(`Visitor ${index + 1} no`, sent, {
      mint,
      random: random.fork(),
      server: fleet.any,
      isOver: () => over,
      onAcknowledged: () => {
        acknowledged++
      },
      signal: patience.signal,
    }),
  )
  const more = async (submissions: number): Promise<void> => {
    const goal = acknowledged + submissions
    const limit = performance.now() + STANDSTILL_MS
    const isReached = (): boolean => acknowledged >= goal
    while (!isReached() && performance.now() < limit) await pause(5)
  }
  try {
    await work({ fleet, mailServer, more })
    over = true
    await fleet.whole()
    await Promise.all(sending)
    await mailServer.stayUp()
    await drainMail(fleet)
    return await judge(sent, mailServer.accepted, fleet)
  } finally {
    over = true
    patience.abort()
    await fleet.stop()
    await mailServer.stayUp()
    await mailServer.stop()
  }
}

/** Waits until no mail is queued; the verdict counts mails that are left after the limit. */
async function drainMail(fleet: Fleet): Promise<void> {
  const limit = performance.now() + DRAIN_LIMIT_MS
  await fleet.one().withDb(async (db) => {
    const queued = async (): Promise<number> =>
      (await db.read((tx) => outboxStats(tx, 'staff'))).queued +
      (await db.read((tx) => outboxStats(tx, 'visitor'))).queued
    while ((await queued()) > 0 && performance.now() < limit) await pause(POLL_MS)
  })
}
