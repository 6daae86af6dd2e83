import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SERVICE = 'app/content/en/services/emergency-locksmith/safe-opening.ts'
const TOWN = 'app/content/en/cities/bayonne.ts'

let copy: string

/** Everything that pages are made of, with one service and one town more in domain/ (CONTRIBUTING.md). */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'one-more-page-'))
  for (const part of ['app', 'domain', 'scripts', 'package.json', 'vitest.config.ts'])
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  cpSync(path.join(ROOT, 'tsconfig.base.json'), path.join(copy, 'tsconfig.base.json'))
  const packages = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(packages).filter((each) => each !== '.cache'))
    symlinkSync(path.join(packages, name), path.join(copy, 'node_modules', name))
  edit('domain/services.ts', [
    ["pages: ['car-lockout',", "pages: ['safe-opening', 'car-lockout',"],
    [
      "  { label: 'House Lockout',",
      "  { label: 'Safe Opening', group: 'emergency', slug: 'safe-opening' },\n  { label: 'House Lockout',",
    ],
  ])
  edit('domain/cities.ts', [
    [
      "neighbors: ['north-bergen', 'jersey-city'],\n  },\n]",
      "neighbors: ['north-bergen', 'jersey-city'],\n  },\n  { name: 'Bayonne', slug: 'bayonne', latitude: 40.6687, longitude: -74.1143, neighbors: ['jersey-city'] },\n]",
    ],
  ])
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string): string => path.join(copy, file)

function edit(file: string, changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(at(file), 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    text = text.replace(from, () => to)
  }
  writeFileSync(at(file), text)
}

/** Words of another page in their place, but for what belongs to a drawing that is not there yet. */
function write(file: string, like: string, changes: readonly (readonly [RegExp, string])[]): void {
  const text = readFileSync(at(like), 'utf8')
  writeFileSync(
    at(file),
    changes.reduce((words, [from, to]) => {
      if (!from.test(words)) throw new Error(`${like} has nothing like ${from.source}`)
      return words.replace(from, () => to)
    }, text),
  )
}

function run(...command: readonly string[]): {
  readonly status: number | null
  readonly said: string
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', VITEST: undefined },
  })
  return { status, said: stdout + stderr }
}

test('a service and a town in domain/ alone: the build says which files to write', () => {
  const { status, said } = run('scripts/site/build.ts')
  expect(status).toBe(1)
  expect(said.trim().split('\n')).toEqual([
    `${SERVICE} is missing: write the words of /services/emergency-locksmith/safe-opening there (CONTRIBUTING.md).`,
    `${TOWN} is missing: write the words of /service-areas/bayonne there (CONTRIBUTING.md).`,
  ])
})

test('with their words each has its page, and every page of its kind is whole: nothing else is asked for', () => {
  write(SERVICE, SERVICE.replace('safe-opening', 'house-lockout'), [
    [/houseLockout/, 'safeOpening'],
    [/callouts: \[.*?\n {2}\],/s, 'callouts: [],'],
  ])
  write(TOWN, TOWN.replace('bayonne', 'hoboken'), [
    [/export const hoboken/, 'export const bayonne'],
    [/mapLabels: \{.*?\n {2}\},/s, 'mapLabels: {},'],
  ])
  const types = run('node_modules/typescript/bin/tsc', '-b', 'app')
  expect(types).toEqual({ status: 0, said: '' })
  const pages = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=node',
    '--reporter=verbose',
    'app/routes/page-routes.test.tsx',
    'app/art/spots/spots.test.ts',
  )
  expect(pages.said).toMatch(/✓.*safe-open/)
  expect(pages.said).not.toMatch(/×|FAIL/)
  expect(pages.status).toBe(0)
}, 300_000)
