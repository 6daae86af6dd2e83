import { expect, test } from 'vitest'
import { visitorLanguage } from './visitor-language.ts'

const visitor = (language: string): Parameters<typeof visitorLanguage>[0]['visitor_info'] =>
  ({ language }) as NonNullable<Parameters<typeof visitorLanguage>[0]['visitor_info']>

test.each([
  ['/es', 'en-US', 'es'],
  ['/es/cerrajero/union-city', 'en-US', 'es'],
  ['/estimates', 'en-US', 'en'],
  ['/', 'es-MX', 'es'],
  ['/', 'ES', 'es'],
  ['/', 'est', 'en'],
  ['/', '', 'en'],
])('R152: from %s with a browser in %j one speaks %s', (source_url, language, spoken) => {
  expect(visitorLanguage({ source_url, visitor_info: visitor(language) })).toBe(spoken)
})

test('R152: without a word about the browser the page decides', () => {
  expect(visitorLanguage({ source_url: '/', visitor_info: null })).toBe('en')
  expect(visitorLanguage({ source_url: '/es/reservar' })).toBe('es')
})
