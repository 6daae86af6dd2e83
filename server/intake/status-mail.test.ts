import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
} from '#tests/support/running-app-inject.ts'
import { type BodyChanges, sampleSubmission } from '#tests/support/running-app-request.ts'
import { canonicalMailbox } from './status-mail.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'

const DAY_MS = 24 * 60 * 60_000
const STAFF = 'dispatch@keys.example'
const SENDER = 'site@keys.example'
const MEMBER = 'maria.lopez@home.example'
const VICTIM = 'victim@mail.example'

let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp({
    environment: { STAFF_EMAIL: STAFF, MAIL_FROM: `Keys <${SENDER}>` },
  })
})
afterEach(() => running.close())

let sender = 0
/**
 * Submits once from an address of its own, with a verified captcha; the submission must be stored.
 */
async function submit(changes: BodyChanges): Promise<void> {
  const { statusCode } = await running.app.inject({
    method: 'POST',
    url: '/rest/v1/submissions',
    headers: API_HEADERS,
    remoteAddress: `203.0.113.${++sender % 250}`,
    payload: sampleSubmission({ recaptcha_token: running.quickToken(), ...changes }),
  })
  expect(statusCode).toBe(201)
}

const mailsQueued = async (): Promise<number> =>
  (await running.db.read((tx) => outboxStats(tx, 'visitor'))).queued

test('sends three status mails a day per recipient and stores every submission', async () => {
  const spellings = [
    VICTIM,
    'Victim@Mail.Example',
    'victim+1@mail.example',
    'v.i.ctim@mail.example',
  ]
  for (let index = 0; index < 24; index++) await submit({ email: spellings[index % 4] })
  expect(await mailsQueued()).toBe(3)
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(24)
  await submit({ email: 'another@mail.example' })
  expect(await mailsQueued()).toBe(4)
  running.state.now += DAY_MS
  await submit({ email: VICTIM })
  expect(await mailsQueued()).toBe(5)
})

test('sends no status mail for a form without scripts', async () => {
  const { statusCode } = await running.postForm('/request', {
    name: 'Maria Gómez',
    phone: '(201) 555-0123',
    email: VICTIM,
    address: '7601 Bergenline Ave',
    service: A_SERVICE,
    timeframe: 'ASAP',
  })
  expect(statusCode).toBe(303)
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(1)
  expect(await mailsQueued()).toBe(0)
})

test('sends no status mail for an unverified submission or a filled honeypot', async () => {
  await submit({ email: VICTIM, website: 'https://spam.example' })
  running.state.googleDown = true
  await submit({ email: VICTIM })
  expect(await mailsQueued()).toBe(0)
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(2)
})

test('sends no status mail to staff members, STAFF_EMAIL or the sender address', async () => {
  await running.db.write((tx) =>
    addStaffMember(tx, {
      id: crypto.randomUUID(),
      name: 'Maria Lopez',
      language: 'en',
      channels: [
        {
          id: crypto.randomUUID(),
          kind: 'mail',
          address: JSON.stringify({ kind: 'mail', to: [MEMBER] }),
          addressKey: MEMBER,
        },
      ],
      now: running.state.now,
    }),
  )
  for (const email of [STAFF, SENDER, MEMBER, 'Site+form@keys.example', 'marialopez@home.example'])
    await submit({ email })
  expect(await mailsQueued()).toBe(0)
  expect(await running.db.read((tx) => countLeads(tx, {}))).toBe(5)
})

test('stores the submission without a status mail when the recipient cannot be counted', async () => {
  await running.close()
  running = await createInjectedApp({
    wrapDb: (db) => ({
      ...db,
      single: async () => {
        throw new Error('no counters')
      },
    }),
  })
  await submit({ email: VICTIM })
  expect(await mailsQueued()).toBe(0)
})

test.each([
  ['Ann.Lee+keys@Mail.Example', 'annlee@mail.example'],
  ['Front Desk <desk@keys.example>', 'desk@keys.example'],
  ['+tag@keys.example', '+tag@keys.example'],
])('compares %s as %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox)
})
