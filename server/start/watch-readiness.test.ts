import { fakeDb } from '#tests/support/fake-db.ts'
import { beforeEach, expect, test } from 'vitest'
import { watchReadiness } from './watch-readiness.ts'

let logged: [level: string, fields: object, message: string][]
let isReady: () => Promise<boolean>
let due: (() => void) | undefined
let stop: () => void

beforeEach(() => {
  logged = []
  isReady = async () => true
  const line = (level: string) => (fields: object, message: string) =>
    void logged.push([level, fields, message])
  stop = watchReadiness({
    db: fakeDb(async () => [], { isReady: () => isReady() }),
    log: { info: line('info'), warn: line('warn'), error: line('error') },
    setTimer: (_ms, callback) => {
      due = callback
      return () => (due = undefined)
    },
  })
})

/** Runs one check to its end. */
async function runCheck(): Promise<void> {
  due?.()
  await new Promise((resolve) => setImmediate(resolve))
}

test('logs nothing while the database is available', async () => {
  await runCheck()
  await runCheck()
  expect(logged).toEqual([])
})

test('logs the loss once with its reason, and the recovery', async () => {
  const gone = new Error('gone')
  isReady = () => Promise.reject(gone)
  await runCheck()
  isReady = async () => false
  await runCheck()
  isReady = async () => true
  await runCheck()
  await runCheck()
  expect(logged).toEqual([
    ['error', { err: gone }, 'database lost: requests are answered with 503'],
    ['info', {}, 'database is back'],
  ])
})

test('logs and checks nothing after the stop', async () => {
  isReady = async () => false
  due?.()
  stop()
  await runCheck()
  expect(logged).toEqual([])
  expect(due).toBeUndefined()
})
