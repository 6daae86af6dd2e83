import path from 'node:path'
import { expect, test } from 'vitest'
import { BUSINESS_FILE } from './business-file-problems.ts'
import { createPendingEdits, removeMinutes } from './source-edits.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const MINUTES = '{ from: 10, to: 30 }'

test.each([
  [`{ 'Lodi': ${MINUTES} }`, '{ }'],
  [`{ 'Lodi': ${MINUTES}, 'Passaic': ${MINUTES} }`, `{ 'Passaic': ${MINUTES} }`],
  [`{ 'Passaic': ${MINUTES}, 'Lodi': ${MINUTES} }`, `{ 'Passaic': ${MINUTES}, }`],
  [
    `{\n    'Lodi': ${MINUTES},\n    'Passaic': ${MINUTES},\n  }`,
    `{\n    'Passaic': ${MINUTES},\n  }`,
  ],
  [`{ 'Passaic': ${MINUTES} }`, `{ 'Passaic': ${MINUTES} }`],
])('removes the minutes of a town from %j', (minutes, left) => {
  const pending = createPendingEdits(ROOT)
  const source = (value: string) =>
    `business = {\n  /** For a town: { 'Lodi': ${MINUTES} }. */\n  townArrivalMinutes: ${value},\n}\n`
  pending.write(BUSINESS_FILE, source(minutes))
  removeMinutes(pending, 'townArrivalMinutes', 'Lodi')
  expect(pending.read(BUSINESS_FILE).replaceAll(/\s+/g, ' ')).toBe(
    source(left).replaceAll(/\s+/g, ' '),
  )
})
