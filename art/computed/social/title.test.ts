import { expect, test } from 'vitest'
import { fitTitle } from './title.ts'

const room = { width: 490, height: 420 }
const sizes = [150, 100, 60] as const

test('sets a short heading large and on two lines', () => {
  expect(fitTitle('Gate Locks', sizes, room)).toEqual({ size: 150, lines: ['Gate', 'Locks'] })
})

test('sets a long one smaller until it fits', () => {
  const { size, lines } = fitTitle('Commercial Lock Replacement', sizes, room)
  expect(size).toBe(100)
  expect(lines.join(' ')).toBe('Commercial Lock Replacement')
})

test('uses the smallest size for one that never fits, without losing a word', () => {
  const long = 'word '.repeat(60).trim()
  const { size, lines } = fitTitle(long, sizes, room)
  expect(size).toBe(60)
  expect(lines.join(' ')).toBe(long)
})

test('keeps no-break spaces', () => {
  expect(fitTitle('Locksmith in\u00a0Hoboken', sizes, room).lines).toEqual([
    'Locksmith',
    'in\u00a0Hoboken',
  ])
})
