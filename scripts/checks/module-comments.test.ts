import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the comment of a module is the first thing of its file', () => {
  const detached = globSync(
    '{app,art,bench,content,copy,domain,scripts,server,tests}/**/*.{ts,tsx}',
  ).filter((file) => /\n\/\*\*(?:[^*]|\*(?!\/))*\*\/\n\n/.test(readFileSync(file, 'utf8')))
  expect(detached).toEqual([])
})
