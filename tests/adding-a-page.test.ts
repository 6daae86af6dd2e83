import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
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
import { ONLY_IN_FULL, skipUnless } from '#tests/support/skip-unless.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SERVICE = 'copy/en/services/emergency-locksmith/24-hour-padlocks.ts'
const TOWN = 'copy/en/towns/ofallon.ts'

let copy: string

/**
 * Copies all page sources and adds two services and towns by the owner's commands, with names that
 * are no valid identifiers.
 */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'one-more-page-'))
  const parts = [
    'art',
    'client',
    'copy',
    'form',
    'site',
    'domain',
    'photos',
    'public',
    'scripts',
    'server',
    'package.json',
    'vite.config.ts',
    'vitest.config.ts',
  ]
  for (const part of parts.filter((each) => existsSync(path.join(ROOT, each))))
    cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  for (const settings of ['tsconfig.base.json', '.oxfmtrc.json'])
    cpSync(path.join(ROOT, settings), path.join(copy, settings))
  const packages = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(packages).filter((each) => each !== '.cache'))
    symlinkSync(path.join(packages, name), path.join(copy, 'node_modules', name))
  for (const words of [
    ['add', 'service', '24-Hour Padlocks', '--category', 'emergency'],
    ['add', 'service', 'Delete', '--category', 'emergency'],
    ['add', 'town', "O'Fallon", '--at', '40.6687,-74.1143'],
    ['add', 'town', 'New', '--at', '40.6687,-74.1243'],
  ])
    expect(run('scripts/owner/run.ts', ...words)).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const at = (file: string): string => path.join(copy, file)

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

// Builds a whole copy of the site: part of `npm run test:full`.
const isFull = process.env['TEST_FULL'] !== undefined

test('the build names the missing copy files', skipUnless(isFull, ONLY_IN_FULL), () => {
  const words = [SERVICE, TOWN].map((file) => [file, readFileSync(at(file))] as const)
  for (const [file] of words) rmSync(at(file))
  const { status, said } = run('scripts/site/build.ts')
  for (const [file, text] of words) writeFileSync(at(file), text)
  expect(status).toBe(1)
  expect(said.trim().split('\n')).toEqual([
    `${SERVICE} is missing: write the words of /services/emergency-locksmith/24-hour-padlocks there (CONTRIBUTING.md).`,
    `${TOWN} is missing: write the words of /service-areas/ofallon there (CONTRIBUTING.md).`,
  ])
})

test(
  'a build that fails leaves the pages of the one before',
  { timeout: 300_000, ...skipUnless(isFull, ONLY_IN_FULL) },
  () => {
    const page = at('build/client/index.html')
    mkdirSync(path.dirname(page), { recursive: true })
    writeFileSync(page, 'before')
    const text = readFileSync(at(SERVICE), 'utf8')
    const callout = "{ part: 'no such part', title: '', text: '' }"
    writeFileSync(at(SERVICE), text.replace('callouts: []', `callouts: [${callout}]`))
    const { status, said } = run('scripts/site/build.ts')
    writeFileSync(at(SERVICE), text)
    expect(status).toBe(1)
    expect(said).toContain('24-hour-padlocks cannot be rendered')
    expect(said).toContain("no part 'no such part'")
    expect(readFileSync(page, 'utf8')).toBe('before')
  },
)

test(
  'each new page is complete with its copy',
  { timeout: 300_000, ...skipUnless(isFull, ONLY_IN_FULL) },
  () => {
    const format = spawnSync('node_modules/.bin/oxfmt', ['--check', SERVICE, TOWN, 'domain'], {
      cwd: copy,
    })
    expect(format.status).toBe(0)
    const types = run('node_modules/typescript/bin/tsc', '-b', 'site')
    expect(types).toEqual({ status: 0, said: '' })
    const pages = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      '--reporter=verbose',
      'site/render/page-views.test.tsx',
      'art/spots/spots.test.ts',
    )
    expect(pages.said).toMatch(/✓.*24-hour-p/)
    expect(pages.said).not.toMatch(/×|FAIL/)
    expect(pages.status).toBe(0)
  },
)
