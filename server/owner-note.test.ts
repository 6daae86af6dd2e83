import { expect, test } from 'vitest'
import { placeholders } from '#domain/business-check.ts'
import { business } from '#domain/business.ts'
import { notConfiguredNote } from './owner-note.ts'

test('a site without placeholders carries no note', () => {
  expect(notConfiguredNote([])).toBe('')
})

test('the note names each entry once and says what to do', () => {
  const note = notConfiguredNote([
    { entry: 'phones.default', value: '2015550142' },
    { entry: 'reviews[0]', value: 'Fine.' },
    { entry: 'reviews[1]', value: 'Good.' },
  ])
  expect(note).toContain('domain/business.ts: phones.default, reviews. Then run')
  expect(note).toContain('npm run doctor')
})

test('the note needs nothing that a strict content security policy forbids', () => {
  const note = notConfiguredNote(placeholders(business))
  expect(note).toMatch(/^<aside .*<\/aside>$/)
  expect(note).not.toMatch(/<(script|style|img|link)|\son\w+=|style=/)
})

test('an entry cannot bring markup of its own', () => {
  expect(notConfiguredNote([{ entry: '<script>', value: '' }])).toContain('&lt;script&gt;')
})
