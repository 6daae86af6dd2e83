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
 * Returns the cycles of a graph as groups of names that reach each other. Tarjan, "Depth-first search and linear graph
 * algorithms" (1972).
 */
export function findCycles(
  edges: Iterable<readonly [from: string, to: string]>,
): readonly string[][] {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (name: string): number => {
    const mine = order.size
    order.set(name, mine)
    low.set(name, mine)
    stack.push(name)
    for (const other of next.get(name) ?? []) {
      if (!order.has(other)) low.set(name, Math.min(low.get(name) ?? mine, visit(other)))
      else if (stack.includes(other))
        low.set(name, Math.min(low.get(name) ?? mine, order.get(other) ?? mine))
    }
    const lowest = low.get(name) ?? mine
    if (lowest === mine) {
      const circle = stack.splice(stack.indexOf(name))
      if (circle.length > 1) found.push(circle.toSorted())
    }
    return lowest
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return found
}
