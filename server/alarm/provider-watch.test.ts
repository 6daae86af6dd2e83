import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { environmentOf } from './channel-app.fixture.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { watchProviders } from './provider-watch.ts'
import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { addStaffMember } from '#server/db/tables/staff-members.ts'
import { claimNotices } from '#server/db/tables/notices.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OWNER = '{"kind":"mail","to":["owner@palisade.example"]}'
let stop = (): void => {}
afterEach(() => stop())

/** What Twilio and Pushover answer. */
let account: () => Response
let pushover: () => Response
let asked = 0

const SUSPENDED = () => Response.json({ code: 20_003 }, { status: 401 })
const ACTIVE = () => Response.json({ status: 'active' })
const DOWN = () => new Response('', { status: 503 })

function start(): void {
  asked = 0
  pushover = () => Response.json({ status: 1 })
  stop = watchProviders({
    ...harness.app,
    environment: environmentOf({
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'not-to-be-shown',
      TWILIO_FROM: '+12015550142',
      PUSHOVER_TOKEN: 'azGDORePK8gMaC0QOYAMyEEuzJnyUi',
    }),
    noticeSettings: {
      configuredChannels: new Set(['mail'] as const),
      staffEmail: ['owner@palisade.example'],
    },
    fetch: async (url) => {
      if (String(url).includes('pushover')) return pushover()
      asked += 1
      return account()
    },
  })
}

async function pass(ms: number): Promise<void> {
  for (const until = harness.now + ms; harness.now < until;) {
    harness.now += MINUTE
    harness.runTimers()
    for (let turn = 0; turn < 8; turn += 1) await setImmediate()
  }
}

/** Claims the mails that wait. */
const mails = async (): Promise<readonly string[]> =>
  (
    await harness.db.writeRelaxed((tx) =>
      claimNotices(tx, {
        channel: 'mail',
        now: harness.now,
        leaseMs: 1000,
        limit: 9,
      }),
    )
  ).map(({ payload, address }) => `${(JSON.parse(payload) as ReadyMessage).title} ${address}`)

test('mails the owner once a day while Twilio refuses the account, and logs it each hour', async () => {
  account = SUSPENDED
  start()
  await pass(3 * HOUR)
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(asked).toBeLessThanOrEqual(4)
  expect(await mails()).toEqual([`Nobody can be called ${OWNER}`])
  expect(harness.logged.filter(({ message }) => message.includes('refuses us'))).toHaveLength(asked)
})

test('mails nobody while the account may call, or the provider does not answer', async () => {
  account = ACTIVE
  start()
  await pass(HOUR)
  account = DOWN
  await pass(2 * HOUR)
  expect(asked).toBeGreaterThan(1)
  expect(await mails()).toEqual([])
})

test('mails the owner of each provider that refuses, with its own words', async () => {
  const address = '{"kind":"pushover","user":"uQiRzpo4DXghDmr9QzzfQu27cmVRsG"}'
  await harness.db.write((tx) =>
    addStaffMember(tx, {
      ...{ id: 'd', name: 'Dan', language: 'en', now: harness.now },
      channels: [{ id: 'p', kind: 'pushover', address, addressKey: 'p' }],
    }),
  )
  account = SUSPENDED
  start()
  pushover = () => Response.json({ user: 'invalid', status: 0 }, { status: 400 })
  await pass(3 * HOUR)
  expect((await mails()).toSorted()).toEqual([
    `Nobody can be called ${OWNER}`,
    `Pushover notifies nobody, or not everybody ${OWNER}`,
  ])
  const logged = JSON.stringify(harness.logged)
  expect(logged).toContain('1 of 1 keys')
  expect(logged).not.toContain('Dan')
})
