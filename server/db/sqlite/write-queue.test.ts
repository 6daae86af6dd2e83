import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openConnection } from './connection.ts'
import { createWriteQueue } from './write-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'write-queue-'))
const file = join(folder, 'test.db')

let database: DatabaseSync
let other: DatabaseSync

beforeEach(() => {
  database = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: 0 })
  other = openConnection(file, { synchronous: 'FULL', busyTimeoutMs: 0 })
  database.exec('DROP TABLE IF EXISTS notes; CREATE TABLE notes (text TEXT PRIMARY KEY) STRICT')
})

afterEach(() => {
  database.close()
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

const queue = (verify = () => {}) => createWriteQueue(database, { lockTimeoutMs: 5000, verify })

const insert = (text: string) => () =>
  Number(database.prepare('INSERT INTO notes VALUES (?)').run(text).changes)

/** Reads as another process would. */
const committed = (): string[] =>
  other
    .prepare('SELECT text FROM notes ORDER BY text')
    .all()
    .map((row) => String(row['text']))

test('resolves a job after its commit', async () => {
  const writes = queue()
  const seen = writes.run(insert('a')).then(() => committed())
  expect(committed()).toEqual([])
  expect(await seen).toEqual(['a'])
})

test('commits jobs of one turn of the event loop together', async () => {
  const writes = queue()
  const open: boolean[] = []
  const jobs = ['a', 'b', 'c'].map((text) =>
    writes.run(() => {
      insert(text)()
      open.push(committed().length === 0)
    }),
  )
  await Promise.all(jobs)
  expect(open).toEqual([true, true, true])
  expect(committed()).toEqual(['a', 'b', 'c'])
})

test('rolls back the writes of a job that throws, and no others', async () => {
  const writes = queue()
  const results = await Promise.allSettled([
    writes.run(insert('a')),
    writes.run(() => {
      insert('half done')()
      throw new Error('no')
    }),
    writes.run(insert('c')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(committed()).toEqual(['a', 'c'])
})

test('rolls back a single job that throws', async () => {
  const writes = queue()
  const job = writes.run(() => {
    insert('half done')()
    throw new Error('no')
  })
  await expect(job).rejects.toThrow('no')
  expect(committed()).toEqual([])
  expect(await writes.run(insert('next'))).toBe(1)
})

test('waits for another writing process without blocking the event loop', async () => {
  const writes = queue()
  other.exec('BEGIN IMMEDIATE')
  const job = writes.run(insert('a'))
  // Timers keep running: one of them ends the other's transaction.
  setTimeout(() => other.exec('COMMIT'), 30)
  await job
  expect(committed()).toEqual(['a'])
})

test('rejects jobs that waited too long for another process, and keeps younger ones', async () => {
  const writes = queue()
  other.exec('BEGIN IMMEDIATE')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  onTestFinished(() => clock.mockRestore())
  const old = writes.run(insert('old'))
  clock.mockReturnValue(6000)
  const young = writes.run(insert('young'))
  await expect(old).rejects.toThrow('locked')
  other.exec('COMMIT')
  await young
  expect(committed()).toEqual(['young'])
})

test('runs more jobs than fit into one transaction, in order', async () => {
  const writes = queue()
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => writes.run(() => void order.push(index))),
  )
  expect(order).toEqual(Array.from({ length: 200 }, (_, index) => index))
})

test('finishes requested jobs at close and refuses later ones', async () => {
  const writes = queue()
  const job = writes.run(insert('a'))
  await writes.close()
  expect(committed()).toEqual(['a'])
  await job
  await expect(writes.run(insert('b'))).rejects.toThrow('the database is closed')
})

test('rejects every job of a transaction that a database error ends', async () => {
  const writes = queue()
  const results = await Promise.allSettled([
    writes.run(insert('a')),
    writes.run(() => {
      database.exec('ROLLBACK')
      throw new Error('disk full')
    }),
    writes.run(insert('c')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(committed()).toEqual([])
})

test('refuses before and after its transaction what may not be written', async () => {
  let refuse = false
  const writes = queue(() => {
    if (refuse) throw new Error('gone')
  })
  refuse = true
  await expect(writes.run(insert('before'))).rejects.toThrow('gone')
  expect(committed()).toEqual([])
  refuse = false
  const late = writes.run(() => {
    refuse = true
    return insert('during')()
  })
  await expect(late).rejects.toThrow('gone')
  refuse = false
  expect(await writes.run(insert('later'))).toBe(1)
})

test('runs a job after the end of the one before, which waits', async () => {
  const writes = queue()
  const order: string[] = []
  const slow = writes.run(async () => {
    insert('slow')()
    await pause(20)
    order.push('slow')
  })
  await pause(5)
  const next = writes.run(() => {
    order.push('next')
    return insert('next')()
  })
  await Promise.all([slow, next])
  expect(order).toEqual(['slow', 'next'])
  expect(committed()).toEqual(['next', 'slow'])
})

test('rolls back the writes of a job that rejects after a wait, and no others', async () => {
  const writes = queue()
  const results = await Promise.allSettled([
    writes.run(async () => {
      insert('half done')()
      await pause(5)
      throw new Error('no')
    }),
    writes.run(insert('b')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(committed()).toEqual(['b'])
})

test('runs between transactions what cannot run in one', async () => {
  const writes = queue()
  const isOpen: boolean[] = []
  await Promise.all([
    writes.run(async () => {
      insert('a')()
      await pause(5)
    }),
    writes.runBetween(() => isOpen.push(database.isTransaction)),
    writes.run(insert('b')),
  ])
  expect(isOpen).toEqual([false])
  expect(committed()).toEqual(['a', 'b'])
})

const synchronous = (): unknown =>
  Object.values(database.prepare('PRAGMA synchronous').get() ?? {})[0]

test('flushes a transaction to the disk unless all of its jobs may be lost', async () => {
  const writes = queue()
  const seen: unknown[] = []
  await writes.runRelaxed(() => seen.push(synchronous()))
  await Promise.all([
    writes.runRelaxed(() => seen.push(synchronous())),
    writes.run(() => seen.push(synchronous())),
  ])
  await writes.runRelaxed(() => seen.push(synchronous()))
  // 1: NORMAL, 2: FULL.
  expect(seen).toEqual([1, 2, 2, 1])
})

test('writes what may be lost also where nothing else may be written', async () => {
  const writes = queue(() => {
    throw new Error('gone')
  })
  const results = await Promise.allSettled([
    writes.run(insert('a')),
    writes.runRelaxed(insert('b')),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(committed()).toEqual(['b'])
})
