import { expect, test } from 'vitest'
import { type AccessChangeKind, toldOfAccess } from './access-change.ts'

const STAFF = [
  { id: 'olga', role: 'owner' },
  { id: 'otto', role: 'owner' },
  { id: 'leo', role: 'locksmith' },
  { id: 'lea', role: 'locksmith' },
] as const

const told = (kind: AccessChangeKind, ofId: string | null, byId: string) =>
  toldOfAccess(kind, { ofId, byId }, STAFF).map(({ id }) => id)

test('tells the staff member concerned and the owners, without the one who did it', () => {
  expect(told('changed', 'leo', 'olga')).toEqual(['otto', 'leo'])
  expect(told('invited', 'olga', 'olga')).toEqual(['otto'])
  expect(told('removed', 'gone', 'otto')).toEqual(['olga'])
  expect(told('facts', null, 'olga')).toEqual(['otto'])
})

test('tells of a phone also the one who did it, whose phone somebody else may have', () => {
  expect(told('signed-in', 'leo', 'leo')).toEqual(['olga', 'otto', 'leo'])
  expect(told('session-ended', 'leo', 'leo')).toEqual(['olga', 'otto', 'leo'])
  expect(told('session-ended', 'leo', 'olga')).toEqual(['otto', 'leo'])
})
