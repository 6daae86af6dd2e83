import { parseChannelKind } from '#domain/alarm/channels.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import type { NoticeJob } from '#server/db/tables/notice.ts'
import { type ChannelMap } from './channel.ts'
import {
  jobLogFields,
  deliverNotice,
  type DeliverDeps,
  type NoticeSender,
} from './deliver-notice.ts'
import { createStepRunner, type StepRunnerDeps } from './step-runner.ts'
import { remind } from '#server/alarm/notices/reminders.ts'
import { announceShifts } from '#server/alarm/escalation/shift-begins.ts'
import { dueChannels, claimNotices, noticeQueue, returnNotice } from '#server/db/tables/notices.ts'
import { freeLeases } from '#server/db/leased-queue.ts'
import type { Db } from '#server/db/db.ts'

export interface EngineDeps
  extends
    Omit<DeliverDeps, 'store' | 'configuredChannels'>,
    Omit<StepRunnerDeps, 'store' | 'configuredChannels'> {
  readonly store: Db
  readonly channels: ChannelMap
  /** Sends visitors their arrival time; `null` where SMS is not configured. */
  readonly arrivalSms: NoticeSender | null
  /** Sends callers whom nobody answered the link to the form; `null` likewise. */
  readonly textBack: NoticeSender | null
}

/** Longer than SEND_TIMEOUT_MS. */
const NOTICE_LEASE_MS = 30_000
/** Concurrent notices per channel, so that a mail server that hangs delays no call. */
const MAX_CONCURRENT_NOTICES = 6
const MAX_REMINDERS_PER_TRANSACTION = 50
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
 * Escalates alarms until a staff member accepts, and sends their notices. Steps are decided
 * in a transaction; each notice is claimed under a lease.
 */
export function createAlarmEngine(deps: EngineDeps): JobWorker {
  const { store, clock } = deps
  const configuredChannels = new Set(deps.channels.keys())
  const runSteps = createStepRunner({ ...deps, configuredChannels })

  const senderOf = ({ channel, kind: noticeKind }: NoticeJob): NoticeSender | undefined => {
    if (noticeKind === 'arrival') return deps.arrivalSms ?? undefined
    if (noticeKind === 'text-back') return deps.textBack ?? undefined
    const kind = parseChannelKind(channel)
    return kind === null ? undefined : deps.channels.get(kind)
  }

  const isShiftCheckDue = createInterval(SHIFT_CHECK_INTERVAL_MS, clock)

  const worker = createJobWorker<NoticeJob>(
    {
      names: { job: 'notice', store: 'alarms' },
      maxConcurrent: MAX_CONCURRENT_NOTICES,
      leaseMs: NOTICE_LEASE_MS,
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
      logFields: jobLogFields,
      run: (job) => deliverNotice(job, senderOf(job), { ...deps, configuredChannels }),
      giveBack: ({ id, attempt }) =>
        store.writeRelaxed((tx) => returnNotice(tx, id, attempt, clock())),
      freeLeases: (now) => freeLeases(store, noticeQueue, now),
    },
    deps,
  )
  return worker
}
