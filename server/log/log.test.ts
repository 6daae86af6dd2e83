import { expect, test } from 'vitest'
import { describeError, describeRequest } from './log.ts'

const SECRET = 'q7Hh2vXbT0mS9cYwLr4KfA'

test('logs only method and path of a request, never the query', () => {
  expect(describeRequest({ method: 'GET', url: '/faq?name=Maria&phone=2015550123' })).toEqual({
    method: 'GET',
    path: '/faq',
  })
  expect(describeRequest({ method: 'GET', url: `/${'x'.repeat(5000)}` }).path).toHaveLength(200)
})

test.each(['/a/TOKEN', '/%61/TOKEN', '/a%2FTOKEN', '/r/TOKEN/state?x=1', '/staff/sign-in/TOKEN'])(
  'keeps the secret in %s out of the log',
  (url) => {
    expect(
      describeRequest({ method: 'GET', url: url.replace('TOKEN', SECRET) }).path,
    ).not.toContain(SECRET)
  },
)

test('masks an address in the message and the stack of an error', () => {
  const described = describeError(
    new Error(`Failed to parse URL from https://keys.example/a/${SECRET}`),
  )
  expect(JSON.stringify(described)).not.toContain(SECRET)
  expect(described.message).toBe('Failed to parse URL from https://keys.example/a/…')
})

test('removes error details that quote database rows', () => {
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

test('logs only the type of a thrown value that is no error', () => {
  expect(describeError('Maria')).toEqual({ type: 'string', message: 'no error object', stack: '' })
})
