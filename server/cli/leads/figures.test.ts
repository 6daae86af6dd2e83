import { expect, test } from 'vitest'
import { sampleJob } from '#server/mail/sample-job.fixture.ts'
import type { Lead } from '#server/store/store.ts'
import { figuresOf } from './figures.ts'

const { lead: sample } = sampleJob()
const at = Date.parse(sample.created_at)
const sentAfter = (milliseconds: number): Partial<Lead> => ({
  mail: { state: 'sent', attempts: 1, sentAt: at + milliseconds, lastError: null },
})

const figures = (...changes: Partial<Lead>[]): ReturnType<typeof figuresOf> =>
  figuresOf(
    (async function* () {
      for (const change of changes) yield { ...sample, ...change }
    })(),
  )

test('requests are counted by service, town and campaign, most first', async () => {
  expect(
    await figures(
      { service: 'Lock Rekey', address: '1 Main St, Weehawken' },
      { service: 'House Lockout', traffic_source: null },
      { service: 'House Lockout', address: 'somewhere' },
    ),
  ).toMatchObject({
    total: 3,
    byService: [
      ['House Lockout', 2],
      ['Lock Rekey', 1],
    ],
    byTown: [
      ['elsewhere', 1],
      ['North Bergen', 1],
      ['Weehawken', 1],
    ],
    byCampaign: [
      ['night-lockouts', 2],
      ['(none)', 1],
    ],
  })
})

test('the time to mail is that of those that were sent', async () => {
  const odd = await figures(sentAfter(9000), sentAfter(1000), sentAfter(2000), {})
  expect(odd).toMatchObject({ toMail: { median: 2000, worst: 9000 }, unsent: 1 })
  const even = await figures(sentAfter(1000), sentAfter(4000))
  expect(even.toMail).toEqual({ median: 2500, worst: 4000 })
})

test('nothing sent is no time at all', async () => {
  expect(await figures({})).toMatchObject({ toMail: null, unsent: 1 })
  expect(await figures()).toMatchObject({ total: 0, toMail: null, unsent: 0 })
})
