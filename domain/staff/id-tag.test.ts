import { afterEach, expect, test, vi } from 'vitest'
import { business } from '#domain/business/business.ts'

afterEach(() => vi.resetModules())

async function withLocksmiths(locksmiths: typeof business.locksmiths) {
  vi.doMock('#domain/business/business.ts', () => ({ business: { ...business, locksmiths } }))
  return import('./id-tag.ts')
}

const ANA = { name: 'Ana Maria Ruiz', experienceYears: 12, license: '34LX1' }
const LI = { name: 'Li', experienceYears: null, license: null }

test('a tag has the first letters of first and last name', async () => {
  const { idTags } = await withLocksmiths([ANA, LI])
  expect(idTags().map(({ initials }) => initials)).toEqual(['AR', 'L'])
})

test('a staff member has the tag of the locksmith of the same whole name, with the first name only', async () => {
  const { idTagOf } = await withLocksmiths([ANA, LI])
  expect(idTagOf(' ana maria ruiz')).toEqual({ initials: 'AR', name: 'Ana', license: '34LX1' })
  expect(idTagOf('Ana Ruiz')).toBeNull()
})

test('without named locksmiths nobody has a tag', async () => {
  const { idTagOf, idTags } = await withLocksmiths([])
  expect(idTags()).toEqual([])
  expect(idTagOf('Ana Maria Ruiz')).toBeNull()
})
