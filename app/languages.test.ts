import { expect, test } from 'vitest'
import { SPECULATION_RULES } from '#app/browser/navigation/speculation-rules.ts'
import { OFFLINE } from '#app/browser/offline/offline-pages.ts'
import { localizedPages, localizedPath } from '#domain/pages/localized-paths.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { notFoundPath } from './not-found.ts'

test('each language has a not-found page at an address that is no page', () => {
  const paths = LANGUAGES.map(notFoundPath)
  expect(paths).toEqual(['/404', '/es/404'])
  expect(localizedPages().filter(({ path }) => paths.includes(path))).toEqual([])
})

test('the Spanish worker handles all Spanish pages, and the English worker none of them', () => {
  for (const { path, language } of localizedPages())
    expect(path.startsWith(OFFLINE[language].scope)).toBe(true)
  const english = localizedPages().filter(({ language }) => language === 'en')
  expect(english.filter(({ path }) => path.startsWith(OFFLINE.es.scope))).toEqual([])
})

test('prefetches neither the thank-you page in any language nor what is for one visitor', () => {
  const rules = JSON.parse(SPECULATION_RULES) as {
    readonly prerender: readonly [
      {
        readonly where: { readonly and: readonly { not?: { href_matches?: readonly string[] } }[] }
      },
    ]
  }
  const never = rules.prerender[0].where.and.flatMap(({ not }) => not?.href_matches ?? [])
  for (const language of LANGUAGES) expect(never).toContain(localizedPath('/thank-you', language))
  for (const path of ['/request', '/r/*', '/a/*', '/staff']) expect(never).toContain(path)
})
