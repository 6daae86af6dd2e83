import { expect, test } from 'vitest'
import { describeError, describeRequest } from './log.ts'

const SECRET = 'q7Hh2vXbT0mS9cYwLr4KfA'

test('of a request only method and path are told, never the query', () => {
  expect(describeRequest({ method: 'GET', url: '/faq?name=Maria&phone=2015550123' })).toEqual({
    method: 'GET',
    path: '/faq',
  })
  expect(describeRequest({ method: 'GET', url: `/${'x'.repeat(5000)}` }).path).toHaveLength(200)
})

test.each(['/a/TOKEN', '/%61/TOKEN', '/a%2FTOKEN', '/r/TOKEN/state?x=1', '/staff/sign-in/TOKEN'])(
  'the secret in %s stays out of the log',
  (url) => {
    expect(
      describeRequest({ method: 'GET', url: url.replace('TOKEN', SECRET) }).path,
    ).not.toContain(SECRET)
  },
)

test('an address that an error quotes is masked in its message and its stack', () => {
  const told = describeError(new Error(`Failed to parse URL from https://keys.example/a/${SECRET}`))
  expect(JSON.stringify(told)).not.toContain(SECRET)
  expect(told.message).toBe('Failed to parse URL from https://keys.example/a/…')
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
