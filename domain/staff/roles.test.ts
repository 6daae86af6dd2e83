import { expect, test } from 'vitest'
import { type Capability, isAllowed, needsRecentSignIn, parseRole } from './roles.ts'

const OWNERS: readonly Capability[] = [
  'schedules',
  'sessions',
  'reviews',
  'facts',
  'money',
  'team',
  'exports',
]

test('an owner may do everything, a locksmith works on leads and on their own account', () => {
  for (const capability of OWNERS) {
    expect([capability, isAllowed('owner', capability)]).toEqual([capability, true])
    expect([capability, isAllowed('locksmith', capability)]).toEqual([capability, false])
  }
  for (const capability of ['leads', 'self'] as const) {
    expect(isAllowed('owner', capability)).toBe(true)
    expect(isAllowed('locksmith', capability)).toBe(true)
    expect(needsRecentSignIn(capability)).toBe(false)
  }
})

test('money, team, facts and exports need a recent sign-in', () => {
  expect(OWNERS.filter(needsRecentSignIn)).toEqual(['facts', 'money', 'team', 'exports'])
})

test('knows two roles', () => {
  expect([parseRole('owner'), parseRole('locksmith')]).toEqual(['owner', 'locksmith'])
  expect([parseRole('admin'), parseRole(''), parseRole(null)]).toEqual([null, null, null])
})
