/** The steps of alarms, as the engine takes them, and what calls ask about them (R100 to R107). */

import type { NoticeSettings } from '#server/store/notice.ts'
import { type Db, storeMethods } from '#server/store/db.ts'
import { addReminders, anyReminderDue, type ReminderOptions } from '../outgoing/reminders.ts'
import { type AdvanceOptions, advanceAlarms, anyAlarmDue, findAlarm } from './advance-alarms.ts'
import { stats } from './alarm-stats.ts'
import { anyMisdatedJob, type MisdatedLimits, rescheduleMisdatedJobs } from './misdated-jobs.ts'
import { announceShifts, anyLeadWaiting } from './shift-begins.ts'
import { callForLead, countWaiting, nextWaiting } from './waiting-leads.ts'

export type AlarmOperations = ReturnType<typeof createAlarmOperations>

/** Creates the operations; reading first avoids the write lock at an idle poll. */
export const createAlarmOperations = ({ write, read }: Db) => ({
  ...storeMethods(read, { findAlarm, stats, countWaiting, nextWaiting, callForLead }),
  /** Advances due alarms; see `advanceAlarms`. */
  advanceAlarms: async (options: AdvanceOptions) =>
    (await read((tx) => anyAlarmDue(tx, options.now)))
      ? await write((tx) => advanceAlarms(tx, options))
      : [],
  /** Queues the due reminders of appointments; returns how many leads were due. */
  remind: async (options: ReminderOptions) =>
    (await read((tx) => anyReminderDue(tx, options.now)))
      ? await write((tx) => addReminders(tx, options))
      : 0,
  /** Tells who has come on call what waits. */
  announceShifts: async (now: number, settings: NoticeSettings) => {
    if (await read((tx) => anyLeadWaiting(tx, now)))
      await write((tx) => announceShifts(tx, now, settings))
  },
  rescheduleMisdatedJobs: async (limits: MisdatedLimits) =>
    (await read((tx) => anyMisdatedJob(tx, limits)))
      ? await write((tx) => rescheduleMisdatedJobs(tx, limits))
      : 0,
})
