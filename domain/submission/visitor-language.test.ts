import { expect, test } from 'vitest'
import { pageLanguage, spanishSignal } from './visitor-language.ts'

const visitor = (language: string): Parameters<typeof spanishSignal>[0]['visitor_info'] =>
  ({ language }) as NonNullable<Parameters<typeof spanishSignal>[0]['visitor_info']>

test.each([
  ['/es', 'en-US', 'speaks'],
  ['/es/ciudades/union-city', 'en-US', 'speaks'],
  ['/es/pedir-servicio?service=Car%20Lockout', '', 'speaks'],
  ['/es', 'es-US', 'speaks'],
  ['/estimates', 'en-US', null],
  ['/', 'es-MX', 'phone'],
  ['/contact', 'ES', 'phone'],
  ['/', 'est', null],
  ['/', '', null],
])('from %s with a browser in %j the signal is %s', (source_url, language, sign) => {
  expect(spanishSignal({ source_url, visitor_info: visitor(language) })).toBe(sign)
})

test('uses the page alone when the browser sends no language', () => {
  expect(spanishSignal({ source_url: '/', visitor_info: null })).toBeNull()
  expect(spanishSignal({ source_url: '/es/pedir-servicio' })).toBe('speaks')
})

test('writes to a visitor in the language of the page, not of the phone', () => {
  expect([pageLanguage('/'), pageLanguage('/es'), pageLanguage('/es/pedir-servicio')]).toEqual([
    'en',
    'es',
    'es',
  ])
  expect([pageLanguage('/estimates'), pageLanguage('')]).toEqual(['en', 'en'])
})
