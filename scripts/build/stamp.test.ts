import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SOURCES, stampOf } from './stamp.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  for (const folder of ['app', 'domain', 'server/site', 'scripts/build', 'package.json'])
    cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test.each(SOURCES)('%s matches a file', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT }).length).toBeGreaterThan(0)
})

test.each(['app/render.tsx', 'domain/phone/phone.ts', 'server/site/site.ts', 'app/browser/new.ts'])(
  'a change of %s makes the build stale',
  async (file) => {
    const before = await stampOf(copy)
    writeFileSync(path.join(copy, file), '// changed', { flag: 'a' })
    expect(await stampOf(copy)).not.toBe(before)
  },
)

test('a test does not', async () => {
  const before = await stampOf(copy)
  writeFileSync(path.join(copy, 'app/new.test.ts'), '')
  expect(await stampOf(copy)).toBe(before)
})
