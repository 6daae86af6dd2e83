/**
 * Proves that every regular expression of the server and of the business rules runs in linear time
 * for any text, by an analysis of its automaton rather than by timing, because request bodies are
 * untrusted.
 */

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkSync } from 'recheck'
import { type ESTree, parseSync, Visitor } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The command line reads trusted input, except the leads that it prints. */
const OWNER_COMMANDS = /^server\/cli\/(?!leads\/)/
const FILES = globSync('{server,domain}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts') && !OWNER_COMMANDS.test(file))
  .toSorted()

interface Regex {
  readonly file: string
  readonly pattern: string
  readonly flags: string
}

interface Found {
  readonly regexes: readonly Regex[]
  /** Places that compile an expression at run time, which the checker cannot analyze. */
  readonly hidden: readonly string[]
}

function find(file: string, source: string): Found {
  const regexes: Regex[] = []
  const hidden: string[] = []
  const construct = ({ callee }: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') hidden.push(file)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} does not parse`)
  new Visitor({
    Literal(node) {
      if ('regex' in node) regexes.push({ file, ...node.regex })
    },
    NewExpression: construct,
    CallExpression: construct,
  }).visit(program)
  return { regexes, hidden }
}

/** Returns the problem of an expression; `null` when it is proved linear. */
function fault({ file, pattern, flags }: Regex): string | null {
  // Without its time limit, which a busy machine exceeds.
  const result = checkSync(pattern, flags, { checker: 'automaton', timeout: null })
  if (result.status === 'safe') return null
  const why = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
  return `${file}: /${pattern}/${flags} is ${why}`
}

// In this process, so that the result is the same on every machine.
beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))

test.each([
  ['const a = path.replace(/\\/+$/, "")', '2nd degree polynomial'],
  ['const a = /^(a+)+$/.test(text)', 'exponential'],
])('the checker detects a non-linear expression: %s', (source, complexity) => {
  const { regexes } = find('sample.ts', source)
  expect(regexes.map(fault)).toEqual([expect.stringContaining(complexity)])
})

test('the checker detects expressions compiled at run time', () => {
  expect(find('sample.ts', 'const a: RegExp = new RegExp(text)').hidden).toEqual(['sample.ts'])
})

test('every regular expression of the server and the rules is linear', { timeout: 300_000 }, () => {
  const found = FILES.map((file) => find(file, readFileSync(path.join(ROOT, file), 'utf8')))
  const regexes = found.flatMap((each) => each.regexes)
  expect(regexes.length).toBeGreaterThan(30)
  expect(regexes.flatMap((regex) => fault(regex) ?? [])).toEqual([])
  expect(found.flatMap((each) => each.hidden)).toEqual([])
})
