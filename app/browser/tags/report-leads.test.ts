import { beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { REPORTED_KEY, WAITING_KEY } from '../storage/lead-keys.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { dropLeads, reportLeads } from './report-leads.ts'

beforeEach(() => {
  for (const key of [WAITING_KEY, REPORTED_KEY]) deviceValues.remove(key)
})

const wait = (...entries: readonly (readonly [id: string, ago: number])[]): void =>
  deviceValues.set(WAITING_KEY, entries.map(([id, ago]) => ` ${id}@${Date.now() - ago}`).join(''))

async function reported(): Promise<readonly string[]> {
  const report = vi.fn<(id: string) => void>()
  reportLeads(report)
  await new Promise((resolve) => setTimeout(resolve, 20))
  return report.mock.calls.map(([id]) => id)
}

test('reports each waiting lead once', async () => {
  wait(['one', 0], ['two', DAY_MS], ['one', 5])
  expect(await reported()).toEqual(['one', 'two'])
  expect(await reported()).toEqual([])
  wait(['two', 0], ['three', 0])
  expect(await reported()).toEqual(['three'])
})

test('knows the lead that an earlier release has reported', async () => {
  deviceValues.set(REPORTED_KEY, 'old')
  wait(['old', 0])
  expect(await reported()).toEqual([])
})

test('forgets leads that waited for seven days, and those that are dropped', async () => {
  wait(['late', 7 * DAY_MS], ['broken', Number.NaN])
  expect(await reported()).toEqual([])
  wait(['declined', 0])
  dropLeads()
  expect(await reported()).toEqual([])
})
