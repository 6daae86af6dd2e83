/** A planned request has its own words wherever staff read of it. */

import { SAMPLE_DEPS } from '#server/pages/sample-deps.fixture.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { createPages } from '#server/pages/create-pages.tsx'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { staffMail } from './outbox/transport/staff-mail.ts'
import { sampleJob, SAMPLE_ENVELOPE } from './outbox/transport/sample-job.fixture.ts'
import { noticeText } from './alarm/messages/notice-text.ts'
import { sampleNotice } from './alarm/sample-notice.fixture.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/** What is said only of a customer who stands before a door. */
const URGENT_WORDS = /wait(s|ing)\b(?! until)|esper(a|ando)\b/i

const pages = createPages(SAMPLE_DEPS)
const LANGUAGES = ['en', 'es'] as const

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

test.each(TIMEFRAMES)('notices, mail and pages of staff about %j', async (timeframe) => {
  const { id } = await recordLead(running.db, { timeframe, notes: null }, running.state.now)
  const lead = await running.db.read((tx) => getLead(tx, id))
  if (lead === null) throw new Error('no lead')
  const texts: string[] = []
  for (const language of LANGUAGES) {
    const staffMember = { id: 'b0c1', name: 'Maria', language }
    const notice = sampleNotice('push', { kind: 'waiting', staffMember, facts: { timeframe } })
    texts.push(noticeText(notice).title)
    const summary = { language, lead, otherLead: null }
    texts.push(pages.accept.waiting({ ...summary, furtherRecipients: null }).html)
    const { cookie } = await signInStaff(running.db, `Maria ${language}`, { language })
    const board = await running.app.inject({ url: `/staff/l/${id}`, headers: { cookie } })
    texts.push(/<p class="state .*?<\/p>/.exec(board.body)?.[0] ?? '')
    const list = await running.app.inject({ url: '/staff', headers: { cookie } })
    texts.push(/<a class="card".*?<\/a>/.exec(list.body)?.[0] ?? '')
  }
  const mail = staffMail({ ...sampleJob(), lead }, SAMPLE_ENVELOPE, pages.mail)
  texts.push(mail.text.split('\n')[0] ?? '')
  expect(texts.every((text) => text !== '')).toBe(true)
  for (const text of texts)
    expect([text, URGENT_WORDS.test(text.replaceAll(/<[^>]*>/g, ' '))]).toEqual([
      text,
      !isPlanned(timeframe),
    ])
})

test('a planned request that is asked about again is not confirmed yet', () => {
  for (const language of LANGUAGES) {
    const { plannedTitlePrefixes } = NOTICE_MESSAGES[language]
    const staffMember = { id: 'b0c1', name: 'Maria', language }
    const facts = { timeframe: 'Just Curious' }
    const { title } = noticeText(sampleNotice('push', { kind: 'waiting', staffMember, facts }))
    expect(title.startsWith(plannedTitlePrefixes.waiting ?? '-')).toBe(true)
  }
})
