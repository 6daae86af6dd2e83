import { expect, test } from 'vitest'
import { describeError, describeRequest } from './log.ts'

test('of a request only method and path are told, never the query', () => {
  expect(describeRequest({ method: 'GET', url: '/faq?name=Maria&phone=2015550123' })).toEqual({
    method: 'GET',
    path: '/faq',
  })
  expect(describeRequest({ method: 'GET', url: `/${'x'.repeat(5000)}` }).path).toHaveLength(200)
})

test('of an error the details in which databases quote rows are left out', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone)=(2015550123) already exists.',
  })
  expect(describeError(error)).toMatchObject({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
  })
  expect(JSON.stringify(describeError(error))).not.toContain('2015550123')
})

test('what is thrown and is no error is told by its type alone', () => {
  expect(describeError('Maria')).toEqual({ type: 'string', message: 'no error object', stack: '' })
})
