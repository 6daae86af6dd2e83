import { expect, test, vi } from 'vitest'
import { LOCAL_PAGES, localPath, otherLanguage, pageIn, pageLanguages } from './local-paths.ts'
import { PAGES } from './pages.ts'

vi.mock('./spanish-is-out.ts', () => ({ SPANISH_IS_OUT: false }))

test('R150: while no Spanish page is built nothing leads to one', () => {
  expect(LOCAL_PAGES.map(({ path }) => path)).toEqual(PAGES.map(({ path }) => path))
  expect(pageLanguages('/contact')).toEqual(['en'])
  expect(localPath('/contact', 'es')).toBe('/contact')
  expect(pageIn('/es/contacto')).toBeUndefined()
  expect(otherLanguage('/contact')).toBeUndefined()
})
