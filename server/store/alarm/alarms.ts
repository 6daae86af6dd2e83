import type { AlarmStore } from './alarm-store.ts'
import { addEvent, listEvents } from './events.ts'
import { moveLead, prune, removeCanaries, stats } from './leads.ts'
import { begin } from './begin.ts'
import {
  claimNotices,
  dueChannels,
  findNotice,
  freeNoticeLeases,
  renewNoticeLease,
  retryEnding,
  returnNotice,
  settle,
} from './notices.ts'
import { addPerson, listPeople, removePerson, saveChannel } from './people.ts'
import { type Dialect, method, type Programs } from '../program.ts'
import { answerCall, markEnded, passOn, recordProviderStatus } from './provider.ts'
import { advance, anyAlarmDue, findAlarm } from './steps.ts'
import { anyStray, recallStrays } from './strays.ts'
import {
  addTest,
  answerTest,
  holderOfNotice,
  holderOfToken,
  putToken,
  testState,
} from './tokens.ts'
import { callAbout, countWaiting, nextWaiting } from './waiting.ts'

/** The alarm's part of a store, on either engine. */
export function createAlarmStore(programs: Programs, dialect: Dialect): AlarmStore {
  const { write, note, read } = programs
  const writes = method(write)
  const notes = method(note)
  const reads = method(read)
  return {
    listPeople: () => read(() => listPeople()),
    addPerson: writes(addPerson),
    removePerson: writes(removePerson),
    saveChannel: writes(saveChannel),

    async advance(step) {
      if (!(await read(() => anyAlarmDue(step.now)))) return []
      return await write(() => advance(step, dialect))
    },
    dueChannels: reads(dueChannels),
    claimNotices: (claim) => note(() => claimNotices(claim, dialect)),
    renewNoticeLease: notes(renewNoticeLease),
    returnNotice: notes(returnNotice),
    freeNoticeLeases: async (now) =>
      dialect.isShared ? 0 : await note(() => freeNoticeLeases(now)),
    recallStrays: async (limits) =>
      (await read(() => anyStray(limits))) ? await write(() => recallStrays(limits)) : 0,
    // A call that is forgotten would ring again: durable, unlike the rest of a notice's life.
    begin: (id, start) =>
      start.telephone
        ? write(() => begin(id, start, dialect))
        : note(() => begin(id, start, dialect)),
    settle: (id, settled) => note(() => settle(id, settled, dialect)),
    markEnded: notes(markEnded),
    retryEnding: notes(retryEnding),
    recordProviderStatus: (noticeId, status, now) =>
      write(() => recordProviderStatus(noticeId, status, now, dialect)),
    passOn: writes(passOn),
    answerCall: writes(answerCall),

    addToken: (token) => note(() => putToken({ ...token, noticeId: null })),
    holderOfToken: reads(holderOfToken),
    holderOfNotice: reads(holderOfNotice),
    findNotice: reads(findNotice),
    findAlarm: reads(findAlarm),
    countWaiting: reads(countWaiting),
    nextWaiting: reads(nextWaiting),
    callAbout: reads(callAbout),
    addTest: writes(addTest),
    answerTest: writes(answerTest),
    testState: reads(testState),

    moveLead: (submissionId, move) => write(() => moveLead(submissionId, move, dialect)),
    addEvent: writes(addEvent),
    listEvents: reads(listEvents),
    stats: reads(stats),
    removeCanaries: (before) => write(() => removeCanaries(new Date(before).toISOString())),
    prune: notes(prune),
  }
}
