import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { routableUrl, splitTarget } from './request-target.ts'

test('splits at the first question mark only', () => {
  expect(splitTarget('/faq')).toEqual({ path: '/faq', query: '' })
  expect(splitTarget('/faq?a=1?b=2')).toEqual({ path: '/faq', query: 'a=1?b=2' })
})

test.each([
  ['/faq?a=1', '/faq?a=1'],
  ['http://elsewhere.example:80/faq?a=1', '/faq?a=1'],
  ['HTTPS://elsewhere.example', '/'],
  ['*', '/*'],
  ['', '/'],
  [undefined, '/'],
  ['/%E0%A4%A', '/undecodable'],
  ['/faq?q=100%', '/faq?q=100%'],
])('routes %s as %s', (target, expected) => {
  expect(routableUrl(target)).toBe(expected)
})

test('turns any target into a path that can be decoded', () => {
  fc.assert(
    fc.property(fc.string(), (target) => {
      const url = routableUrl(target)
      expect(url.startsWith('/')).toBe(true)
      expect(() => decodeURI(splitTarget(url).path)).not.toThrow()
    }),
  )
})
