import { expect, test } from 'vitest'
import { askedLanguage } from './asked-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-US,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr, es;q=0.4', 'es'],
  ['en;q=0.2, ES-mx;q=0.7', 'es'],
  ['es;q=0, en', 'en'],
  ['est', 'en'],
  ['de;q=x, *', 'en'],
])('of the header %s', (header, language) => {
  expect(askedLanguage({ 'accept-language': header })).toBe(language)
})
