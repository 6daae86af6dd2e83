import { holdLease, LEASE_MS } from '#server/mail/lease.ts'
import { type After, afterRealTime, doneWithin } from '#server/mail/timer.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { NoticeJob } from '#server/store/alarm/notice.ts'
import { CANARY_CHANNEL } from './canary/notice.ts'
import type { Channels } from './channel.ts'
import type { AlarmCounts } from './counts.ts'
import {
  aboutOf,
  deliverNotice,
  type DeliverOptions,
  LONGEST_RETRY_MS,
  type Sender,
} from './deliver.ts'
import { channelKind } from './new-notice.ts'
import { createStepTaker, type StepOptions } from './take-steps.ts'

export interface EngineOptions
  extends Omit<DeliverOptions, 'store' | 'after'>, Omit<StepOptions, 'store' | 'setUp' | 'counts'> {
  readonly store: { readonly alarms: AlarmStore }
  readonly channels: Channels
  /** Takes what the canary's alarm rings for. */
  readonly canary: Sender
  readonly counts: Pick<AlarmCounts, 'notice' | 'nobody'>
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
const AT_ONCE = 6
const POLL_LEAST_MS = 700
const POLL_SPREAD_MS = 600
const HOUSE_EVERY_MS = 10_000

/**
 * Rings until a person takes it (R100). What is due stands in the database
 * and nowhere else (R103): any number of servers look, each step and each
 * notice is one server's, and what a killed one held comes back when its
 * lease ends.
 */
export function createAlarmEngine(options: EngineOptions): AlarmEngine {
  const { store, clock, random, log, counts } = options
  const { alarms } = store
  const after = options.after ?? afterRealTime
  const takeSteps = createStepTaker({ ...options, setUp: new Set(options.channels.keys()) })
  const inFlight = new Map<string, number>()
  const working = new Set<Promise<void>>()
  const leases = new Set<() => void>()
  let running = false
  let lookAgain = false
  let looking: Promise<void> | undefined
  let cancelPoll: (() => void) | undefined
  let houseDue = 0

  const look = (): void => {
    if (!running) return
    lookAgain = true
    looking ??= lookWhileDue().finally(() => {
      looking = undefined
      // Somebody may have asked between the last look and now.
      if (lookAgain) look()
    })
  }

  const mayLook = (): boolean => running && lookAgain

  const lookWhileDue = async (): Promise<void> => {
    try {
      while (mayLook()) {
        lookAgain = false
        // A step without delay may follow, or more alarms than one transaction takes.
        if (await takeSteps()) lookAgain = true
        await takeNotices()
      }
    } catch (error) {
      // The database is away; the next poll asks again.
      lookAgain = false
      log.error({ err: error }, 'alarms not readable')
    }
  }

  const takeNotices = async (): Promise<void> => {
    for (const channel of await alarms.dueChannels(clock())) {
      const limit = AT_ONCE - (inFlight.get(channel) ?? 0)
      if (limit <= 0 || !running) continue
      const jobs = await alarms.claimNotices({ channel, now: clock(), leaseMs: LEASE_MS, limit })
      if (running) jobs.forEach(begin)
      // Taken in the moment of stopping: another server need not wait for the lease.
      else for (const { id, attempt } of jobs) await alarms.returnNotice(id, attempt, clock())
    }
  }

  const begin = (job: NoticeJob): void => {
    const { channel } = job
    inFlight.set(channel, (inFlight.get(channel) ?? 0) + 1)
    const work = finish(job).finally(() => {
      inFlight.set(channel, (inFlight.get(channel) ?? 1) - 1)
      working.delete(work)
      look()
    })
    working.add(work)
  }

  const finish = async (job: NoticeJob): Promise<void> => {
    const letGo = holdLease(
      {
        about: aboutOf(job),
        // A call that is begun has no lease any more, and needs none: it is never taken again.
        renew: async (until) =>
          job.work === 'send' && job.channel !== 'call' && job.channel !== 'sms'
            ? await alarms.renewNoticeLease(job.id, { attempt: job.attempt, until })
            : true,
      },
      { clock, after, log },
    )
    leases.add(letGo)
    try {
      const outcome = await deliverNotice(job, senderOf(job.channel), { ...options, after })
      if (job.channel !== CANARY_CHANNEL) counts.notice(job.channel, outcome)
    } catch (error) {
      // The lease ends and it is tried again; a call counts as out.
      log.error({ ...aboutOf(job), err: error }, 'outcome of a notice not written down')
    } finally {
      letGo()
      leases.delete(letGo)
    }
  }

  const senderOf = (channel: string): Sender | undefined => {
    if (channel === CANARY_CHANNEL) return options.canary
    const kind = channelKind(channel)
    return kind === null ? undefined : options.channels.get(kind)
  }

  const keepHouse = (): void => {
    const now = clock()
    if (now < houseDue && houseDue <= now + HOUSE_EVERY_MS) return
    houseDue = now + HOUSE_EVERY_MS
    Promise.all([recall(now), alarms.prune(now)]).catch((error: unknown) => {
      if (running) log.warn({ err: error }, 'alarms not searched for what is over or put off')
    })
  }

  /** A clock that ran ahead and was set right leaves alarms that ring in a year. */
  const recall = async (now: number): Promise<void> => {
    const latestTry = now + LONGEST_RETRY_MS + LEASE_MS
    const recalled = await alarms.recallStrays({ now, toleranceMs: LEASE_MS, latestTry })
    if (recalled === 0) return
    log.error({ recalled }, 'what a wrong clock had put off rings now')
    look()
  }

  const poll = (): void => {
    look()
    keepHouse()
    cancelPoll = after(POLL_LEAST_MS + random() * POLL_SPREAD_MS, poll)
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
      looking = freeLeftovers().finally(() => {
        looking = undefined
        if (running) poll()
      })
    },
    nudge: look,
    async stop(graceMs) {
      running = false
      cancelPoll?.()
      return await doneWithin(graceMs, [looking, ...working], {
        after,
        letGo: () => {
          for (const letGo of leases) letGo()
        },
      })
    },
  }
}
