import { holdLease, LEASE_MS } from '#server/mail/lease.ts'
import { type After, setRealTimeout, doneWithin } from '#server/mail/timer.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { NoticeJob } from '#server/store/alarm/notice.ts'
import { CANARY_CHANNEL } from './canary/notice.ts'
import type { ChannelMap } from './channel.ts'
import type { AlarmMetrics } from './alarm-metrics.ts'
import {
  jobLogFields,
  deliverNotice,
  type DeliverOptions,
  MAX_RETRY_DELAY_MS,
  type NoticeSender,
} from './deliver-notice.ts'
import { parseChannelKind } from './new-notice.ts'
import { createStepRunner, type StepRunnerOptions } from './step-runner.ts'

export interface EngineOptions
  extends
    Omit<DeliverOptions, 'store' | 'after'>,
    Omit<StepRunnerOptions, 'store' | 'setUp' | 'counts'> {
  readonly store: { readonly alarms: AlarmStore }
  readonly channels: ChannelMap
  /** Takes what the canary's alarm rings for. */
  readonly canary: NoticeSender
  readonly counts: Pick<AlarmMetrics, 'notice' | 'nobody'>
  /** Real timers by default. */
  readonly after?: After
}

export interface AlarmEngine {
  /** Frees what a killed server of an embedded database left behind, then begins to look for what is due. */
  start(): void
  /** Says that something may be due now; returns at once. Nothing happens before `start`. */
  nudge(): void
  /**
   * Takes nothing new and waits for what is on its way, `graceMs` at most.
   * True when nothing is left; anything else comes back when its lease ends.
   */
  stop(graceMs: number): Promise<boolean>
}

/** Notices of one channel on their way at once: a mail server that hangs holds up no call. */
const MAX_CONCURRENT_NOTICES = 6
const POLL_MIN_MS = 700
const POLL_JITTER_MS = 600
const MAINTENANCE_INTERVAL_MS = 10_000

/**
 * Rings until a person takes it (R100). What is due stands in the database
 * and nowhere else: any number of servers look, each step and each
 * notice is one server's, and what a killed one held comes back when its
 * lease ends.
 */
export function createAlarmEngine(options: EngineOptions): AlarmEngine {
  const { store, clock, random, log, counts } = options
  const { alarms } = store
  const after = options.after ?? setRealTimeout
  const runSteps = createStepRunner({ ...options, setUp: new Set(options.channels.keys()) })
  const inFlight = new Map<string, number>()
  const deliveries = new Set<Promise<void>>()
  const leases = new Set<() => void>()
  let running = false
  let isPollRequested = false
  let activePoll: Promise<void> | undefined
  let cancelPoll: (() => void) | undefined
  let maintenanceDueAt = 0

  const processDue = (): void => {
    if (!running) return
    isPollRequested = true
    activePoll ??= processWhileDue().finally(() => {
      activePoll = undefined
      // Somebody may have asked between the last look and now.
      if (isPollRequested) processDue()
    })
  }

  const shouldProcess = (): boolean => running && isPollRequested

  const processWhileDue = async (): Promise<void> => {
    try {
      while (shouldProcess()) {
        isPollRequested = false
        // A step without delay may follow, or more alarms than one transaction takes.
        if (await runSteps()) isPollRequested = true
        await claimDueNotices()
      }
    } catch (error) {
      // The database is away; the next poll asks again.
      isPollRequested = false
      log.error({ err: error }, 'alarms not readable')
    }
  }

  const claimDueNotices = async (): Promise<void> => {
    for (const channel of await alarms.dueChannels(clock())) {
      const limit = MAX_CONCURRENT_NOTICES - (inFlight.get(channel) ?? 0)
      if (limit <= 0 || !running) continue
      const jobs = await alarms.claimNotices({ channel, now: clock(), leaseMs: LEASE_MS, limit })
      if (running) jobs.forEach(startDelivery)
      // Taken in the moment of stopping: another server need not wait for the lease.
      else for (const { id, attempt } of jobs) await alarms.returnNotice(id, attempt, clock())
    }
  }

  const startDelivery = (job: NoticeJob): void => {
    const { channel } = job
    inFlight.set(channel, (inFlight.get(channel) ?? 0) + 1)
    const work = deliverLeased(job).finally(() => {
      inFlight.set(channel, (inFlight.get(channel) ?? 1) - 1)
      deliveries.delete(work)
      processDue()
    })
    deliveries.add(work)
  }

  const deliverLeased = async (job: NoticeJob): Promise<void> => {
    const releaseLease = holdLease(
      {
        logFields: jobLogFields(job),
        // A call that is begun has no lease any more, and needs none: it is never taken again.
        renew: async (until) =>
          job.work === 'send' && job.channel !== 'call' && job.channel !== 'sms'
            ? await alarms.renewNoticeLease(job.id, { attempt: job.attempt, until })
            : true,
      },
      { clock, after, log },
    )
    leases.add(releaseLease)
    try {
      const outcome = await deliverNotice(job, senderOf(job.channel), { ...options, after })
      if (job.channel !== CANARY_CHANNEL) counts.notice(job.channel, outcome)
    } catch (error) {
      // The lease ends and it is tried again; a call counts as out.
      log.error({ ...jobLogFields(job), err: error }, 'outcome of a notice not written down')
    } finally {
      releaseLease()
      leases.delete(releaseLease)
    }
  }

  const senderOf = (channel: string): NoticeSender | undefined => {
    if (channel === CANARY_CHANNEL) return options.canary
    const kind = parseChannelKind(channel)
    return kind === null ? undefined : options.channels.get(kind)
  }

  const runMaintenance = (): void => {
    const now = clock()
    if (now < maintenanceDueAt && maintenanceDueAt <= now + MAINTENANCE_INTERVAL_MS) return
    maintenanceDueAt = now + MAINTENANCE_INTERVAL_MS
    Promise.all([rescheduleMisdated(now), alarms.prune(now)]).catch((error: unknown) => {
      if (running) log.warn({ err: error }, 'alarms not searched for what is over or put off')
    })
  }

  /** A clock that ran ahead and was set right leaves alarms that ring in a year. */
  const rescheduleMisdated = async (now: number): Promise<void> => {
    const latestTry = now + MAX_RETRY_DELAY_MS + LEASE_MS
    const recalled = await alarms.rescheduleMisdatedJobs({ now, toleranceMs: LEASE_MS, latestTry })
    if (recalled === 0) return
    log.error({ recalled }, 'what a wrong clock had put off rings now')
    processDue()
  }

  const poll = (): void => {
    processDue()
    runMaintenance()
    cancelPoll = after(POLL_MIN_MS + random() * POLL_JITTER_MS, poll)
  }

  /** Before anything is taken: afterwards it would free our own. */
  const freeLeftovers = async (): Promise<void> => {
    try {
      const freed = await alarms.freeNoticeLeases(clock())
      if (freed > 0) log.warn({ freed }, 'notices that a killed server was sending are sent again')
    } catch (error) {
      // The database is away; their leases end by themselves.
      log.error({ err: error }, 'notices of a killed server not freed')
    }
  }

  return {
    start() {
      if (running) return
      running = true
      activePoll = freeLeftovers().finally(() => {
        activePoll = undefined
        if (running) poll()
      })
    },
    nudge: processDue,
    async stop(graceMs) {
      running = false
      cancelPoll?.()
      return await doneWithin(graceMs, [activePoll, ...deliveries], {
        after,
        release: () => {
          for (const letGo of leases) letGo()
        },
      })
    },
  }
}
