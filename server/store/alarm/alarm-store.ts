import { type Programs, storeMethods } from '../sql-program.ts'
import { type AdvanceOptions, advanceAlarms, anyAlarmDue, findAlarm } from './alarm-steps.ts'
import { reserveConnectedCall } from './connected-calls.ts'
import { addEvent, listEvents } from './events.ts'
import { transitionLead, prune, removeCanaries, stats } from './leads.ts'
import { anyMisdatedJob, type MisdatedLimits, rescheduleMisdatedJobs } from './misdated-jobs.ts'
import {
  claimNotices,
  dueChannels,
  findNotice,
  noticeQueue,
  recordResult,
  returnNotice,
} from './notices.ts'
import { addShift, removeShift, setOverride } from './on-call.ts'
import { answerCall, decline, markEnded, recordProviderStatus } from './provider-status.ts'
import { addReminders, anyReminderDue, type ReminderOptions } from './reminders.ts'
import { reserveSend } from './reserve-send.ts'
import { addStaffMember, listStaff, removeStaffMember, saveChannel } from './staff-members.ts'
import {
  addTest,
  addToken,
  answerTest,
  subjectOfNotice,
  subjectOfToken,
  testState,
} from './tokens.ts'
import { undoTransition } from './undo-transition.ts'
import { callForLead, countWaiting, nextWaiting } from './waiting-leads.ts'

/** The alarm's part of the store: staff members, alarms, notices, tokens, events (R100 to R107). */
export type AlarmStore = ReturnType<typeof createAlarmStore>

/** Creates the alarm's part of a store, on either engine. */
export const createAlarmStore = ({ write, writeRelaxed, read, isShared }: Programs) => ({
  ...storeMethods(read, {
    listStaff,
    dueChannels,
    subjectOfToken,
    subjectOfNotice,
    findNotice,
    findAlarm,
    countWaiting,
    nextWaiting,
    callForLead,
    testState,
    listEvents,
    stats,
  }),
  ...storeMethods(write, {
    addStaffMember,
    removeStaffMember,
    saveChannel,
    addShift,
    removeShift,
    setOverride,
    recordProviderStatus,
    decline,
    reserveConnectedCall,
    answerCall,
    addTest,
    answerTest,
    transitionLead,
    undoTransition,
    addEvent,
    removeCanaries,
  }),
  ...storeMethods(writeRelaxed, {
    claimNotices,
    renewNoticeLease: noticeQueue.renewLease,
    returnNotice,
    recordResult,
    markEnded,
    /** Schedules another attempt to end a ringing call or Pushover message. */
    retryEnding: noticeQueue.retry,
    addToken,
    prune,
  }),

  /**
   * Advances due alarms; see `advanceAlarms`. Reading first avoids the write lock at an idle poll.
   */
  advanceAlarms: async (options: AdvanceOptions) =>
    (await read(() => anyAlarmDue(options.now))) ? await write(() => advanceAlarms(options)) : [],
  /** Queues the due reminders of appointments; returns how many leads were due. */
  remind: async (options: ReminderOptions) =>
    (await read(() => anyReminderDue(options.now))) ? await write(() => addReminders(options)) : 0,
  rescheduleMisdatedJobs: async (limits: MisdatedLimits) =>
    (await read(() => anyMisdatedJob(limits)))
      ? await write(() => rescheduleMisdatedJobs(limits))
      : 0,
  /** See `MailQueue.freeMailLeases`. */
  freeNoticeLeases: async (now: number) =>
    isShared ? 0 : await writeRelaxed(() => noticeQueue.freeLeases(now)),
  // A call is reserved durably, unlike other writes of notices: a lost reservation would repeat it.
  reserveSend: (id: string, options: Parameters<typeof reserveSend>[1]) =>
    (options.phoneRules ? write : writeRelaxed)(() => reserveSend(id, options)),
})
