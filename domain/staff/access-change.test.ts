import { expect, test } from 'vitest'
import { toldOfAccess } from './access-change.ts'

const STAFF = [
  { id: 'olga', role: 'owner' },
  { id: 'otto', role: 'owner' },
  { id: 'leo', role: 'locksmith' },
  { id: 'lea', role: 'locksmith' },
] as const

const told = (ofId: string | null, byId: string) =>
  toldOfAccess({ ofId, byId }, STAFF).map(({ id }) => id)

test('tells the staff member concerned and the owners, without the one who did it', () => {
  expect(told('leo', 'olga')).toEqual(['otto', 'leo'])
  expect(told('gone', 'otto')).toEqual(['olga'])
  expect(told(null, 'olga')).toEqual(['otto'])
})

test('tells who did it to themselves, whose phone somebody else may have', () => {
  expect(told('leo', 'leo')).toEqual(['olga', 'otto', 'leo'])
  expect(told('olga', 'olga')).toEqual(['olga', 'otto'])
})
