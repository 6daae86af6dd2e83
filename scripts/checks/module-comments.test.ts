import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync('{app,art,bench,content,copy,domain,scripts,server,tests}/**/*.{ts,tsx}')

/** Returns the files in which a pattern is found, each with what was found. */
const found = (pattern: RegExp): readonly string[] =>
  FILES.flatMap((file) =>
    (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
  )

test('the comment of a module is the first thing of its file', () => {
  expect(FILES.length).toBeGreaterThan(1000)
  expect(found(/\n\/\*\*(?:[^*]|\*(?!\/))*\*\/\n\n/g)).toEqual([])
})

test('a comment stands before what it explains, not before another comment', () => {
  expect(found(/\*\/\n *\/\*\*.*/g)).toEqual([])
})
