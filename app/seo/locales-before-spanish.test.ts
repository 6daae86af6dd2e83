import { expect, test, vi } from 'vitest'
import { PAGES } from '#domain/pages.ts'
import { alternatesOf } from './locales.ts'

vi.mock('#domain/spanish-is-out.ts', () => ({ SPANISH_IS_OUT: false }))

test('R150: a page without Spanish claims no other language', () => {
  expect(PAGES.flatMap(({ path }) => alternatesOf(path))).toEqual([])
})
