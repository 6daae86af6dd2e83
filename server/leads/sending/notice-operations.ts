/** The queue of notices: claiming and sending them, their links, and what became of them. */

import { addToken, subjectOfNotice, subjectOfToken } from '#server/store/accept-tokens.ts'
import {
  claimNotices,
  dueChannels,
  findNotice,
  noticeQueue,
  returnNotice,
} from '#server/store/notices.ts'
import { type Db, storeMethods } from '#server/store/db.ts'
import { addTest, answerTest, testState } from './channel-tests.ts'
import { reserveConnectedCall } from './connected-calls.ts'
import { addDailyNotice } from './counted-calls.ts'
import { answerCall, markEnded, recordProviderStatus } from './provider-status.ts'
import { recordResult } from './record-result.ts'
import { type ReserveOptions, reserveSend } from './reserve-send.ts'

export type NoticeOperations = ReturnType<typeof createNoticeOperations>

export const createNoticeOperations = ({ write, writeRelaxed, read, isShared }: Db) => ({
  ...storeMethods(read, { dueChannels, findNotice, subjectOfToken, subjectOfNotice, testState }),
  ...storeMethods(write, {
    reserveConnectedCall,
    recordProviderStatus,
    answerCall,
    addTest,
    answerTest,
    addDailyNotice,
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
  }),
  /** See `MailQueue.freeMailLeases`. */
  freeNoticeLeases: async (now: number) =>
    isShared ? 0 : await writeRelaxed((tx) => noticeQueue.freeLeases(tx, now)),
  // A call is reserved durably, unlike other writes of notices: a lost reservation would repeat it.
  reserveSend: (id: string, options: ReserveOptions) =>
    (options.phoneRules ? write : writeRelaxed)((tx) => reserveSend(tx, id, options)),
})
