import type { AlarmStore } from './alarm-store.ts'
import { reserveConnection } from './connections.ts'
import { addEvent, listEvents } from './events.ts'
import { addShift, removeShift, setOverride } from './on-call.ts'
import { moveLead, prune, removeCanaries, stats } from './leads.ts'
import { reserveSend } from './reserve-send.ts'
import {
  claimNotices,
  dueChannels,
  findNotice,
  freeNoticeLeases,
  renewNoticeLease,
  retryEnding,
  returnNotice,
  recordResult,
} from './notices.ts'
import { addStaffMember, listStaff, removeStaffMember, saveChannel } from './staff-members.ts'
import { type Dialect, type Programs, storeMethod } from '../sql-program.ts'
import { answerCall, markEnded, decline, recordProviderStatus } from './provider-status.ts'
import { advanceAlarms, anyAlarmDue, findAlarm } from './alarm-steps.ts'
import { anyMisdatedJob, rescheduleMisdatedJobs } from './misdated-jobs.ts'
import { addReminders, anyReminderDue } from './reminders.ts'
import {
  addTest,
  answerTest,
  subjectOfNotice,
  subjectOfToken,
  putToken,
  testState,
} from './tokens.ts'
import { undoStep } from './undo-step.ts'
import { callForLead, countWaiting, nextWaiting } from './waiting-leads.ts'

/** Creates the alarm's part of a store, on either engine. */
export function createAlarmStore(programs: Programs, dialect: Dialect): AlarmStore {
  const { write, writeRelaxed, read } = programs
  const writes = storeMethod(write)
  const relaxedWrites = storeMethod(writeRelaxed)
  const reads = storeMethod(read)
  return {
    listStaff: () => read(() => listStaff()),
    addStaffMember: writes(addStaffMember),
    removeStaffMember: (id, now) => write(() => removeStaffMember(id, now, dialect)),
    saveChannel: writes(saveChannel),
    addShift: writes(addShift),
    removeShift: writes(removeShift),
    setOverride: writes(setOverride),

    async advance(step) {
      if (!(await read(() => anyAlarmDue(step.now)))) return []
      return await write(() => advanceAlarms(step, dialect))
    },
    async remind(options) {
      if (!(await read(() => anyReminderDue(options.now)))) return 0
      return await write(() => addReminders(options, dialect))
    },
    dueChannels: reads(dueChannels),
    claimNotices: (claim) => writeRelaxed(() => claimNotices(claim, dialect)),
    renewNoticeLease: relaxedWrites(renewNoticeLease),
    returnNotice: relaxedWrites(returnNotice),
    freeNoticeLeases: async (now) =>
      dialect.isShared ? 0 : await writeRelaxed(() => freeNoticeLeases(now)),
    rescheduleMisdatedJobs: async (limits) =>
      (await read(() => anyMisdatedJob(limits)))
        ? await write(() => rescheduleMisdatedJobs(limits))
        : 0,
    // Durable, unlike other writes of notices: a lost reservation would repeat the call.
    reserveSend: (id, start) =>
      start.phoneRules
        ? write(() => reserveSend(id, start, dialect))
        : writeRelaxed(() => reserveSend(id, start, dialect)),
    settle: (id, settled) => writeRelaxed(() => recordResult(id, settled, dialect)),
    markEnded: relaxedWrites(markEnded),
    retryEnding: relaxedWrites(retryEnding),
    recordProviderStatus: (noticeId, status, now) =>
      write(() => recordProviderStatus(noticeId, status, now, dialect)),
    decline: writes(decline),
    reserveConnection: (connection) => write(() => reserveConnection(connection, dialect)),
    answerCall: writes(answerCall),

    addToken: (token) => writeRelaxed(() => putToken({ ...token, noticeId: null })),
    subjectOfToken: reads(subjectOfToken),
    subjectOfNotice: reads(subjectOfNotice),
    findNotice: reads(findNotice),
    findAlarm: reads(findAlarm),
    countWaiting: reads(countWaiting),
    nextWaiting: reads(nextWaiting),
    callForLead: reads(callForLead),
    addTest: writes(addTest),
    answerTest: writes(answerTest),
    testState: reads(testState),

    moveLead: (submissionId, transition) =>
      write(() => moveLead(submissionId, transition, dialect)),
    undoStep: (submissionId, step) => write(() => undoStep(submissionId, step, dialect)),
    addEvent: writes(addEvent),
    listEvents: reads(listEvents),
    stats: reads(stats),
    removeCanaries: (before) => write(() => removeCanaries(new Date(before).toISOString())),
    prune: relaxedWrites(prune),
  }
}
