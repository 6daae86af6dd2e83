import { hasCaps, parseChannelKind } from '#domain/alarm/channels.ts'
import { LEASE_MS } from '#server/jobs/lease.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import type { NoticeJob } from '#server/store/notice.ts'
import { type ChannelMap } from './channel.ts'
import {
  jobLogFields,
  deliverNotice,
  type DeliverDeps,
  MAX_RETRY_DELAY_MS,
  type NoticeSender,
} from './deliver-notice.ts'
import { createStepRunner, type StepRunnerDeps } from './step-runner.ts'
import { rescheduleMisdatedJobs } from '#server/leads/escalation/misdated-jobs.ts'
import { remind } from '#server/leads/outgoing/reminders.ts'
import { announceShifts } from '#server/leads/escalation/shift-begins.ts'
import { dueChannels, claimNotices, noticeQueue, returnNotice } from '#server/store/notices.ts'
import { freeLeases } from '#server/store/leased-queue.ts'
import type { Db } from '#server/store/db.ts'

export interface EngineDeps
  extends Omit<DeliverDeps, 'store'>, Omit<StepRunnerDeps, 'store' | 'configuredChannels'> {
  readonly store: Db
  readonly channels: ChannelMap
  /** Sends visitors their arrival time; `null` where SMS is not configured. */
  readonly arrivalSms: NoticeSender | null
  /** Sends callers whom nobody answered the link to the form; `null` likewise. */
  readonly textBack: NoticeSender | null
}

/** Concurrent notices per channel, so that a mail server that hangs delays no call. */
const MAX_CONCURRENT_NOTICES = 6
const MAX_REMINDERS_PER_TRANSACTION = 50
const CLOCK_CHECK_INTERVAL_MS = 10_000

const SHIFT_CHECK_INTERVAL_MS = 20_000

/** Creates a function that returns true at most once in an interval, also of a clock that is set back. */
function createInterval(ms: number, clock: () => number): () => boolean {
  let dueAt = 0
  return () => {
    const now = clock()
    if (now < dueAt && dueAt <= now + ms) return false
    dueAt = now + ms
    return true
  }
}

/**
 * Escalates alarms until a staff member accepts (R100), and sends their notices. Steps are decided
 * in a transaction; each notice is claimed under a lease.
 */
export function createAlarmEngine(deps: EngineDeps): JobWorker {
  const { store, clock, log } = deps
  const configuredChannels = new Set(deps.channels.keys())
  const runSteps = createStepRunner({ ...deps, configuredChannels })

  const senderOf = ({ channel, kind: noticeKind }: NoticeJob): NoticeSender | undefined => {
    if (noticeKind === 'arrival') return deps.arrivalSms ?? undefined
    if (noticeKind === 'text-back') return deps.textBack ?? undefined
    const kind = parseChannelKind(channel)
    return kind === null ? undefined : deps.channels.get(kind)
  }

  const isShiftCheckDue = createInterval(SHIFT_CHECK_INTERVAL_MS, clock)
  const isClockCheckDue = createInterval(CLOCK_CHECK_INTERVAL_MS, clock)

  const checkClock = (): void => {
    if (!isClockCheckDue()) return
    const now = clock()
    rescheduleMisdated(now).catch((error: unknown) => {
      if (worker.isRunning()) log.warn({ err: error }, 'misdated alarm jobs not rescheduled')
    })
  }

  /**
   * After a clock that ran ahead was corrected, alarms would be due for as long as it ran ahead.
   */
  const rescheduleMisdated = async (now: number): Promise<void> => {
    const latestDue = now + MAX_RETRY_DELAY_MS + LEASE_MS
    const rescheduled = await rescheduleMisdatedJobs(store, {
      now,
      toleranceMs: LEASE_MS,
      latestDue,
    })
    if (rescheduled === 0) return
    log.error({ rescheduled }, 'misdated alarm jobs rescheduled after a clock correction')
    worker.nudge()
  }

  const worker = createJobWorker<NoticeJob>(
    {
      names: { job: 'notice', store: 'alarms' },
      maxConcurrent: MAX_CONCURRENT_NOTICES,
      pollMinMs: 700,
      pollJitterMs: 600,
      async dueQueues() {
        // A step without delay may follow, or more alarms than one transaction takes.
        if (await runSteps()) worker.nudge()
        const { staffEmail } = deps
        const limit = MAX_REMINDERS_PER_TRANSACTION
        const settings = { configuredChannels, staffEmail }
        await remind(store, { now: clock(), limit, settings })
        if (isShiftCheckDue()) await announceShifts(store, clock(), settings)
        return await store.read((tx) => dueChannels(tx, clock()))
      },
      claim: (channel, claim) =>
        store.writeRelaxed((tx) => claimNotices(tx, { channel, ...claim })),
      lease: (job) => ({
        logFields: jobLogFields(job),
        // A call or SMS that was begun has no lease: it is never claimed again.
        renew: async (until) =>
          job.work === 'send' && !hasCaps(job.channel)
            ? await store.writeRelaxed((tx) =>
                noticeQueue.renewLease(tx, job.id, { attempt: job.attempt, until }),
              )
            : true,
      }),
      run: (job) => deliverNotice(job, senderOf(job), deps),
      giveBack: ({ id, attempt }) =>
        store.writeRelaxed((tx) => returnNotice(tx, id, attempt, clock())),
      freeLeases: (now) => freeLeases(store, noticeQueue, now),
      maintain: checkClock,
    },
    deps,
  )
  return worker
}
