import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { recordLead } from '#tests/support/board-setup.ts'
import { createInjectedApp, type InjectedApp } from '#tests/support/running-app-inject.ts'
import { addBusinessVersion } from '#server/db/tables/business-versions.ts'
import { countDeletedBy, retentionDaysInForce } from './retention-days.ts'

const NOW = Date.parse('2031-03-04T12:00:00Z')
let running: InjectedApp
beforeEach(async () => {
  running = await createInjectedApp()
})
afterEach(() => running.close())

const publish = async (days: number, at: number): Promise<unknown> =>
  await running.db.write((tx) =>
    addBusinessVersion(
      tx,
      {
        id: crypto.randomUUID(),
        text: JSON.stringify({ retentionDays: days, at }),
        publishedAt: at,
        staffMemberId: null,
      },
      null,
    ),
  )
const inForce = async (days: number, now: number): Promise<number> =>
  await running.db.read((tx) => retentionDaysInForce(tx, days, now))

test('deletes by a shorter time after a week only, and by a longer one at once', async () => {
  await publish(180, NOW - 90 * DAY_MS)
  await publish(1, NOW)
  expect(await inForce(1, NOW + 10 * MINUTE_MS)).toBe(180)
  expect(await inForce(1, NOW + 7 * DAY_MS - MINUTE_MS)).toBe(180)
  expect(await inForce(1, NOW + 7 * DAY_MS + MINUTE_MS)).toBe(1)
  await publish(365, NOW + MINUTE_MS)
  expect(await inForce(365, NOW + 2 * MINUTE_MS)).toBe(365)
})

test('is not got around by publishing often', async () => {
  await publish(180, NOW - 90 * DAY_MS)
  for (let time = 0; time < 50; time++) await publish(time % 2 === 0 ? 1 : 2, NOW + time * 1000)
  expect(await inForce(2, NOW + DAY_MS)).toBe(180)
})

test('counts what a shorter time deletes after a week', async () => {
  const days = [1, 20, 30, 40]
  for (const ago of days) await recordLead(running.db, {}, NOW - ago * DAY_MS)
  // In a week those of 20 days ago are 27 days old.
  const counted = await running.db.read((tx) => countDeletedBy(tx, 30, NOW))
  expect(counted).toBe(2)
})
