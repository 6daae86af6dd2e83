import { afterEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { idTagOf, idTags } from './id-tag.ts'

const FACTS = business
afterEach(() => putInForce(FACTS))

const putLocksmiths = (locksmiths: typeof business.locksmiths) =>
  putInForce({ ...FACTS, locksmiths })

const ANA = { name: 'Ana Maria Ruiz', experienceYears: 12, license: '34LX1' }
const LI = { name: 'Li', experienceYears: null, license: null }

test('a tag has the first letters of first and last name', () => {
  putLocksmiths([ANA, LI])
  expect(idTags().map(({ initials }) => initials)).toEqual(['AR', 'L'])
})

test('a staff member has the tag of the locksmith of the same whole name, with the first name only', () => {
  putLocksmiths([ANA, LI])
  expect(idTagOf(' ana maria ruiz')).toEqual({ initials: 'AR', name: 'Ana', license: '34LX1' })
  expect(idTagOf('Ana Ruiz')).toBeNull()
})

test('without named locksmiths nobody has a tag', () => {
  putLocksmiths([])
  expect(idTags()).toEqual([])
  expect(idTagOf('Ana Maria Ruiz')).toBeNull()
})
