import { expect, test } from 'vitest'
import { idPrefix } from './id-prefix.ts'

test('idPrefix differs for two islands of one name and is stable', () => {
  const [main, areas] = ['main', 'areas'].map((bar) => idPrefix('menu-bar', { bar, path: '/faq' }))
  expect(main).not.toBe(areas)
  expect(idPrefix('menu-bar', { bar: 'main', path: '/faq' })).toBe(main)
})

test('idPrefix can be used in a selector', () => {
  expect(idPrefix('menu-bar', { path: '/services/auto-locksmith' })).toMatch(/^[\w-]+$/)
})
