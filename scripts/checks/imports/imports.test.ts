import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'
import { TREES, WITHOUT_PACKAGES } from './import-rules.ts'

/* Compares every import of this repository, type imports too, with the table of modules. */

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = '{app,art,content,copy,domain,server,scripts,bench,tests}/**/*.{ts,tsx}'

/** Test files and helpers, which neither visitors nor servers run, may import anything. */
const FOR_TESTS = /\.(test|fixture|contract)\.tsx?$|\.d\.ts$/

/** Both from the root of the repository, with `/`; a package by its name. */
interface Import {
  readonly from: string
  readonly to: string
}
type Edge = readonly [from: string, to: string]

/** Returns the specifiers that a source text imports or re-exports. */
function importsOf(name: string, text: string): readonly string[] {
  const { module, errors } = parseSync(name, text)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // `import(NAME)` has no static specifier; a literal one is quoted.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^(?:'|")(.+)(?:'|")$/.exec(text.slice(start, end)) ?? []
      return specifier ?? []
    }),
  ]
}

function resolve(from: string, specifier: string): string {
  const [file = ''] = specifier.split('?')
  if (file.startsWith('#')) return file.slice(1)
  return file.startsWith('.') ? path.posix.join(path.posix.dirname(from), file) : file
}

/** Reads the business, checks its values with zod, and derives its colors with culori: in Node only. */
const FOR_NODE = /^domain\/(?:business|color)\//

const isOurs = (name: string): boolean =>
  /^(app|art|content|copy|domain|server|scripts|bench|tests)\//.test(name)

const MODULES = TREES.flat(2)

/** Returns whether this is a file in this place, which is a file or a folder. */
const isIn = (file: string, place: string): boolean =>
  [place, `${place}.ts`].includes(file) || file.startsWith(`${place}/`)

/** Every file or folder that a module consists of, the longest name first. */
const PLACES = MODULES.flatMap((module) =>
  module.split('+').map((place) => ({ place, module })),
).toSorted((a, b) => b.place.length - a.place.length)

/** Returns the module of a file by the longest matching name; '' for none. */
const moduleOf = (file: string): string =>
  PLACES.find(({ place }) => isIn(file, place))?.module ?? ''

/**
 * Returns the edges of a graph that may be part of a cycle: all that remain when every node which
 * imports none of the others, or which none of the others imports, has been removed repeatedly.
 */
function findCycles(edges: readonly Edge[]): readonly Edge[] {
  const importing = new Set(edges.map(([from]) => from))
  const imported = new Set(edges.map(([, to]) => to))
  const left = edges.filter(([from, to]) => from !== to && imported.has(from) && importing.has(to))
  return left.length < edges.length ? findCycles(left) : left
}

const IMPORTS: readonly Import[] = globSync(SOURCES, {
  cwd: ROOT,
  exclude: (name) => FOR_TESTS.test(name),
}).flatMap((from) => {
  const specifiers = importsOf(from, readFileSync(path.join(ROOT, from), 'utf8'))
  return [...new Set(specifiers)].map((specifier) => ({ from, to: resolve(from, specifier) }))
})
/** The value that a server consists of: any function may name its type, nobody needs its file. */
const APP = 'server/app.ts'
const OWN_IMPORTS = IMPORTS.filter(
  ({ from, to }) => isOurs(to) && (to !== APP || from.split('/').length === 2),
)

test('every import is within a module or of a module of a layer above', () => {
  const isAbove = (module: string, other: string): boolean =>
    TREES.some((layers) => {
      const [own, above] = [module, other].map((name) =>
        layers.findIndex((modules) => modules.includes(name)),
      ) as [number, number]
      return above >= 0 && above < own
    })
  const forbidden = OWN_IMPORTS.filter(({ from, to }) => {
    const [module, other] = [moduleOf(from), moduleOf(to)]
    return module === '' || (module !== other && !isAbove(module, other))
  })
  expect(forbidden).toEqual([])
})

test('the server names what is outside of a wing from the root', () => {
  const wing = (file: string): string => file.split('/').slice(0, 2).join('/')
  const climbing = globSync('server/*/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((from) =>
    importsOf(from, readFileSync(path.join(ROOT, from), 'utf8'))
      .filter((specifier) => specifier.startsWith('../'))
      .map((specifier) => resolve(from, specifier))
      // `scripts` has no name from the root.
      .filter((to) => wing(to) !== wing(from) && !to.startsWith('scripts/'))
      .map((to) => [from, to]),
  )
  expect(climbing).toEqual([])
})

test('every module of the layers exists', () => {
  expect(PLACES.filter(({ place }) => !existsSync(path.join(ROOT, place)))).toEqual([])
})

const folderOf = (file: string): string => path.posix.dirname(file)

test.each([
  ['files', OWN_IMPORTS.map(({ from, to }): Edge => [from, to])],
  [
    'folders of the rules, of which none contains the other',
    OWN_IMPORTS.filter(({ from }) => from.startsWith('domain/'))
      .map(({ from, to }): Edge => [folderOf(from), folderOf(to)])
      .filter(([from, to]) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`)),
  ],
])('no cycle between %s', (_what, edges) => {
  expect(findCycles(edges)).toEqual([])
})

test('modules that run everywhere import no package', () => {
  const packages = IMPORTS.filter(
    ({ from, to }) =>
      !isOurs(to) && WITHOUT_PACKAGES.includes(moduleOf(from)) && !FOR_NODE.test(from),
  )
  expect(packages).toEqual([])
})

test('the server imports components as types only, and its pages alone the site’s parts', () => {
  // Node removes types but cannot run JSX; vitest could, so that no other test would notice.
  const isPages = (file: string) => file.startsWith('server/pages/')
  const values = globSync('server/**/*.ts', {
    cwd: ROOT,
    exclude: (name) => FOR_TESTS.test(name),
  })
    .filter((from) => !isPages(from))
    .flatMap((from) => {
      const { module } = parseSync(from, readFileSync(path.join(ROOT, from), 'utf8'))
      return module.staticImports
        .filter(({ entries }) => !entries.every(({ isType }) => isType))
        .map(({ moduleRequest }) => ({ from, to: resolve(from, moduleRequest.value) }))
    })
    .filter(({ to }) => to.endsWith('.tsx'))
  expect(values).toEqual([])
  const parts = OWN_IMPORTS.filter(
    ({ from, to }) =>
      from.startsWith('server/') &&
      !isPages(from) &&
      !from.endsWith('.tsx') &&
      to.startsWith('art/') &&
      // Addresses of drawings, which the world of a page needs.
      to !== 'art/drawing-address.ts',
  )
  expect(parts).toEqual([])
})

test('production code imports no test helper', () => {
  const helpers = OWN_IMPORTS.filter(
    ({ from, to }) =>
      !/^(scripts|bench|tests)\//.test(from) &&
      (to.startsWith('tests/') || (FOR_TESTS.test(to) && !to.endsWith('.d.ts'))),
  )
  expect(helpers).toEqual([])
})
