import { DatabaseSync } from 'node:sqlite'
import { connect } from 'node:net'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { isOutage } from './database-outage.ts'

const withCode = (code: string): Error => Object.assign(new Error('message'), { code })

describe('isOutage', () => {
  test('recognizes a refused connection as reported by Node', async () => {
    const [error] = (await once(connect(9, '127.0.0.1'), 'error').catch((reason: unknown) => [
      reason,
    ])) as [Error]
    expect(isOutage(error)).toBe(true)
    expect(isOutage(new AggregateError([error]))).toBe(true)
  })

  test('recognizes a closed or locked database as reported by the driver', () => {
    const database = new DatabaseSync(':memory:')
    database.close()
    let closed: unknown
    try {
      database.exec('SELECT 1')
    } catch (error) {
      closed = error
    }
    expect(isOutage(closed)).toBe(true)
    expect(isOutage(Object.assign(new Error('database is locked'), { errcode: 5 }))).toBe(true)
    expect(isOutage(Object.assign(new Error('disk I/O error'), { errcode: 10 | (3 << 8) }))).toBe(
      true,
    )
  })

  test.each(['57P01', '53300', '08006', '58030', '40001', 'ETIMEDOUT'])(
    'recognizes code %s',
    (code) => {
      expect(isOutage(withCode(code))).toBe(true)
    },
  )

  test.each(['23505', '22P02', '42601', 'ERR_INVALID_ARG_TYPE'])(
    'treats code %s as a bug',
    (code) => {
      expect(isOutage(withCode(code))).toBe(false)
    },
  )

  test('treats any other error as a bug', () => {
    expect(isOutage(new TypeError('x is not a function'))).toBe(false)
    expect(isOutage('a string')).toBe(false)
    expect(isOutage(undefined)).toBe(false)
  })
})
