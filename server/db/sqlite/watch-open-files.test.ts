import { existsSync, linkSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { RecordOptions } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { findByIdempotencyKey, findByCaptchaTokenHash } from '#server/db/tables/submissions.ts'
import { markSent } from '#server/db/tables/outbox.ts'
import { claimMails } from '#tests/support/claim-mails.ts'

let root: string
let folder: string
let file: string
let db: Db
let earlier: RecordOptions

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'open-files-'))
  folder = join(root, 'data')
  file = join(folder, 'site.db')
  db = openSqlite({ file })
  await db.migrate()
  earlier = sampleSubmission()
  await storeSubmission(db, earlier)
})

afterEach(async () => {
  await db.close()
  rmSync(root, { recursive: true })
})

const gone = { code: 'DATABASE_GONE', message: expect.stringContaining('was deleted') as string }

describe.each([
  ['the folder is deleted', () => rmSync(folder, { recursive: true })],
  [
    'all files are deleted',
    () => readdirSync(folder).forEach((name) => rmSync(join(folder, name))),
  ],
  ['the database is deleted', () => rmSync(file)],
  ['its log is deleted', () => rmSync(`${file}-wal`)],
  ['the index of the log is deleted', () => rmSync(`${file}-shm`)],
  ['the folder is moved', () => renameSync(folder, join(root, 'elsewhere'))],
  [
    'another database is put in its place',
    async () => {
      rmSync(folder, { recursive: true })
      const other = openSqlite({ file })
      await other.migrate()
      linkSync(file, join(folder, 'kept'))
      await other.close()
    },
  ],
] as const)('database files: %s', (_what, happens) => {
  beforeEach(async () => {
    await happens()
  })

  test('acknowledges nothing more', async () => {
    await expect(storeSubmission(db, sampleSubmission())).rejects.toMatchObject(gone)
    await expect(db.isReady()).rejects.toMatchObject(gone)
  })

  test('does not acknowledge a repeat of an earlier submission', async () => {
    await expect(storeSubmission(db, earlier)).rejects.toMatchObject(gone)
    const { idempotencyKey, captchaTokenHash } = earlier
    await expect(findByIdempotencyKey(db, idempotencyKey ?? '')).rejects.toMatchObject(gone)
    await expect(findByCaptchaTokenHash(db, captchaTokenHash ?? '')).rejects.toMatchObject(gone)
  })

  test('still sends the mail of an earlier submission, once', async () => {
    const claim = { now: earlier.now, leaseMs: 1000, limit: 9 }
    const [job] = await claimMails(db, 'staff', claim)
    expect(job?.lead.id).toBe(earlier.row.id)
    await db.writeRelaxed((tx) => markSent(tx, job?.id ?? '', earlier.now))
    expect(await claimMails(db, 'staff', { ...claim, now: earlier.now + 9000 })).toEqual([])
  })
})

test('acknowledges nothing when the files vanish during a write', async () => {
  const recorded = storeSubmission(db, sampleSubmission())
  rmSync(folder, { recursive: true })
  await expect(recorded).rejects.toMatchObject(gone)
})

test('serves again when the files are back', async () => {
  renameSync(folder, join(root, 'elsewhere'))
  await expect(storeSubmission(db, sampleSubmission())).rejects.toMatchObject(gone)
  renameSync(join(root, 'elsewhere'), folder)
  expect((await storeSubmission(db, earlier)).outcome).toBe('repeated')
  expect(await db.isReady()).toBe(true)
})

test('accepts a log that grew, was checkpointed and truncated', async () => {
  for (let count = 0; count < 40; count++) {
    const notes = 'x'.repeat(400_000)
    await storeSubmission(db, sampleSubmission({ row: { notes } }))
  }
  const tool = openSqlite({ file })
  expect(await tool.read((tx) => countLeads(tx, {}))).toBe(41)
  await tool.close()
  expect(existsSync(`${file}-wal`)).toBe(true)
  expect((await storeSubmission(db, sampleSubmission())).outcome).toBe('stored')
})
