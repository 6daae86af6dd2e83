import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

const explained = [...read('docs/requirements.md').matchAll(/^\| (R\d+) \| .+ \|$/gm)].map(
  ([, number]) => number ?? '',
)
const CITING = [
  '{app,bench,domain,scripts,server,tests}/**/*.{ts,tsx,css,mjs,svg}',
  '{README,CONTRIBUTING,CHANGELOG}.md',
  'docs/**/*.md',
]

describe('docs/requirements.md', () => {
  test('every number that is cited anywhere is explained', () => {
    const cited = globSync(CITING, { cwd: ROOT }).flatMap((file) =>
      [...read(file).matchAll(/\bR\d{1,3}\b/g)].map(([number]) => ({ number, file })),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ number }) => !explained.includes(number))).toEqual([])
  })

  test('each number is explained once, in the order of the numbers', () => {
    const inOrder = [...new Set(explained)].toSorted(
      (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
    )
    expect(explained).toEqual(inOrder)
  })

  test('no comment points at a document that is not in the repository', () => {
    const elsewhere = /\bspecification §|\bdesign: ['p]/i
    const pointing = globSync(CITING, { cwd: ROOT }).filter(
      (file) => !file.endsWith('requirement-numbers.test.ts') && elsewhere.test(read(file)),
    )
    expect(pointing).toEqual([])
  })
})
