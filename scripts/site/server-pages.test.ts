import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NEEDED = ['art', 'content', 'copy', 'domain', 'scripts', 'server', 'site']
const FILES = [
  'business.json',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
]

const BUILD = `
  import { existsSync } from 'node:fs'
  import { buildServerPagesIfStale } from './scripts/site/server-pages.ts'
  await buildServerPagesIfStale()
  const isBuilt = existsSync('build/server-pages.mjs')
  process.stdout.write(JSON.stringify({ isBuilt, mode: process.env.NODE_ENV ?? 'not set' }))
`

/** Sources without a build; the one of the checkout may be in use. */
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'server-pages-'))
  for (const part of [...NEEDED, ...FILES])
    await cp(path.join(ROOT, part), path.join(copy, part), { recursive: true })
  await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

test('a build leaves the NODE_ENV of the process that asked for it unchanged', async () => {
  const { NODE_ENV: _, ...env } = process.env
  const args = ['--input-type=module', '-e', BUILD]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: copy, env })
  expect(JSON.parse(stdout)).toEqual({ isBuilt: true, mode: 'not set' })
})
