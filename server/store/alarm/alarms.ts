import { cleanOptional, cleanText } from '../text.ts'
import type { AlarmStore } from './alarm-store.ts'
import type { NewNotice } from './notice.ts'
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
import { addPerson, cleanChannel, listPeople, removePerson, saveChannel } from './people.ts'
import type { Dialect, Programs } from '../program.ts'
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
export function createAlarmStore({ write, note, read }: Programs, dialect: Dialect): AlarmStore {
  return {
    listPeople: () => read(() => listPeople()),
    addPerson: (person) =>
      write(() =>
        addPerson({
          ...person,
          name: cleanText(person.name),
          channels: person.channels.map(cleanChannel),
        }),
      ),
    removePerson: (id, now) => write(() => removePerson(cleanText(id), now)),
    saveChannel: (personId, channel, now) =>
      write(() => saveChannel(cleanText(personId), cleanChannel(channel), now)),

    async advance(step) {
      if (!(await read(() => anyAlarmDue(step.now)))) return []
      return await write(() => advance(step, dialect))
    },
    dueChannels: (now) => read(() => dueChannels(now)),
    claimNotices: (claim) => note(() => claimNotices(claim, dialect)),
    renewNoticeLease: (id, lease) => note(() => renewNoticeLease(id, lease)),
    returnNotice: (id, attempt, now) => note(() => returnNotice(id, attempt, now)),
    freeNoticeLeases: async (now) =>
      dialect.isShared ? 0 : await note(() => freeNoticeLeases(now)),
    recallStrays: async (limits) =>
      (await read(() => anyStray(limits))) ? await write(() => recallStrays(limits)) : 0,
    // A call that is forgotten would ring again: durable, unlike the rest of a notice's life.
    begin: (id, start) =>
      start.telephone
        ? write(() => begin(id, start, dialect))
        : note(() => begin(id, start, dialect)),
    settle: (id, settled) => note(() => settle(id, cleanResult(settled), dialect)),
    markEnded: (id, now) => note(() => markEnded(id, now)),
    retryEnding: (id, failure) =>
      note(() => retryEnding(id, { ...failure, error: cleanText(failure.error) })),
    recordProviderStatus: (noticeId, status, now) =>
      write(() => recordProviderStatus(cleanText(noticeId), cleanStatus(status), now, dialect)),
    passOn: (noticeId, lead, now) =>
      write(() => passOn(cleanText(noticeId), cleanOptional(lead), now)),
    answerCall: (noticeId, now) => write(() => answerCall(cleanText(noticeId), now)),

    addToken: (token) => note(() => putToken({ ...token, noticeId: null })),
    holderOfToken: (hash, now) => read(() => holderOfToken(hash, now)),
    holderOfNotice: (noticeId) => read(() => holderOfNotice(cleanText(noticeId))),
    findNotice: (id) => read(() => findNotice(cleanText(id))),
    findAlarm: (submissionId) => read(() => findAlarm(cleanText(submissionId))),
    countWaiting: (now) => read(() => countWaiting(now)),
    nextWaiting: (callId, after, now) =>
      read(() => nextWaiting(cleanText(callId), cleanOptional(after), now)),
    callAbout: (callId, submissionId) =>
      read(() => callAbout(cleanText(callId), cleanText(submissionId))),
    addTest: (notice, now) => write(() => addTest(cleanNotice(notice), now)),
    answerTest: (noticeId, now) => write(() => answerTest(cleanText(noticeId), now)),
    testState: (noticeId) => read(() => testState(cleanText(noticeId))),

    moveLead: (submissionId, move) =>
      write(() =>
        moveLead(
          cleanText(submissionId),
          { ...move, ...(move.detail && { detail: cleanText(move.detail) }) },
          dialect,
        ),
      ),
    addEvent: (event) =>
      write(() => addEvent({ ...event, ...(event.detail && { detail: cleanText(event.detail) }) })),
    listEvents: (submissionId) => read(() => listEvents(cleanText(submissionId))),
    stats: (now) => read(() => stats(now)),
    removeCanaries: (before) => write(() => removeCanaries(new Date(before).toISOString())),
    prune: (now) => note(() => prune(now)),
  }
}

const cleanNotice = (notice: NewNotice): NewNotice => ({
  ...notice,
  address: cleanText(notice.address),
})

type Settled = Parameters<AlarmStore['settle']>[1]

const cleanResult = (settled: Settled): Settled =>
  'error' in settled.result
    ? { ...settled, result: { ...settled.result, error: cleanText(settled.result.error) } }
    : settled

type Status = Parameters<AlarmStore['recordProviderStatus']>[1]

const cleanStatus = (status: Status): Status => ({
  ...status,
  providerId: cleanText(status.providerId),
  status: cleanText(status.status),
})
