import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCycles, FOR_TESTS, importsOf, readImports } from './import-graph.ts'
import { RULES, WITHOUT_PACKAGES } from './import-rules.ts'
import { brokenRules, isOurs, roomOf, unusedPermissions } from './judge-imports.ts'

const IMPORTS = readImports(path.resolve(import.meta.dirname, '../../..'))
const OWN_IMPORTS = IMPORTS.filter(({ to }) => isOurs(to))
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

describe('this repository', () => {
  test('follows the table of rooms in every import', () => {
    expect(brokenRules(OWN_IMPORTS, RULES)).toEqual([])
  })

  test('uses every permission of the table', () => {
    expect(unusedPermissions(OWN_IMPORTS, RULES)).toEqual([])
  })

  test('has no cycle between rooms, or between files of a room', () => {
    expect(
      findCycles(
        OWN_IMPORTS.map(({ from, to }) => [roomOf(from, RULES), roomOf(to, RULES)] as const),
      ),
    ).toEqual([])
    expect(findCycles(OWN_IMPORTS.map(({ from, to }) => [from, to] as const))).toEqual([])
  })

  test('has no cycle between sibling folders', () => {
    const apart = OWN_IMPORTS.map(({ from, to }) => [folderOf(from), folderOf(to)] as const).filter(
      ([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`),
    )
    expect(findCycles(apart)).toEqual([])
  })

  test('imports no package in rooms that run everywhere', () => {
    const packages = IMPORTS.filter(
      ({ from, to }) => !isOurs(to) && WITHOUT_PACKAGES.includes(roomOf(from, RULES)),
    )
    expect(packages).toEqual([])
  })

  test('imports no test helper in production code', () => {
    const product = OWN_IMPORTS.filter(({ from }) =>
      /^(art|client|copy|form|site|domain|server)\//.test(from),
    )
    const testHelpers = product.filter(({ to }) => FOR_TESTS.test(to) && !to.endsWith('.d.ts'))
    expect(testHelpers).toEqual([])
    expect(product.filter(({ to }) => to.startsWith('tests/'))).toEqual([])
  })
})

describe('the rules', () => {
  const rules = [
    { rooms: ['domain'], see: [] },
    { rooms: ['site/ui'], see: ['domain/phone.ts'] },
    { rooms: ['site/ui/icons'], see: ['site/ui'] },
  ]
  const judge = (from: string, to: string): readonly string[] => brokenRules([{ from, to }], rules)

  test('name a forbidden import, and allow a permitted one and one within a room', () => {
    expect(judge('domain/a.ts', 'site/ui/b.tsx')).toEqual(['domain/a.ts -> site/ui/b.tsx'])
    expect(judge('site/ui/b.tsx', 'domain/phone.ts')).toEqual([])
    expect(judge('site/ui/b.tsx', 'domain/lead-town.ts')).toEqual([
      'site/ui/b.tsx -> domain/lead-town.ts',
    ])
    expect(judge('site/ui/b.tsx', 'site/ui/c.tsx')).toEqual([])
  })

  test('assign a file to the longest matching room', () => {
    expect(judge('site/ui/icons/x.tsx', 'site/ui/b.tsx')).toEqual([])
    expect(judge('site/ui/b.tsx', 'site/ui/icons/x.tsx')).toHaveLength(1)
  })

  test('name a file without a room', () => {
    expect(judge('lib/a.ts', 'domain/b.ts')).toEqual(['lib/a.ts is in no room'])
  })

  test('name an unused permission', () => {
    expect(unusedPermissions([], rules)).toEqual([
      'site/ui: domain/phone.ts',
      'site/ui/icons: site/ui',
    ])
  })
})

test('read every syntax of an import', () => {
  const text = `
    import { a } from './a.ts'
    import type { B } from './b.ts'
    export { c } from './c.ts'
    export * from './d.ts'
    const e = () => import('./e.ts')
    import './f.css'
    const text = "import g from './g.ts'" // import h from './h.ts'`
  expect(importsOf('x.tsx', text).toSorted()).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.css'].map((name) => `./${name}`),
  )
})

test('find cycles, whatever imports them', () => {
  const edges = [
    ['in', 'a'],
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'out'],
    ['x', 'y'],
    ['y', 'x'],
  ] as const
  expect(findCycles(edges)).toEqual(edges.slice(1, 4).concat(edges.slice(5)))
  expect(findCycles([['a', 'a']])).toEqual([])
})
