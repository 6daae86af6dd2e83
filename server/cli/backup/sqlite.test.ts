import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseFile, openDb } from '#server/environment/open-db.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { useCommandHarness } from '../database/command-harness.fixture.ts'
import { useBackups } from './backup-harness.fixture.ts'
import { setSetting, getSetting } from '#server/db/setting-queries.ts'
import { outboxStats } from '#server/db/tables/outbox.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { purgeLeads } from '#server/maintenance/purge.ts'

const harness = useCommandHarness()
const file = databaseFile(harness.dataDir)
const { backup, restore, record, names } = useBackups(() => harness)
beforeEach(() => record('first'))

describe('restore', () => {
  test('restores every submission, setting and waiting mail of the backup, and nothing later', async () => {
    await harness.withDb((db) => db.write((tx) => setSetting(tx, 'address_provider', 'google')))
    const saved = await backup('one.db')
    expect(saved).toMatchObject({ status: 0, err: '' })
    expect(saved.out).toContain(`1 lead in ${join(harness.folder, 'one.db')}`)
    await record('second')
    await harness.withDb((db) => db.write((tx) => setSetting(tx, 'address_provider', 'manual')))

    const { status, out } = await restore('one.db')
    expect(status).toBe(0)
    expect(out).toContain('Restored 1 lead.\n1 of its mails were not out yet')
    expect(await names()).toEqual(['first'])
    await harness.withDb(async (db) => {
      expect(await db.read((tx) => getSetting(tx, 'address_provider'))).toBe('google')
      expect((await db.read((tx) => outboxStats(tx, 'staff'))).queued).toBe(1)
    })
  })

  test('works without an existing database', async () => {
    await backup('one.db')
    harness.environment = { ...harness.environment, DATA_DIR: join(harness.folder, 'elsewhere') }
    const { status, out } = await restore('one.db')
    expect({ status, out: out.split('\n')[0] }).toEqual({ status: 0, out: 'Restored 1 lead.' })
    expect(out).not.toContain('kept')
    expect(readdirSync(join(harness.folder, 'elsewhere'))).toEqual(['palisade.db'])
  })

  test('keeps the old database beside the new one, from which it can be restored', async () => {
    await backup('one.db')
    await record('second')
    const { out } = await restore('one.db')
    const aside = `${file}.before-restore-20310304T173000Z`
    expect(out).toContain(`Go back with: npm run restore -- ${aside}`)
    expect(readdirSync(harness.dataDir).toSorted()).toEqual([
      'palisade.db',
      'palisade.db.before-restore-20310304T173000Z',
    ])
    harness.now += 1000
    expect((await restore(aside)).status).toBe(0)
    expect(await names()).toEqual(['first', 'second'])
  })

  test('replaces a damaged database', async () => {
    await backup('one.db')
    writeFileSync(file, readFileSync(file).fill(0, 0, 2000))
    const refused = await backup('two.db')
    expect(refused.status).toBe(1)
    expect(refused.err).toContain('file is not a database')
    expect((await restore('one.db')).status).toBe(0)
    expect(await names()).toEqual(['first'])
    expect(readdirSync(harness.dataDir)).toHaveLength(2)
  })

  test("omits triggers and views, which are not this site's", async () => {
    await backup('one.db')
    const copy = new DatabaseSync(join(harness.folder, 'one.db'))
    copy.exec(`
      CREATE TABLE stolen (text);
      CREATE TRIGGER "a ""thief" AFTER INSERT ON submissions
        BEGIN INSERT INTO stolen VALUES (NEW.gate_code); END;
      CREATE VIEW names AS SELECT name FROM submissions;
      CREATE TRIGGER on_view INSTEAD OF INSERT ON names BEGIN SELECT 1; END`)
    copy.close()
    const { status, out } = await restore('one.db')
    expect(status).toBe(0)
    expect(out).toContain(': trigger a "thief, trigger on_view, view names.')
    const restored = new DatabaseSync(file)
    const kinds = restored.prepare('SELECT DISTINCT type FROM sqlite_schema ORDER BY 1').all()
    restored.close()
    expect(kinds.map(({ type }) => type)).toEqual(['index', 'table'])
  })
})

describe('backup', () => {
  test('writes one file, readable by its owner only, and overwrites none by accident', async () => {
    await backup('one.db')
    expect(statSync(join(harness.folder, 'one.db')).mode & 0o777).toBe(0o600)
    expect(readdirSync(harness.folder).toSorted()).toEqual(['data', 'one.db'])
    expect((await backup('one.db')).err).toContain('--overwrite')
    await record('second')
    expect((await backup('one.db', '--overwrite')).out).toContain('2 leads in')
  })

  test('works beside a server that writes', async () => {
    const server = openDb({ databaseUrl: null, dataDir: harness.dataDir })
    const writing = Promise.all(
      Array.from({ length: 50 }, () => storeSubmission(server, sampleSubmission())),
    )
    const { status } = await backup('busy.db')
    await writing
    await server.close()
    expect(status).toBe(0)
    const copy = new DatabaseSync(join(harness.folder, 'busy.db'), { readOnly: true })
    const one = (sql: string) => Object.values(copy.prepare(sql).get() ?? {})[0]
    expect(one('PRAGMA integrity_check')).toBe('ok')
    expect(one('SELECT count(*) FROM submissions')).toBe(
      one("SELECT count(*) FROM outbox WHERE lane = 'staff'"),
    )
    copy.close()
  })

  test('discards a copy that fails its check', async () => {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    database.exec('DELETE FROM submissions')
    database.close()
    const { status, err } = await backup('bad.db')
    expect(status).toBe(1)
    expect(err).toContain('The copy is damaged (mails without their leads)')
    expect(readdirSync(harness.folder)).toEqual(['data'])
  })

  test('refuses a database with damaged pages', async () => {
    writeFileSync(file, readFileSync(file).fill(7, 5000, 9000))
    const { status, err } = await backup('bad.db')
    expect(status).toBe(1)
    expect(err).toContain('Restore the last good backup')
    expect(readdirSync(harness.folder)).toEqual(['data'])
  })

  test.each([
    ['no/such/folder.db', 'folder does not exist'],
    ['data', 'exists'],
  ])('refuses to write to %s', async (name, words) => {
    const { status, err } = await backup(name)
    expect(status).toBe(1)
    expect(err).toContain(words)
  })

  test('refuses a missing database', async () => {
    harness.environment = { ...harness.environment, DATA_DIR: join(harness.folder, 'nowhere') }
    expect((await backup('one.db')).err).toContain('There is no database at')
  })
})

describe('restore changes nothing and is refused', () => {
  beforeEach(() => backup('one.db'))
  afterEach(async () => expect(await names()).toEqual(['first']))

  test('while a server has the database open', async () => {
    const server = openDb({ databaseUrl: null, dataDir: harness.dataDir })
    const { status, err } = await restore('one.db')
    await server.close()
    expect(status).toBe(1)
    expect(err).toContain("holds SQLite's lock")
    expect((await restore('one.db')).status).toBe(0)
  })

  test('when the file is damaged', async () => {
    const content = readFileSync(join(harness.folder, 'one.db'))
    writeFileSync(join(harness.folder, 'bad.db'), content.fill(7, 5000, 9000))
    const { status, err } = await restore('bad.db')
    expect(status).toBe(1)
    expect(err).toContain('cannot be restored')
    expect(readdirSync(harness.dataDir)).toEqual(['palisade.db'])
  })

  test('when it is the database of another program', async () => {
    const other = new DatabaseSync(join(harness.folder, 'other.db'))
    other.exec('CREATE TABLE settings (key TEXT)')
    other.close()
    expect((await restore('other.db')).err).toContain('not a database of this site')
  })

  test('when it was copied out of a running database', async () => {
    const server = openDb({ databaseUrl: null, dataDir: harness.dataDir })
    await storeSubmission(server, sampleSubmission({ row: { name: 'only in the log' } }))
    for (const side of ['', '-wal'])
      copyFileSync(file + side, join(harness.folder, `raw.db${side}`))
    await server.close()
    expect((await restore('raw.db')).err).toContain('npm run backup')
    await harness.withDb((db) => purgeLeads(db, Date.parse('2032-01-01')))
    await record('first')
  })

  test.each([
    ['missing.db', 'does not exist'],
    ['data', 'it is a folder'],
    ['note.txt', 'is no backup'],
    ['archive.dump', 'a backup of PostgreSQL: set DATABASE_URL'],
  ])('when it is %s', async (name, words) => {
    writeFileSync(join(harness.folder, 'note.txt'), 'hello')
    writeFileSync(join(harness.folder, 'archive.dump'), 'PGDMP and so on')
    const { status, err } = await restore(name)
    expect(status).toBe(1)
    expect(err).toContain(words)
  })
})

test('refuses a named pipe instead of waiting for it', async () => {
  execFileSync('mkfifo', [join(harness.folder, 'pipe')])
  const { status, err } = await restore('pipe')
  expect(status).toBe(1)
  expect(err).toContain('pipe is no regular file')
})

test.each([[[]], [['a', 'b']], [['a', '--what']]])('refuses the arguments %j', async (args) => {
  expect((await backup(...args)).status).toBe(2)
  expect((await restore(...args)).status).toBe(2)
})
