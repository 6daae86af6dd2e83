import path from 'node:path'
import { expect, test } from 'vitest'
import { testsOfTheBusiness, whatRuns } from './business-tests.ts'
import { importsOf } from './imports/import-graph.ts'

test('a file reaches whatever imports it, over any number of others, circles included', () => {
  const imports = [
    ['b.test.ts', 'b.ts'],
    ['b.ts', 'a.ts'],
    ['a.ts', 'b.ts'],
    ['c.test.ts', 'c.ts'],
  ].map(([from = '', to = '']) => ({ from, to }))
  expect([...whatRuns(imports, ['a.ts'])]).toEqual(['a.ts', 'b.ts', 'b.test.ts'])
})

test('what imports types alone runs nothing', () => {
  const text = `import type { A } from './a.ts'
import { type B } from './b.ts'
import { type C, d } from './c.ts'
import './e.ts'
export type { F } from './f.ts'
export { g } from './g.ts'`
  expect(importsOf('x.ts', text, { types: false })).toEqual(['./c.ts', './e.ts', './g.ts'])
  expect(importsOf('x.ts', text)).toHaveLength(6)
})

test('whoever says the name, the town or the price is asked again for another firm; who says nothing is not', () => {
  const tests = testsOfTheBusiness(path.resolve(import.meta.dirname, '../..'))
  for (const speaks of [
    'domain/business.test.ts',
    'domain/town.test.ts',
    'app/content/prices.test.ts',
    'app/routes/page-routes.test.tsx',
    'server/mail/template.test.ts',
    'server/staff/board-routes.test.ts',
  ])
    expect(tests).toContain(speaks)
  for (const silent of ['domain/phone.test.ts', 'server/http/json-body.test.ts'])
    expect(tests).not.toContain(silent)
})
