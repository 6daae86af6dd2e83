import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { useCommandHarness } from '../database/command-harness.fixture.ts'
import { leadsCommand } from './command.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { alarmStats } from '#server/alarm/escalation/alarm-stats.ts'

const harness = useCommandHarness()
const add = (...args: string[]) => harness.run(leadsCommand, 'add', ...args)

test('stores a lead without an alarm, and prints its id', async () => {
  await harness.withDb(async () => undefined)
  const { status, out } = await add(
    ...['--phone', '201-555-0123', '--name', 'Zoë', '--service', A_SERVICE, '--source', 'van'],
  )
  expect(status).toBe(0)
  const lead = await harness.withDb((db) => db.read((tx) => getLead(tx, out.trim())))
  expect(lead).toMatchObject({
    phone: '(201) 555-0123',
    name: 'Zoë',
    service: A_SERVICE,
    status: 'pending',
    traffic_source: { source: 'van', medium: 'by-hand' },
  })
  expect(await harness.withDb((db) => db.read((tx) => alarmStats(tx, harness.now)))).toMatchObject({
    escalating: 0,
  })
})

test('starts the alarm with --alarm', async () => {
  await harness.withDb(async () => undefined)
  expect((await add('--phone', '2015550123', '--alarm')).status).toBe(0)
  expect(await harness.withDb((db) => db.read((tx) => alarmStats(tx, harness.now)))).toMatchObject({
    escalating: 1,
  })
})

test.each([
  [[], '--phone'],
  [['--phone', '12'], '--phone'],
])('names what is wrong: %j', async (args, named) => {
  const { status, err } = await add(...args)
  expect(status).toBe(2)
  expect(err).toContain(named)
})
