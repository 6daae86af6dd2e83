/** Takes the steps of alarms when they are due, and sends the notices that they queue. */

import type { PlanKey } from '#domain/alarm/plan.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import type { NoticeJob } from '#server/db/tables/notice.ts'
import { SENDERS, type Senders } from './channels/channels.ts'
import type { AlarmApp } from './alarm-app.ts'
import { deliverNotice, jobLogFields } from './deliver-notice.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import { decideStep } from '#server/alarm/escalation/decide-step.ts'
import { planFor, readPlans } from '#server/alarm/escalation/read-plans.ts'
import { announceShifts } from '#server/alarm/escalation/shift-begins.ts'
import { remind } from '#server/alarm/notices/reminders.ts'
import { dueChannels, claimNotices, noticeQueue, returnNotice } from '#server/db/tables/notices.ts'
import { freeLeases } from '#server/db/leased-queue.ts'

/** Longer than SEND_TIMEOUT_MS. */
const NOTICE_LEASE_MS = 30_000
/** Concurrent notices per channel, so that a mail server that hangs delays no call. */
const MAX_CONCURRENT_NOTICES = 6
const MAX_STEPS_PER_TRANSACTION = 50
const MAX_REMINDERS_PER_TRANSACTION = 50
const SHIFT_CHECK_INTERVAL_MS = 20_000
/** Delay after a defect in the code: the alarm is tried again and the others continue. */
const DEFECT_RETRY_MS = 30_000

/** What the engine remembers between two polls; everything else is in the database. */
interface EngineState {
  /** Mistakes of plans that are in the log already. */
  readonly reported: Map<PlanKey, string>
  nextShiftCheckAt: number
}

/**
 * Returns the worker that escalates alarms until a staff member accepts. Steps are decided in a transaction; each
 * notice is claimed under a lease.
 */
export function alarmEngine(app: AlarmApp, senders: Senders = SENDERS): JobWorker {
  const { db, clock } = app
  const state: EngineState = { reported: new Map(), nextShiftCheckAt: 0 }
  const worker = createJobWorker<NoticeJob>(
    {
      names: { job: 'notice', store: 'alarms' },
      maxConcurrent: MAX_CONCURRENT_NOTICES,
      leaseMs: NOTICE_LEASE_MS,
      pollMinMs: 700,
      pollJitterMs: 600,
      async dueQueues() {
        // A step without delay may follow, or more alarms than one transaction takes.
        if (await takeDueSteps(app, state)) worker.nudge()
        const settings = app.noticeSettings
        await remind(db, { now: clock(), limit: MAX_REMINDERS_PER_TRANSACTION, settings })
        if (isShiftCheckDue(state, clock())) await announceShifts(db, clock(), settings)
        return await db.read((tx) => dueChannels(tx, clock()))
      },
      claim: (channel, claim) => db.writeRelaxed((tx) => claimNotices(tx, { channel, ...claim })),
      logFields: jobLogFields,
      run: (job) => deliverNotice(app, senders, job),
      giveBack: ({ id, attempt }) =>
        db.writeRelaxed((tx) => returnNotice(tx, id, attempt, clock())),
      freeLeases: (now) => freeLeases(db, noticeQueue, now),
    },
    app,
  )
  return worker
}

/** Also due when the clock was set back. */
function isShiftCheckDue(state: EngineState, now: number): boolean {
  const isEarly =
    now < state.nextShiftCheckAt && state.nextShiftCheckAt <= now + SHIFT_CHECK_INTERVAL_MS
  if (!isEarly) state.nextShiftCheckAt = now + SHIFT_CHECK_INTERVAL_MS
  return !isEarly
}

/**
 * Takes the due steps of alarms by the plans of the settings table. A defect in one alarm stops no
 * other.
 * @returns whether there were any
 */
async function takeDueSteps(app: AlarmApp, { reported }: EngineState): Promise<boolean> {
  const { db, clock, log, randomId } = app
  const { configuredChannels, staffEmail } = app.noticeSettings
  const plans = await readPlans(
    (key) => app.settings.get(key),
    (setting, problem) => {
      // Each mistake once, not at every poll.
      if (reported.get(setting) === problem) return
      reported.set(setting, problem)
      log.error({ setting, problem }, 'invalid alarm plan, using the default')
    },
  )
  const advanced = await advanceAlarms(db, {
    now: clock(),
    limit: MAX_STEPS_PER_TRANSACTION,
    decide(alarm, staff) {
      const plan = planFor(alarm, plans)
      const now = clock()
      try {
        const context = { now, plan, staff, configuredChannels, staffEmail, randomId }
        return decideStep(alarm, context)
      } catch (error) {
        log.error({ err: error, submission: alarm.lead.id }, 'step of an alarm not decided')
        const { round, step } = alarm
        const nextAt = now + DEFECT_RETRY_MS
        return { plan: plan.text, round, step, nextAt, isExpired: false, notices: [] }
      }
    },
  })
  for (const { lead, decision } of advanced)
    if (decision.isExpired)
      log.error({ submission: lead.id }, 'nobody accepted this lead, its alarm is over')
  return advanced.length > 0
}
