/** The steps of alarms, as the engine takes them, and what calls ask about them (R100 to R107). */

import type { NoticeSettings } from '#server/store/notice.ts'
import { type Programs, storeMethods } from '#server/store/sql-program.ts'
import { addReminders, anyReminderDue, type ReminderOptions } from '../outgoing/reminders.ts'
import { type AdvanceOptions, advanceAlarms, anyAlarmDue, findAlarm } from './advance-alarms.ts'
import { stats } from './alarm-stats.ts'
import { anyMisdatedJob, type MisdatedLimits, rescheduleMisdatedJobs } from './misdated-jobs.ts'
import { announceShifts, anyLeadWaiting } from './shift-begins.ts'
import { callForLead, countWaiting, nextWaiting } from './waiting-leads.ts'

export type AlarmOperations = ReturnType<typeof createAlarmOperations>

/** Creates the operations; reading first avoids the write lock at an idle poll. */
export const createAlarmOperations = ({ write, read }: Programs) => ({
  ...storeMethods(read, { findAlarm, stats, countWaiting, nextWaiting, callForLead }),
  /** Advances due alarms; see `advanceAlarms`. */
  advanceAlarms: async (options: AdvanceOptions) =>
    (await read(() => anyAlarmDue(options.now))) ? await write(() => advanceAlarms(options)) : [],
  /** Queues the due reminders of appointments; returns how many leads were due. */
  remind: async (options: ReminderOptions) =>
    (await read(() => anyReminderDue(options.now))) ? await write(() => addReminders(options)) : 0,
  /** Tells who has come on call what waits. */
  announceShifts: async (now: number, settings: NoticeSettings) => {
    if (await read(() => anyLeadWaiting(now))) await write(() => announceShifts(now, settings))
  },
  rescheduleMisdatedJobs: async (limits: MisdatedLimits) =>
    (await read(() => anyMisdatedJob(limits)))
      ? await write(() => rescheduleMisdatedJobs(limits))
      : 0,
})
