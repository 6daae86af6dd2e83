import type { MailJob, MailQueue, Store } from '#server/store/store.ts'
import { MAX_BACK_OFF_MS } from './back-off.ts'
import { type DeliveryOutcome, deliverMail, type DeliveryOptions } from './delivery.ts'
import { holdLease, LEASE_MS } from './lease.ts'
import { setRealTimeout, doneWithin } from './timer.ts'

export interface MailWorkerOptions extends DeliveryOptions {
  readonly store: DeliveryOptions['store'] &
    Pick<MailQueue, 'claimMail' | 'recallMail' | 'renewMailLease' | 'freeMailLeases'>
  /** Forgets what has expired, now and then; left out where another worker does it. */
  readonly prune?: Store['prune']
}

export interface MailWorker {
  /**
   * Frees what a killed server of an embedded database left behind, then begins to look for due
   * mail: at once and every 2 to 5 s from then on. Call it when this server is sure to run: one
   * that cannot have the folder or the port must not take the mails of the one that has.
   */
  start(): void
  /** Says that a mail may be due now; returns at once. Nothing happens before `start`. */
  nudge(): void
  /**
   * Takes no new mail and waits for those in flight, `graceMs` at most.
   * True when none is left in flight; any other comes back when its lease ends.
   */
  stop(graceMs: number): Promise<boolean>
  /** Tries since the start, for the metrics. */
  counts(): Readonly<Record<DeliveryOutcome, number>>
}

/** Mails on their way at once. */
export const MAX_CONCURRENT_MAILS = 4
const POLL_MIN_MS = 2000
const POLL_JITTER_MS = 3000
const PRUNE_INTERVAL_MS = 10 * 60_000

/**
 * Sends what the outbox holds. Several workers on one database share the
 * work; each mail is leased for as long as it is on its way, sent outside any
 * transaction, and then written down. What a killed worker held comes back
 * when its lease ends, on an embedded database with the next start.
 */
export function createMailWorker(options: MailWorkerOptions): MailWorker {
  const { store, clock, random, log, after = setRealTimeout } = options
  const counts: Record<DeliveryOutcome, number> = { sent: 0, failed: 0, dead: 0 }
  const inFlight = new Set<Promise<void>>()
  const leases = new Set<() => void>()
  let running = false
  let isPolling = false
  let activePoll: Promise<void> | undefined
  let isPollRequested = false
  let cancelPoll: (() => void) | undefined
  let prunedAt = 0

  const processDue = (): void => {
    if (!running) return
    isPollRequested = true
    if (isPolling) return
    isPolling = true
    activePoll = claimWhileDue()
  }

  /** Before anything is taken: afterwards it would free our own. */
  const freeLeftovers = async (): Promise<void> => {
    try {
      const freed = await store.freeMailLeases(clock())
      if (freed > 0) log.warn({ freed }, 'mails that a killed server was sending are sent again')
    } catch (error) {
      // The database is away; their leases end by themselves.
      log.error({ err: error }, 'mails of a killed server not freed')
    }
  }

  /**
   * A clock that ran ahead and was set right leaves mails that are due in a year, and that look
   * young to whoever watches their age.
   */
  const rescheduleMisdated = async (): Promise<void> => {
    const now = clock()
    const latestQueued = now + LEASE_MS
    const latestDue = latestQueued + MAX_BACK_OFF_MS
    try {
      const recalled = await store.recallMail({ now, latestQueued, latestDue })
      if (recalled === 0) return
      log.error({ recalled }, 'mails that a wrong clock had put off are sent now')
      processDue()
    } catch (error) {
      // The database is away, or closed since; the next poll asks again.
      if (running)
        log.warn({ err: error }, 'outbox not searched for mails that a wrong clock put off')
    }
  }

  const canClaim = (): boolean => running && isPollRequested && inFlight.size < MAX_CONCURRENT_MAILS

  /** Takes due mails while there are free hands and reasons to look. */
  const claimWhileDue = async (): Promise<void> => {
    try {
      while (canClaim()) {
        isPollRequested = false
        const limit = MAX_CONCURRENT_MAILS - inFlight.size
        const jobs = await store.claimMail({ now: clock(), leaseMs: LEASE_MS, limit })
        if (running) jobs.forEach(startDelivery)
        else await returnJobs(jobs)
      }
    } catch (error) {
      // The database is away; the next poll asks again.
      log.error({ err: error }, 'outbox not readable')
    } finally {
      isPolling = false
    }
  }

  const startDelivery = (job: MailJob): void => {
    const work = deliverLeased(job).finally(() => {
      inFlight.delete(work)
      processDue()
    })
    inFlight.add(work)
  }

  const deliverLeased = async (job: MailJob): Promise<void> => {
    const releaseLease = holdLease(
      {
        logFields: { mail: job.id, submission: job.lead.id, attempt: job.attempt },
        renew: (until) => store.renewMailLease(job.id, { attempt: job.attempt, until }),
      },
      { clock, after, log },
    )
    leases.add(releaseLease)
    try {
      const outcome = await deliverMail(job, options)
      counts[outcome] += 1
    } catch (error) {
      // The lease ends and the mail is tried again: one mail more is better than one less.
      log.error({ err: error, mail: job.id }, 'outcome of a mail not written down')
    } finally {
      releaseLease()
      leases.delete(releaseLease)
    }
  }

  /** Taken in the moment of stopping: another server need not wait for the lease. */
  const returnJobs = async (jobs: readonly MailJob[]): Promise<void> => {
    const dueAt = clock()
    for (const { id, attempt } of jobs) {
      await store.retryMail(id, { attempt, dueAt, error: 'stopped before sending' })
    }
  }

  const prune = (): void => {
    const now = clock()
    // Also where the clock was set back behind the last time.
    if (Math.abs(now - prunedAt) < PRUNE_INTERVAL_MS) return
    prunedAt = now
    options.prune?.(now).catch((error: unknown) => {
      log.warn({ err: error }, 'expired captcha marks and counters not removed')
    })
  }

  const poll = (): void => {
    processDue()
    void rescheduleMisdated()
    prune()
    cancelPoll = after(POLL_MIN_MS + random() * POLL_JITTER_MS, poll)
  }

  return {
    start() {
      if (running) return
      running = true
      isPolling = true
      activePoll = freeLeftovers().then(claimWhileDue)
      poll()
    },
    nudge: processDue,
    async stop(graceMs) {
      running = false
      cancelPoll?.()
      return await doneWithin(graceMs, [activePoll, ...inFlight], {
        after,
        release: () => {
          for (const letGo of leases) letGo()
        },
      })
    },
    counts: () => ({ ...counts }),
  }
}
