import { expect, test } from 'vitest'
import { alarmTables } from '#server/db/schema/alarm-tables.ts'
import { OUTGOING_KINDS } from './outgoing-events.ts'

test('the index of outgoing events covers the kinds that are sent', () => {
  const schema = alarmTables({
    integer: 'bigint',
    real: 'double precision',
    time: 'timestamptz',
    json: 'jsonb',
    bytes: 'bytea',
    options: '',
    unlogged: '',
    secret: `''`,
  })
  const [, kinds = ''] = /INDEX events_outgoing ON events \(at\)\s+WHERE kind IN \(([^)]+)\)/.exec(
    schema,
  ) ?? ['', '']
  // A partial index is used only for a query with its own condition: a new kind needs a migration.
  expect(kinds.split(/,\s+/).toSorted()).toEqual(
    Array.from(OUTGOING_KINDS, (kind) => `'${kind}'`).toSorted(),
  )
})
