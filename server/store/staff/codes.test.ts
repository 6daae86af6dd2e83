import { expect, test } from 'vitest'
import type { Row } from '../alarm/program.ts'
import { addCode } from './codes.ts'

const CODE = {
  attemptHash: 'attempt',
  address: 'maria@staff.example',
  addressHash: 'address',
  codeHash: 'code',
  isHouse: false,
  noticeId: 'notice',
  now: 0,
  expiresAt: 1,
}
const LIMITS = { perAddress: { most: 3, withinMs: 1 }, overall: { most: 3, withinMs: 1 } }

/** The statements of a sign-in, on a database that knows this person by every mailbox. */
function statements(member: Row | null): readonly string[] {
  const asked: string[] = []
  const steps = addCode(CODE, LIMITS)
  let step = steps.next()
  while (!step.done) {
    const { sql } = step.value
    asked.push(sql)
    step = steps.next(sql.includes('FROM channels') && member ? [member] : [])
  }
  expect(step.value).toBe('begun')
  return asked
}

test('R131: an address that nobody has costs the database the very statements of a known one', () => {
  const known = statements({ id: 'maria', name: 'Maria', language: 'en' })
  expect(known.length).toBeGreaterThan(3)
  expect(statements(null)).toEqual(known)
})
