import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TOWNS } from '../../domain/towns.ts'
import { SERVICES } from '../../domain/services.ts'
import { syntaxProblem } from '../owner/syntax-problem.ts'
import { copyProblems } from './copy-problems.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TOWN = `copy/en/towns/${TOWNS[0]?.slug}.ts`

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'copy-problems-'))
  cpSync(path.join(ROOT, 'copy'), path.join(root, 'copy'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function change(file: string, from: RegExp, to: string): void {
  const text = readFileSync(path.join(root, file), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path.join(root, file), text.replace(from, to))
}

test('this repository has all copy', () => {
  expect(copyProblems(root)).toEqual([])
})

test('names the missing file of a page without copy', () => {
  rmSync(path.join(root, TOWN))
  expect(copyProblems(root)).toEqual([
    `${TOWN} is missing: write the words of /service-areas/${TOWNS[0]?.slug} there (CONTRIBUTING.md).`,
  ])
})

test.each([
  [/^( {2}line: .*),$/m, '$1', 'write a comma at the end of this line.'],
  [/^ {2}line: '.*$/m, "  line: 'Bend's homes',", 'does not fit here'],
  [
    /^( *service: ').*$/m,
    "$1Lock Rekeying',",
    `no service is called 'Lock Rekeying', write one of ${SERVICES.map(({ label }) => label).join(', ')}.`,
  ],
])('names file and line of the slip %s', (from, to, problem) => {
  change(TOWN, from, to)
  const [slip, ...more] = copyProblems(root)
  expect(slip).toMatch(/^copy\/en\/towns\/[\w-]+\.ts, line \d+: /)
  expect(slip).toContain(problem)
  expect(more).toEqual([])
})

test('names the line of each kind of slip in any file of the copy', () => {
  const slips = [/,$/, /['`](?=,$)/, /(?<=: |^ +)['`]/]
  const wrong = globSync('copy/{en,es}/**/*.ts', { cwd: ROOT }).flatMap((file) => {
    const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
    const entries = lines.flatMap((text, at) => (/^ +(?:\w+: )?['`].*,$/.test(text) ? [at] : []))
    return entries.slice(-2).flatMap((at) =>
      slips.flatMap((slip) => {
        const source = lines.with(at, lines[at]?.replace(slip, '') ?? '').join('\n')
        const found = syntaxProblem(source)
        return found === null || found.line === at + 1 ? [] : [`${file}:${at + 1} as ${found.line}`]
      }),
    )
  })
  expect(wrong).toEqual([])
})

test.each(['{emergencyPrise}', '${regoin}'])('names %s, which nothing fills in', (name) => {
  change(TOWN, /^ {2}lead:.*$/m, `  lead: \`From ${name.replace('$', '$$$$')}.\`,`)
  expect(copyProblems(root)).toEqual([
    expect.stringMatching(
      new RegExp(`^copy/en/towns/.*, line \\d+: nothing fills in ${RegExp.escape(name)}, `),
    ),
  ])
})
