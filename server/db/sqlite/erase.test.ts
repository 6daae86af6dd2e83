import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openConnection } from './connection.ts'
import { eraseDeleted } from './erase.ts'
import { createWriteQueue } from './write-queue.ts'

let folder: string
let file: string
let database: DatabaseSync
/** Another process, as far as SQLite's locks are concerned. */
let other: DatabaseSync

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'erase-'))
  file = join(folder, 'test.db')
  database = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: 5 })
  other = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: 5 })
  database.exec(`CREATE TABLE submissions (phone TEXT, notes TEXT) STRICT;
    CREATE INDEX submissions_phone ON submissions (phone);
    CREATE TABLE channels (address TEXT UNIQUE) STRICT`)
})

afterEach(() => {
  database.close()
  other.close()
  rmSync(folder, { recursive: true })
})

const eraser = (lockTimeoutMs: number) => {
  const writes = createWriteQueue(database, { lockTimeoutMs })
  return () => eraseDeleted(database, writes, lockTimeoutMs)
}

const logBytes = (): number => statSync(`${file}-wal`).size

test('truncates the write-ahead log beside another connection', async () => {
  expect(logBytes()).toBeGreaterThan(0)
  expect(await eraser(0)()).toBe(true)
  expect(logBytes()).toBe(0)
})

test('retries until another process has finished reading', async () => {
  other.exec('BEGIN; SELECT * FROM submissions')
  database.exec("INSERT INTO submissions VALUES ('later', '')")
  const erased = eraser(60_000)()
  await pause(20)
  expect(logBytes()).toBeGreaterThan(0)
  other.exec('COMMIT')
  expect(await erased).toBe(true)
  expect(logBytes()).toBe(0)
})

test('gives up while another process goes on reading, and finishes with the next call', async () => {
  other.exec('BEGIN; SELECT * FROM submissions')
  database.exec("INSERT INTO submissions VALUES ('later', '')")
  expect(await eraser(20)()).toBe(false)
  expect(logBytes()).toBeGreaterThan(0)
  other.exec('COMMIT')
  expect(await eraser(0)()).toBe(true)
  expect(logBytes()).toBe(0)
})

/** Lists phone numbers that are in the file but in no row. */
function strayNumbers(): readonly string[] {
  const stored = new Set(
    database
      .prepare('SELECT phone FROM submissions')
      .all()
      .map(({ phone }) => phone),
  )
  const found = readFileSync(file, 'latin1').match(/\(\d{3}\) 555-\d{4} *\|/g) ?? []
  return found.filter((phone) => !stored.has(phone))
}

test('leaves no copy of a deleted phone number in the unused part of an index page', async () => {
  let state = 8 * 7919
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
  const insert = database.prepare('INSERT INTO submissions VALUES (?, ?)')
  const purge = database.prepare(`DELETE FROM submissions WHERE rowid IN
    (SELECT rowid FROM submissions WHERE rowid <= ? ORDER BY rowid LIMIT 200)`)
  database.exec('BEGIN')
  for (let row = 0; row < 3000; row++) {
    insert.run(
      `(${200 + below(800)}) 555-${1000 + below(9000)}${' '.repeat(below(8))}|`,
      'n'.repeat(400),
    )
    if (row % 80 === 0 && row > 800) purge.run(row - 800)
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  // What `secure_delete` alone leaves: the test would prove nothing without it.
  expect(strayNumbers()).not.toEqual([])
  await eraser(0)()
  expect(strayNumbers()).toEqual([])
})
