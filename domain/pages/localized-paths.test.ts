import { describe, expect, test } from 'vitest'
import {
  localizedPages,
  localizedPath,
  pageInOtherLanguage,
  localizedPageAt,
  pageLanguages,
} from './localized-paths.ts'
import { sitePages } from './pages.ts'
import { spanishPaths } from './spanish-paths.ts'
import { isSpecifiedPage } from './specification.fixture.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'

const english = sitePages().map(({ path }) => path)

describe('Spanish paths', () => {
  test('every page of the specification has one, and each belongs to an existing page', () => {
    const without = english.filter((path) => !Object.hasOwn(spanishPaths(), path))
    expect(without.filter(isSpecifiedPage)).toEqual([])
    expect(Object.keys(spanishPaths()).filter((path) => !english.includes(path))).toEqual([])
  })

  test('are unique', () => {
    const spanish = Object.values(spanishPaths())
    expect(new Set(spanish).size).toBe(spanish.length)
  })

  test.each(Object.entries(spanishPaths()))(
    '%s is %s: plain words below the parent page',
    (path, spanish) => {
      expect(spanish).toMatch(/^\/es(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)
      const above = path.replace(/\/[^/]*$/, '') || '/'
      if (path !== '/') expect(spanish.replace(/\/[^/]*$/, '')).toBe(spanishPaths()[above])
    },
  )
})

describe('localizedPath and pageInOtherLanguage', () => {
  test.each(english.filter((path) => !Object.hasOwn(spanishPaths(), path)))(
    '%s, added by an owner, exists in English only',
    (path) => {
      expect(pageLanguages(path)).toEqual(['en'])
      expect(localizedPath(path, 'es')).toBe(path)
      expect(pageInOtherLanguage(path)).toBeUndefined()
    },
  )

  test.each(sitePages().filter(({ path }) => Object.hasOwn(spanishPaths(), path)))(
    '$path',
    ({ path }) => {
      const spanish = localizedPath(path, 'es')
      expect(pageLanguages(path)).toEqual(['en', 'es'])
      expect(localizedPath(path, 'en')).toBe(path)
      expect(localizedPageAt(path)).toMatchObject({ language: 'en', path, page: { path } })
      expect(localizedPageAt(spanish)).toMatchObject({
        language: 'es',
        path: spanish,
        page: { path },
      })
      expect(pageInOtherLanguage(path)).toMatchObject({ language: 'es', path: spanish })
      expect(pageInOtherLanguage(spanish)).toMatchObject({ language: 'en', path })
      expect([pageLanguage(path), pageLanguage(spanish)]).toEqual(['en', 'es'])
    },
  )

  test('LOCALIZED_PAGES lists all pages in both languages once', () => {
    const paths = localizedPages().map(({ path }) => path)
    expect(paths.slice(0, english.length)).toEqual(english)
    expect(new Set(paths).size).toBe(english.length + Object.keys(spanishPaths()).length)
    expect(new Set(paths).size).toBe(paths.length)
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
