import { describe, expect, test } from 'vitest'
import {
  localizedPages,
  localizedPath,
  pageInOtherLanguage,
  localizedPageAt,
} from './localized-paths.ts'
import { sitePages } from './pages.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'

const english = sitePages().map(({ path }) => path)
const spanish = sitePages().map((page) => page.spanish.path)

test('every page has an address of its own in each language', () => {
  const paths = localizedPages().map(({ path }) => path)
  expect(paths).toEqual([...english, ...spanish])
  expect(new Set(paths).size).toBe(paths.length)
})

describe.each(sitePages())('$path', ({ path, spanish: { path: other } }) => {
  test('has a Spanish address of plain words below that of its parent page', () => {
    expect(other).toMatch(/^\/es(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)
    const above = path.replace(/\/[^/]*$/, '') || '/'
    if (path !== '/') expect(other.replace(/\/[^/]*$/, '')).toBe(localizedPath(above, 'es'))
  })

  test('is found in both languages', () => {
    expect(localizedPath(path, 'en')).toBe(path)
    expect(localizedPath(path, 'es')).toBe(other)
    expect(localizedPageAt(path)).toMatchObject({ language: 'en', path, page: { path } })
    expect(localizedPageAt(other)).toMatchObject({ language: 'es', path: other, page: { path } })
    expect(pageInOtherLanguage(path)).toMatchObject({ language: 'es', path: other })
    expect(pageInOtherLanguage(other)).toMatchObject({ language: 'en', path })
    expect([pageLanguage(path), pageLanguage(other)]).toEqual(['en', 'es'])
  })
})

test.each([
  ['/book-online?service=Car%20Lockout#form', '/es/pedir-servicio?service=Car%20Lockout#form'],
  ['/#areas', '/es#areas'],
  ['/request', '/request'],
  ['/nowhere', '/nowhere'],
  ['tel:2015550142', 'tel:2015550142'],
  ['https://example.com/contact', 'https://example.com/contact'],
  ['#form', '#form'],
])('on a Spanish page the link %s becomes %s', (link, local) => {
  expect(localizedPath(link, 'es')).toBe(local)
})

test.each(['/es/', '/es/contact', '/contacto', '/es/nada', '/ES', ''])(
  '%j is not a page in any language',
  (address) => {
    expect(localizedPageAt(address)).toBeUndefined()
    expect(pageInOtherLanguage(address)).toBeUndefined()
  },
)
