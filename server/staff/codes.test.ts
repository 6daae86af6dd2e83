import { expect, test } from 'vitest'
import { type Row, type Tx } from '#server/db/db.ts'
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
async function statements(staffMember: Row | null, counts: Row = {}): Promise<readonly string[]> {
  const asked: string[] = []
  const tx: Tx = {
    async run({ sql }) {
      asked.push(sql)
      if (sql.includes('count(*)')) return [counts]
      return sql.includes('FROM channels') && staffMember ? [staffMember] : []
    },
  }
  await addCode(tx, CODE, LIMITS)
  return asked
}

test('runs the same statements for an unknown address as for a known one', async () => {
  const known = await statements({ id: 'maria', name: 'Maria', language: 'en' })
  expect(known.length).toBeGreaterThan(3)
  expect(await statements(null)).toEqual(known)
  expect(await statements(null, { unknown: 3 })).toEqual(known)
  expect(await statements({ id: 'maria' }, { known: 3 })).toEqual(known)
})
