import { expect, test } from 'vitest'
import { idPrefix } from './id-prefix.ts'

test('two of one name on a page begin their ids differently, the same every time', () => {
  const [main, areas] = ['main', 'areas'].map((bar) => idPrefix('menu-bar', { bar, path: '/faq' }))
  expect(main).not.toBe(areas)
  expect(idPrefix('menu-bar', { bar: 'main', path: '/faq' })).toBe(main)
})

test('an id can be named in a selector', () => {
  expect(idPrefix('menu-bar', { path: '/services/auto-locksmith' })).toMatch(/^[\w-]+$/)
})
