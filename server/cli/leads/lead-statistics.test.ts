import { expect, test } from 'vitest'
import { ANOTHER_TOWN, A_TOWN } from '#domain/sample-towns.fixture.ts'
import { ANOTHER_SERVICE, A_SERVICE } from '#domain/sample-services.fixture.ts'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import type { Lead } from '#server/store/store.ts'
import { leadStatistics } from './lead-statistics.ts'

const { lead: sample } = sampleJob()
const at = Date.parse(sample.created_at)
const sentAfter = (milliseconds: number): Partial<Lead> => ({
  mail: { state: 'sent', attempts: 1, sentAt: at + milliseconds, lastError: null },
})

const figures = (...changes: Partial<Lead>[]): ReturnType<typeof leadStatistics> =>
  leadStatistics(
    (async function* () {
      for (const change of changes) yield { ...sample, ...change }
    })(),
  )

const byName = (one: string, other: string): number => one.localeCompare(other, 'en')

test('counts leads by service, town and campaign, most first', async () => {
  expect(
    await figures(
      { service: ANOTHER_SERVICE, address: `1 Main St, ${ANOTHER_TOWN}` },
      { service: A_SERVICE, traffic_source: null },
      { service: A_SERVICE, address: 'somewhere', visitor_info: null },
    ),
  ).toMatchObject({
    total: 3,
    byService: [
      [A_SERVICE, 2],
      [ANOTHER_SERVICE, 1],
    ],
    byTown: ['elsewhere', A_TOWN, ANOTHER_TOWN].toSorted(byName).map((town) => [town, 1]),
    byCampaign: [
      ['night-lockouts', 2],
      ['(none)', 1],
    ],
  })
})

test('measures the time to mail of sent mails only', async () => {
  const odd = await figures(sentAfter(9000), sentAfter(1000), sentAfter(2000), {})
  expect(odd).toMatchObject({ toMail: { median: 2000, worst: 9000 }, unsent: 1 })
  const even = await figures(sentAfter(1000), sentAfter(4000))
  expect(even.toMail).toEqual({ median: 2500, worst: 4000 })
})

test('reports no time when nothing was sent', async () => {
  expect(await figures({})).toMatchObject({ toMail: null, unsent: 1 })
  expect(await figures()).toMatchObject({ total: 0, toMail: null, unsent: 0 })
})
