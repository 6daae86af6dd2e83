import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/durations.ts'
import { type Capability, isAllowed, isProved, parseRole, type Proof } from './roles.ts'

const OWNERS: readonly Capability[] = [
  'schedules',
  'sessions',
  'reviews',
  'facts',
  'money',
  'team',
  'exports',
]

const proved = (proof: Proof, ageMs: number, hasPasskey = proof === 'passkey') =>
  ([...OWNERS, 'passkeys', 'leads', 'self'] as const).filter((capability) =>
    isProved(capability, { proof, ageMs, hasPasskey }),
  )

test('an owner may do everything, a locksmith works on leads and on their own account', () => {
  for (const capability of OWNERS) {
    expect([capability, isAllowed('owner', capability)]).toEqual([capability, true])
    expect([capability, isAllowed('locksmith', capability)]).toEqual([capability, false])
  }
  for (const capability of ['leads', 'self', 'passkeys'] as const) {
    expect(isAllowed('owner', capability)).toBe(true)
    expect(isAllowed('locksmith', capability)).toBe(true)
  }
})

const ALWAYS = ['schedules', 'sessions', 'reviews', 'leads', 'self']

test('money, team, facts, exports and passkeys need a sign-in of the last twelve hours', () => {
  for (const proof of ['code', 'invitation', 'passkey'] as const) {
    expect(proved(proof, 12 * HOUR_MS - 1)).toHaveLength(10)
    expect(proved(proof, 12 * HOUR_MS).filter((one) => one !== 'money')).toEqual(ALWAYS)
  }
})

test('a passkey opens the overview for two weeks, a code for twelve hours', () => {
  expect(proved('passkey', 14 * DAY_MS - 1)).toContain('money')
  expect(proved('passkey', 14 * DAY_MS)).not.toContain('money')
  expect(proved('code', 12 * HOUR_MS)).not.toContain('money')
})

test('a mailed code proves nothing of that for who has a passkey; an invitation does', () => {
  expect(proved('code', 0, true)).toEqual(ALWAYS)
  expect(proved('invitation', 0, true)).toHaveLength(10)
})

test('knows two roles', () => {
  expect([parseRole('owner'), parseRole('locksmith')]).toEqual(['owner', 'locksmith'])
  expect([parseRole('admin'), parseRole(''), parseRole(null)]).toEqual([null, null, null])
})
