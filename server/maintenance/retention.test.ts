import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { submissionRow } from '#server/db/row-mapping.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { fakeDb } from '#tests/support/fake-db.ts'
import { startRetention } from './retention.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2026-11-22T08:00:00Z')

putInForce({ ...business, retentionDays: 180 })

let dataDir: string
let outbox: string
let wall: number
let purges: number[]
let answer: () => Promise<number>
let lines: string[]
let isErased: boolean
let erasures: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  dataDir = mkdtempSync(join(tmpdir(), 'palisade-retention-'))
  outbox = join(dataDir, 'outbox')
  mkdirSync(outbox)
  isErased = true
  erasures = 0
  wall = START
  purges = []
  lines = []
  answer = () => Promise.resolve(3)
  stop = startRetention({
    db: fakeDb(
      async ({ sql, values }) => {
        if (sql.startsWith('SELECT'))
          return [
            { ...submissionRow(sampleSubmission({ row: { id: 'purged-1' } })), 'mail.attempts': 1 },
          ]
        if (!sql.startsWith('DELETE FROM submissions')) return []
        purges.push(Date.parse(String(values['before'])))
        return Array.from({ length: await answer() }, () => ({ changed: 1 }))
      },
      {
        eraseDeleted: async () => {
          erasures += 1
          return isErased
        },
      },
    ),
    environment: { dataDir },
    log: {
      info: (fields, message) => void lines.push(`${JSON.stringify(fields)} ${message}`),
      warn: (_fields, message) => void lines.push(`warn ${message}`),
      error: (_fields, message) => void lines.push(`error ${message}`),
    },
    setTimer: (ms, callback) => {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    clock: () => wall,
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true })
})

/** Advances timers and clock together. */
async function pass(ms: number): Promise<void> {
  wall += ms
  await vi.advanceTimersByTimeAsync(ms)
  // The folder is read outside of these timers.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
}

test('deletes expired leads soon after the start and then daily', async () => {
  await pass(9 * MINUTE)
  expect(purges).toEqual([])
  await pass(MINUTE)
  await pass(DAY)
  expect(purges).toEqual([START + 10 * MINUTE - 180 * DAY, START + 10 * MINUTE - 179 * DAY])
  expect(lines[0]).toBe(
    '{"deleted":3,"mails":0,"days":180} leads past their retention period deleted',
  )
})

test('deletes a mail of that age from the outbox folder, and keeps a newer one', async () => {
  for (const [name, age] of [
    ['old.eml', 181],
    ['young.eml', 179],
  ] as const) {
    writeFileSync(join(outbox, name), 'mail')
    utimesSync(join(outbox, name), new Date(START - age * DAY), new Date(START - age * DAY))
  }
  await pass(10 * MINUTE)
  expect(readdirSync(outbox)).toEqual(['young.eml'])
})

test('deletes the mails of purged leads, however late they were written', async () => {
  for (const name of [
    'purged-1@a.example.eml',
    'receipt.purged-1@a.example.eml',
    'other@a.example.eml',
  ])
    writeFileSync(join(outbox, name), 'mail')
  await pass(10 * MINUTE)
  expect(readdirSync(outbox)).toEqual(['other@a.example.eml'])
})

test('erases the database files after a purge, and logs a failure', async () => {
  isErased = false
  await pass(10 * MINUTE)
  expect(erasures).toBe(1)
  expect(lines[1]).toBe(
    'warn deleted data is still in the write-ahead log: the next maintenance tries again',
  )
})

test('logs nothing when nothing expired, except an incomplete erasure of an earlier purge', async () => {
  answer = () => Promise.resolve(0)
  await pass(10 * MINUTE)
  expect(lines).toEqual([])
  isErased = false
  await pass(DAY)
  expect(lines).toEqual([
    'warn deleted data is still in the write-ahead log: the next maintenance tries again',
  ])
})

test('deletes nothing after the clock jumped, and continues once it is stable', async () => {
  wall += 365 * DAY
  await pass(10 * MINUTE)
  expect(purges).toEqual([])
  expect(lines).toEqual(['warn the clock jumped: no lead is deleted today'])
  await pass(DAY)
  expect(purges).toHaveLength(1)
})

test('skips one daily purge while the database is unreachable', async () => {
  answer = () => Promise.reject(new Error('away'))
  await pass(10 * MINUTE)
  expect(lines).toEqual(['warn old leads could not be deleted, the next try is tomorrow'])
  answer = () => Promise.resolve(1)
  await pass(DAY)
  expect(purges).toHaveLength(2)
})

test('deletes nothing once it is stopped', async () => {
  stop()
  wall += DAY
  await vi.advanceTimersByTimeAsync(DAY)
  expect(purges).toEqual([])
})
