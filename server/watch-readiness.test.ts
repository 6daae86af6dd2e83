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
    store: { isReady: () => isReady() },
    log: { info: line('info'), error: line('error') },
    after: (_ms, callback) => {
      due = callback
      return () => (due = undefined)
    },
  })
})

/** Runs one check to its end. */
async function look(): Promise<void> {
  due?.()
  await new Promise((resolve) => setImmediate(resolve))
}

test('logs nothing while the database is available', async () => {
  await look()
  await look()
  expect(logged).toEqual([])
})

test('logs the loss once with its reason, and the recovery', async () => {
  const gone = new Error('gone')
  isReady = () => Promise.reject(gone)
  await look()
  isReady = async () => false
  await look()
  isReady = async () => true
  await look()
  await look()
  expect(logged).toEqual([
    ['error', { err: gone }, 'database lost: requests are answered with 503'],
    ['info', {}, 'database is back'],
  ])
})

test('logs and checks nothing after the stop', async () => {
  isReady = async () => false
  due?.()
  stop()
  await look()
  expect(logged).toEqual([])
  expect(due).toBeUndefined()
})
