import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ProviderState } from './channels/provider-state.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { watchProviders } from './provider-watch.ts'
import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { claimNotices } from '#server/db/tables/notices.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OWNER = '{"kind":"mail","to":["owner@palisade.example"]}'
let stop = (): void => {}
afterEach(() => stop())

let account: ProviderState
let pushover: ProviderState
let asked = 0

function start(): void {
  asked = 0
  pushover = { state: 'ok' }
  stop = watchProviders({
    store: harness.store,
    clock: () => harness.now,
    setTimer: harness.setTimer,
    log: harness.log,
    settings: {
      configuredChannels: new Set(['mail'] as const),
      staffEmail: ['owner@palisade.example'],
    },
    providers: [
      {
        provider: 'twilio',
        check: async () => {
          asked += 1
          return account
        },
      },
      { provider: 'pushover', check: async () => pushover },
    ],
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
    await harness.store.writeRelaxed((tx) =>
      claimNotices(tx, {
        channel: 'mail',
        now: harness.now,
        leaseMs: 1000,
        limit: 9,
      }),
    )
  ).map(({ payload, address }) => `${(JSON.parse(payload) as ReadyMessage).title} ${address}`)

test('mails the owner once a day while Twilio refuses the account, and logs it each hour', async () => {
  account = { state: 'refused', reason: 'status 401, error 20003' }
  start()
  await pass(3 * HOUR)
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(asked).toBeLessThanOrEqual(4)
  expect(await mails()).toEqual([`Nobody can be called ${OWNER}`])
  expect(harness.logged.filter(({ message }) => message.includes('refuses us'))).toHaveLength(asked)
})

test('mails nobody while the account may call, or the provider does not answer', async () => {
  account = { state: 'ok' }
  start()
  await pass(HOUR)
  account = { state: 'unknown', reason: 'status 503' }
  await pass(2 * HOUR)
  expect(asked).toBeGreaterThan(1)
  expect(await mails()).toEqual([])
})

test('mails the owner of each provider that refuses, with its own words', async () => {
  account = { state: 'refused', reason: 'status 401' }
  start()
  pushover = { state: 'refused', reason: '1 of 2 keys', staff: ['Dan'] }
  await pass(3 * HOUR)
  expect((await mails()).toSorted()).toEqual([
    `Nobody can be called ${OWNER}`,
    `Pushover notifies nobody, or not everybody ${OWNER}`,
  ])
  const logged = JSON.stringify(harness.logged)
  expect(logged).toContain('1 of 2 keys')
  expect(logged).not.toContain('Dan')
})
