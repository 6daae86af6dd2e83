import { expect, test } from 'vitest'
import { setTitle } from './title.ts'

const room = { width: 490, height: 420 }
const sizes = [150, 100, 60] as const

test('a short heading stands large and on two lines', () => {
  expect(setTitle('Gate Locks', sizes, room)).toEqual({ size: 150, lines: ['Gate', 'Locks'] })
})

test('a long one is set smaller until it fits', () => {
  const { size, lines } = setTitle('Commercial Lock Replacement', sizes, room)
  expect(size).toBe(100)
  expect(lines.join(' ')).toBe('Commercial Lock Replacement')
})

test('one that never fits takes the smallest size and loses no word', () => {
  const long = 'word '.repeat(60).trim()
  const { size, lines } = setTitle(long, sizes, room)
  expect(size).toBe(60)
  expect(lines.join(' ')).toBe(long)
})

test('words that belong together are not parted', () => {
  expect(setTitle('Locksmith in\u00a0Hoboken', sizes, room).lines).toEqual([
    'Locksmith',
    'in\u00a0Hoboken',
  ])
})
