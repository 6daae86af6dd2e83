import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DECISIONS_FILE, decisionsPage, readDecisions } from './decisions.ts'

test('docs/decisions/README.md lists every record as it stands (npm run docs -- decisions)', () => {
  expect(readFileSync(DECISIONS_FILE, 'utf8')).toBe(decisionsPage())
})

test('every record has a number of its own, the one of its file, a title, a date and a status', () => {
  const records = readDecisions()
  for (const { file, number, title, date, status } of records) {
    expect(file.slice(0, 4), file).toBe(String(number).padStart(4, '0'))
    expect([title, date, status], file).not.toContain('')
  }
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length)
})
