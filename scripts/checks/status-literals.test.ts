import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LEAD_STATUSES } from '#domain/lead/lifecycle.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NAMES = `'(?:${LEAD_STATUSES.join('|')})'`
/** Statuses of other things, such as of a test or a call, have other names or are on the right side. */
const COMPARISONS = [
  new RegExp(String.raw`\bstatus\b\)? [!=]== ${NAMES}`, 'g'),
  new RegExp(String.raw`\bstatus (?:=|<>|(?:NOT )?IN \() ?${NAMES}`, 'g'),
  new RegExp(String.raw`includes\(${NAMES}\)`, 'g'),
  // The event of a transition, and the status page's state, follow from the status.
  new RegExp(String.raw`\b(?:event|recorded|to|from) [!=]== ${NAMES}`, 'g'),
  /\bfacts\.state [!=]== '/g,
]

test('asks the life cycle about a status instead of comparing its name', () => {
  const files = globSync('{app,content,copy,domain,server}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.(test|fixture|spec|contract)\./.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return COMPARISONS.flatMap((pattern) => text.match(pattern) ?? []).map(
      (one) => `${file}: ${one}`,
    )
  })
  expect(found).toEqual([])
})
