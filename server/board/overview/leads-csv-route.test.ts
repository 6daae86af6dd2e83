import { expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { createInjectedApp } from '#tests/support/running-app-inject.ts'
import { signInStaff } from '#tests/support/staff-session.ts'
import { storeSubmission } from '#server/leads/record.ts'

test('gives an owner the leads of a period as a file, with formulas defused', async () => {
  const { app, db, close } = await createInjectedApp()
  const { cookie } = await signInStaff(db, 'Olga')
  await storeSubmission(db, sampleSubmission({ row: { name: '=1+1' } }))
  const get = async (query: string) =>
    await app.inject({ url: `/staff/leads.csv${query}`, headers: { cookie } })
  const { statusCode, headers, body } = await get('')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(body).toContain('Taken by')
  expect(body).not.toMatch(/(^|[",;])=1\+1/)
  expect((await get('?from=2001-01-01&to=2001-01-02')).body.trim().split('\n')).toHaveLength(1)
  const wrong = await get('?from=yesterday')
  expect([wrong.statusCode, wrong.body]).toEqual([422, 'from takes a day such as 2031-03-01.\n'])
  await close()
})
