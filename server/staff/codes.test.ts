import { expect, test } from 'vitest'
import type { Row } from '#server/store/sql-program.ts'
import { addCode } from './codes.ts'

const CODE = {
  attemptHash: 'attempt',
  address: 'maria@staff.example',
  addressHash: 'address',
  networkHash: 'line',
  knownBrowser: null,
  codeHash: 'code',
  isStaffMailbox: false,
  noticeId: 'notice',
  now: 0,
  expiresAt: 1,
}
const SHARE = { limit: 3, windowMs: 1 }
const LIMITS = { perNetwork: SHARE, perMailbox: SHARE, overall: SHARE, unknownAddresses: SHARE }

/** Lists the statements of a sign-in, on a database where this staff member has every address. */
function statements(staffMember: Row | null, counts: Row = {}): readonly string[] {
  const asked: string[] = []
  const steps = addCode(CODE, LIMITS)
  let step = steps.next()
  while (!step.done) {
    const { sql } = step.value
    asked.push(sql)
    const isCount = sql.includes('count(*)')
    step = steps.next(
      isCount ? [counts] : sql.includes('FROM channels') && staffMember ? [staffMember] : [],
    )
  }
  return asked
}

test('runs the same statements for an unknown address as for a known one', () => {
  const known = statements({ id: 'maria', name: 'Maria', language: 'en' })
  expect(known.length).toBeGreaterThan(3)
  expect(statements(null)).toEqual(known)
  expect(statements(null, { unknown: 3 })).toEqual(known)
  expect(statements({ id: 'maria' }, { known: 3 })).toEqual(known)
})
