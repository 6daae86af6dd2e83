import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import type { Statement, Tx } from '#server/db/db.ts'
import { openConnection } from '#server/db/sqlite/connection.ts'
import { search } from '#server/db/tables/outcomes.ts'
import { storeContract } from './store.contract.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { getSetting } from '#server/db/setting-queries.ts'
import { claimMails } from '#tests/support/claim-mails.ts'
import { countLeads } from '#server/db/tables/lead-queries.ts'

const run = promisify(execFile)

let root: string
let number = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'))
})

afterAll(() => rm(root, { recursive: true }))

const newFile = (): string => join(root, String(++number), 'site.db')

storeContract('sqlite', async () => {
  const file = newFile()
  return {
    open: () => openSqlite({ file }),
    drop: () => rm(join(file, '..'), { recursive: true }),
  }
})

describe('sqlite: database file', () => {
  test('is not ready before the first migration', async () => {
    const db = openSqlite({ file: newFile() })
    expect(await db.isReady()).toBe(false)
    await db.close()
    expect(await db.isReady()).toBe(false)
  })

  test('flushes commits to the disk, in write-ahead mode, with foreign keys', () => {
    const database = openConnection(newFile(), { synchronous: 'FULL', busyTimeoutMs: 20 })
    const pragma = (name: string): unknown =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
    expect(pragma('busy_timeout')).toBe(20)
    expect(pragma('wal_autocheckpoint')).toBe(4000)
    expect(pragma('secure_delete')).toBe(1)
    // 2: in memory.
    expect(pragma('temp_store')).toBe(2)
    database.close()
  })

  test.each([
    ['201 555 0199', 'INDEX submissions_phone'],
    ['maria', 'COVERING INDEX submissions_search'],
  ])('searches %j by an index, with no scan of the table', async (text, index) => {
    const file = newFile()
    const db = openSqlite({ file })
    await db.migrate()
    await db.close()
    const statements: Statement[] = []
    const tx: Tx = {
      run: async (statement) => (statements.push(statement), []),
    }
    await search(tx, { text, after: null, limit: 50 })
    const [statement] = statements
    if (statement === undefined) throw new Error('no statement')
    const database = new DatabaseSync(file)
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement.sql}`).all(statement.values)
    database.close()
    const lines = plan.map(({ detail }) => String(detail))
    expect(lines.join('\n')).toContain(index)
    expect(lines.filter((line) => /^SCAN [sap]\b/.test(line) && !line.includes(index))).toEqual([])
  })

  test('creates a folder that other users cannot read', async () => {
    const file = newFile()
    await openSqlite({ file }).close()
    expect((await stat(join(file, '..'))).mode & 0o777).toBe(0o700)
  })

  test('is read and written by the command line beside a running server', async () => {
    const file = newFile()
    const server = openSqlite({ file })
    await server.migrate()
    const line = new DatabaseSync(file)
    line.exec('BEGIN IMMEDIATE')
    line.exec(`INSERT INTO settings VALUES ('from', 'outside')`)
    const recorded = storeSubmission(server, sampleSubmission())
    expect(await server.read((tx) => getSetting(tx, 'from'))).toBeNull()
    setTimeout(() => line.exec('COMMIT'), 50)
    expect((await recorded).outcome).toBe('stored')
    expect(await server.read((tx) => getSetting(tx, 'from'))).toBe('outside')
    line.close()
    await server.close()
  })

  test('keeps the data of an earlier start', async () => {
    const file = newFile()
    const submission = sampleSubmission()
    const first = openSqlite({ file })
    await first.migrate()
    await storeSubmission(first, submission)
    await first.close()
    const second = openSqlite({ file })
    await second.migrate()
    expect((await storeSubmission(second, submission)).outcome).toBe('repeated')
    expect(
      (await claimMails(second, 'staff', { now: submission.now, leaseMs: 1, limit: 9 })).length,
    ).toBe(1)
    await second.close()
  })

  test('has one schema and records once when processes start at the same moment on a new file', async () => {
    const file = newFile()
    const program = `
      import '${new URL('../support/put-facts-in-force.ts', import.meta.url).href}'
      import { openSqlite } from '${import.meta.resolve('#server/db/sqlite.ts')}'
      import { storeSubmission } from '${import.meta.resolve('#server/leads/record.ts')}'
      import { sampleSubmission } from '${import.meta.resolve('#server/db/sample-submission.fixture.ts')}'
      const store = openSqlite({ file: ${JSON.stringify(file)} })
      await store.migrate()
      const same = Array.from({ length: 20 }, (_, key) => sampleSubmission({ idempotencyKey: 'key-' + key }))
      const results = await Promise.all(same.map((submission) => storeSubmission(store, submission)))
      console.log(results.filter(({ outcome }) => outcome === 'stored').length)
      await store.close()`
    const processes = Array.from({ length: 4 }, () =>
      run(process.execPath, ['--input-type=module-typescript', '-e', program]),
    )
    const stored = (await Promise.all(processes)).map(({ stdout }) => Number(stdout))
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(20)
    const db = openSqlite({ file })
    expect(await db.read((tx) => countLeads(tx, {}))).toBe(20)
    await db.close()
  }, 30_000)
})
