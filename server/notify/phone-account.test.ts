import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { AccountState } from './channels/twilio/account.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'
import { startPhoneAccountCheck } from './phone-account.ts'

const harness = useEngineHarness()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let stop = (): void => {}
afterEach(() => stop())

let account: AccountState
let asked = 0

function start(): void {
  asked = 0
  stop = startPhoneAccountCheck({
    store: harness.store,
    clock: () => harness.now,
    setTimer: harness.setTimer,
    log: harness.log,
    randomId: () => crypto.randomUUID(),
    staffEmail: ['owner@palisade.example'],
    nudge: () => {},
    checkAccount: async () => {
      asked += 1
      return account
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
    await harness.store.notices.claimNotices({
      channel: 'mail',
      now: harness.now,
      leaseMs: 1000,
      limit: 9,
    })
  ).map(({ kind, address }) => `${kind} ${address}`)

test('mails the owner once a day while Twilio refuses the account, and logs it each hour', async () => {
  account = { state: 'refused', reason: 'status 401, error 20003' }
  start()
  await pass(3 * HOUR)
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(asked).toBeLessThanOrEqual(4)
  expect(await mails()).toEqual(['calls-refused {"kind":"mail","to":["owner@palisade.example"]}'])
  expect(harness.logged.filter(({ message }) => message.includes('nobody is called'))).toHaveLength(
    asked,
  )
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
