import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { routableUrl, splitTarget } from './request-target.ts'

test('the first question mark begins the query, later ones belong to it', () => {
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
])('%s is routed as %s', (target, expected) => {
  expect(routableUrl(target)).toBe(expected)
})

test('any target becomes a path that can be decoded', () => {
  fc.assert(
    fc.property(fc.string(), (target) => {
      const url = routableUrl(target)
      expect(url.startsWith('/')).toBe(true)
      expect(() => decodeURI(splitTarget(url).path)).not.toThrow()
    }),
  )
})
