import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { makePrivate } from './private-files.ts'
import { storeSubmission } from '#server/leads/record.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const mode = (path: string): number => statSync(path).mode & 0o777

test('removes the permissions of other users and keeps those of the owner', () => {
  const [file, inner] = [join(folder, 'file'), join(folder, 'inner')]
  writeFileSync(file, '')
  chmodSync(file, 0o664)
  mkdirSync(inner)
  chmodSync(inner, 0o755)
  makePrivate([file, inner, join(folder, 'missing')])
  expect([mode(file), mode(inner)]).toEqual([0o600, 0o700])
})

test('restricts a readable database and its log when it is opened', async () => {
  const file = join(folder, 'site.db')
  const earlier = openSqlite({ file })
  await earlier.migrate()
  await storeSubmission(earlier, sampleSubmission())
  for (const side of ['', '-wal', '-shm']) chmodSync(file + side, 0o644)
  const db = openSqlite({ file })
  expect(['', '-wal', '-shm'].map((side) => mode(file + side))).toEqual([0o600, 0o600, 0o600])
  await db.close()
  await earlier.close()
})
