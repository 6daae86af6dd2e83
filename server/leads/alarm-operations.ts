import { prune, removeCanaries } from '#server/leads/escalation/prune.ts'
import { stats } from '#server/leads/escalation/alarm-stats.ts'
import { recordResult } from '#server/leads/escalation/record-result.ts'
import { decline } from './decline.ts'
import { addTest, answerTest, testState } from '#server/leads/escalation/channel-tests.ts'
import { type Programs, storeMethods } from '../store/sql-program.ts'
import {
  type AdvanceOptions,
  advanceAlarms,
  anyAlarmDue,
  findAlarm,
} from './escalation/advance-alarms.ts'
import { announceShifts, anyLeadWaiting } from './escalation/shift-begins.ts'
import type { NoticeSettings } from '../store/notice.ts'
import { reserveConnectedCall } from './escalation/connected-calls.ts'
import { addEvent, listEvents } from '../store/events.ts'
import { answerProposal, moveWindow, proposeWindows } from './appointment-changes.ts'
import { transitionLead } from './transition.ts'
import {
  anyMisdatedJob,
  type MisdatedLimits,
  rescheduleMisdatedJobs,
} from './escalation/misdated-jobs.ts'
import {
  claimNotices,
  dueChannels,
  findNotice,
  noticeQueue,
  returnNotice,
} from '../store/notices.ts'
import { warnOfEndingSessions } from './outgoing/phone-warnings.ts'
import { changeSchedule } from './schedule-changes.ts'
import { answerCall, markEnded, recordProviderStatus } from './escalation/provider-status.ts'
import { openLeadsOf, removeFromStaff, signOutEverywhere } from './leaving.ts'
import { addReminders, anyReminderDue, type ReminderOptions } from './outgoing/reminders.ts'
import { type ReserveOptions, reserveSend } from './escalation/reserve-send.ts'
import {
  addStaffMember,
  listStaff,
  removeStaffMember,
  saveChannel,
} from '../store/staff-members.ts'
import { addToken, subjectOfNotice, subjectOfToken } from '../store/accept-tokens.ts'
import { joinLeads, openDuplicates } from './duplicates.ts'
import { undoTransition } from './undo.ts'
import { addDailyNotice } from './escalation/counted-calls.ts'
import { callForLead, countWaiting, nextWaiting } from './escalation/waiting-leads.ts'

/** What is done to alarms, notices, tokens and events of leads (R100 to R107). */
export type AlarmOperations = ReturnType<typeof createAlarmOperations>

/** Creates the operations of the alarm. */
export const createAlarmOperations = ({ write, writeRelaxed, read, isShared }: Programs) => ({
  ...storeMethods(read, {
    listStaff,
    openLeadsOf,
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
    openDuplicates,
    stats,
  }),
  ...storeMethods(write, {
    addStaffMember,
    removeStaffMember,
    removeFromStaff,
    signOutEverywhere,
    saveChannel,
    changeSchedule,
    warnOfEndingSessions,
    recordProviderStatus,
    decline,
    reserveConnectedCall,
    answerCall,
    addTest,
    addDailyNotice,
    answerTest,
    transitionLead,
    undoTransition,
    joinLeads,
    proposeWindows,
    moveWindow,
    answerProposal,
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
  /** Tells who has come on call what waits. */
  announceShifts: async (now: number, settings: NoticeSettings) => {
    if (await read(() => anyLeadWaiting(now))) await write(() => announceShifts(now, settings))
  },
  rescheduleMisdatedJobs: async (limits: MisdatedLimits) =>
    (await read(() => anyMisdatedJob(limits)))
      ? await write(() => rescheduleMisdatedJobs(limits))
      : 0,
  /** See `MailQueue.freeMailLeases`. */
  freeNoticeLeases: async (now: number) =>
    isShared ? 0 : await writeRelaxed(() => noticeQueue.freeLeases(now)),
  // A call is reserved durably, unlike other writes of notices: a lost reservation would repeat it.
  reserveSend: (id: string, options: ReserveOptions) =>
    (options.phoneRules ? write : writeRelaxed)(() => reserveSend(id, options)),
})
