import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { circles, FOR_TESTS, importsOf, readImports } from './import-graph.ts'
import { RULES, WITHOUT_PACKAGES } from './import-rules.ts'
import { brokenRules, isOurs, roomOf, unusedPermissions } from './judge-imports.ts'

const IMPORTS = readImports(path.resolve(import.meta.dirname, '../../..'))
const OURS = IMPORTS.filter(({ to }) => isOurs(to))
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

describe('this repository', () => {
  test('every import goes the way that the table of rooms allows', () => {
    expect(brokenRules(OURS, RULES)).toEqual([])
  })

  test('the table allows nothing that nobody does', () => {
    expect(unusedPermissions(OURS, RULES)).toEqual([])
  })

  test('no circle between rooms, or between files of one', () => {
    expect(circles(OURS.map(({ from, to }) => [roomOf(from, RULES), roomOf(to, RULES)]))).toEqual(
      [],
    )
    expect(circles(OURS.map(({ from, to }) => [from, to]))).toEqual([])
  })

  test('no circle between folders that lie side by side', () => {
    const apart = OURS.map(({ from, to }) => [folderOf(from), folderOf(to)] as const).filter(
      ([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`),
    )
    expect(circles(apart)).toEqual([])
  })

  test('rooms that run everywhere stand on no package', () => {
    const packages = IMPORTS.filter(
      ({ from, to }) => !isOurs(to) && WITHOUT_PACKAGES.includes(roomOf(from, RULES)),
    )
    expect(packages).toEqual([])
  })

  test('what runs for visitors imports nothing that is there for tests', () => {
    const product = OURS.filter(({ from }) =>
      /^(art|client|copy|form|site|domain|server)\//.test(from),
    )
    const helpers = product.filter(({ to }) => FOR_TESTS.test(to) && !to.endsWith('.d.ts'))
    expect(helpers).toEqual([])
    expect(product.filter(({ to }) => to.startsWith('tests/'))).toEqual([])
  })
})

describe('the judge', () => {
  const rules = [
    { rooms: ['domain'], see: [] },
    { rooms: ['site/ui'], see: ['domain/phone.ts'] },
    { rooms: ['site/ui/icons'], see: ['site/ui'] },
  ]
  const judge = (from: string, to: string): readonly string[] => brokenRules([{ from, to }], rules)

  test('names a forbidden import, and lets an allowed one and one of the same room through', () => {
    expect(judge('domain/a.ts', 'site/ui/b.tsx')).toEqual(['domain/a.ts -> site/ui/b.tsx'])
    expect(judge('site/ui/b.tsx', 'domain/phone.ts')).toEqual([])
    expect(judge('site/ui/b.tsx', 'domain/town-of-address.ts')).toEqual([
      'site/ui/b.tsx -> domain/town-of-address.ts',
    ])
    expect(judge('site/ui/b.tsx', 'site/ui/c.tsx')).toEqual([])
  })

  test('the longest room counts, and a file is in its own', () => {
    expect(judge('site/ui/icons/x.tsx', 'site/ui/b.tsx')).toEqual([])
    expect(judge('site/ui/b.tsx', 'site/ui/icons/x.tsx')).toHaveLength(1)
  })

  test('a file in no room is named', () => {
    expect(judge('lib/a.ts', 'domain/b.ts')).toEqual(['lib/a.ts is in no room'])
  })

  test('a permission that nobody uses is named', () => {
    expect(unusedPermissions([], rules)).toEqual([
      'site/ui: domain/phone.ts',
      'site/ui/icons: site/ui',
    ])
  })
})

test('an import is read however it is written', () => {
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

test('circles are found, whatever leads into them', () => {
  const edges = [
    ['in', 'a'],
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['c', 'out'],
    ['x', 'y'],
    ['y', 'x'],
  ] as const
  expect(circles(edges).toSorted()).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
  expect(circles([['a', 'a']])).toEqual([])
})
