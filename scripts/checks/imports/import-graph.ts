import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** Parses the imports of this repository; type imports count too. */

export interface Import {
  /** Both from the root of the repository, with `/`; a package by its name. */
  readonly from: string
  readonly to: string
}

const SOURCES = '{art,client,copy,form,site,domain,server,scripts,bench,tests}/**/*.{ts,tsx}'

/** Test files and helpers, which neither visitors nor servers run, may import anything. */
export const FOR_TESTS = /\.(test|fixture|contract)\.tsx?$|\.d\.ts$/

/** Returns the imports of product and tools. */
export function readImports(root: string): readonly Import[] {
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => FOR_TESTS.test(name) })
  return files.flatMap((file) => {
    const from = file.replaceAll('\\', '/')
    const specifiers = importsOf(from, readFileSync(path.join(root, file), 'utf8'))
    return [...new Set(specifiers)].map((specifier) => ({ from, to: resolve(from, specifier) }))
  })
}

/** Returns the specifiers that a source text imports or re-exports. */
export function importsOf(name: string, text: string): readonly string[] {
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
      return specifier === undefined ? [] : [specifier]
    }),
  ]
}

function resolve(from: string, specifier: string): string {
  const [file = ''] = specifier.split('?')
  if (file.startsWith('#')) return file.slice(1)
  return file.startsWith('.') ? path.posix.join(path.posix.dirname(from), file) : file
}

/**
 * Returns the edges of a graph that may be part of a cycle: all that remain when every node which
 * imports none of the others, or which none of the others imports, has been removed repeatedly.
 */
export function findCycles(
  edges: readonly (readonly [from: string, to: string])[],
): readonly (readonly [from: string, to: string])[] {
  const importing = new Set(edges.map(([from]) => from))
  const imported = new Set(edges.map(([, to]) => to))
  const left = edges.filter(([from, to]) => from !== to && imported.has(from) && importing.has(to))
  return left.length < edges.length ? findCycles(left) : left
}
