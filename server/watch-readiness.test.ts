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

/** One look, to its end. */
async function look(): Promise<void> {
  due?.()
  await new Promise((resolve) => setImmediate(resolve))
}

test('a database that is there is not worth a line', async () => {
  await look()
  await look()
  expect(logged).toEqual([])
})

test('its loss is an error once, with the reason, and its return is told', async () => {
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

test('a look that ends after the stop says nothing and looks no more', async () => {
  isReady = async () => false
  due?.()
  stop()
  await look()
  expect(logged).toEqual([])
  expect(due).toBeUndefined()
})
