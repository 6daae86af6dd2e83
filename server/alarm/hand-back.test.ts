import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { NO_CHANNELS } from '#server/store/contract/alarm-samples.fixture.ts'
import { useEngineHarness } from './engine-harness.fixture.ts'

/** Transitions back to `pending`, which the life cycle does not offer yet, need one table row each. */

const PLANTED = { pending: { by: ['staff'], button: null } } as const
const { accepted, done } = LEAD_LIFECYCLE
const rows = [accepted, done].map((row) => ({ row, to: row.to }))

beforeAll(() => {
  for (const { row, to } of rows) Object.assign(row, { to: { ...to, ...PLANTED } })
})
afterAll(() => {
  for (const { row, to } of rows) Object.assign(row, { to })
})

const stage = useEngineHarness()

const MINUTE = 60_000
const tokenOf = (url: string | null | undefined): string => url?.split('/').at(-1) ?? ''

test('restarts the alarm from its first step for a lead that is handed back', async () => {
  stage.settings['alarm_plan'] = '0s push all; 5m push all'
  const ana = await stage.person('Ana')
  const id = await stage.record()
  stage.engine()
  await stage.quietFor()
  const move = async (to: 'pending' | 'done') =>
    await stage.store.alarms.moveLead(id, {
      to,
      role: 'staff',
      by: { personId: ana, via: 'board' },
      now: stage.now,
      noticeId: null,
      settings: NO_CHANNELS,
    })
  const accept = async () => await stage.leads.accept(tokenOf(stage.sent.at(-1)?.notice.acceptUrl))
  for (const isReopened of [false, true]) {
    expect(await accept()).toMatchObject({ outcome: 'taken' })
    if (isReopened) await move('done')
    await stage.advanceClock(MINUTE)
    const before = stage.sent.length
    expect(await move('pending')).toMatchObject({ outcome: 'moved' })
    expect((await stage.store.staff.boardDetail(id))?.assignee).toBeNull()
    expect((await stage.store.getLead(id))?.status).toBe('pending')
    await stage.advanceClock(6 * MINUTE)
    expect(stage.sent.slice(before).map(({ notice }) => notice.kind)).toEqual([
      'created',
      'waiting',
    ])
  }
  expect((await accept()).outcome).toBe('taken')
})

test('opens no page by the token of a closed lead', async () => {
  await stage.person('Ana')
  const id = await stage.record()
  stage.engine()
  await stage.quietFor()
  const token = tokenOf(stage.sent[0]?.notice.acceptUrl)
  expect(await stage.leads.view(token)).toMatchObject({ kind: 'request', submissionId: id })
  expect(await stage.leads.cancel(id)).toBe(true)
  expect(await stage.leads.view(token)).toBeNull()
})
