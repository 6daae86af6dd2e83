import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as figures from './display-figures.ts'

test('R71: the figures of the display are those of the specification', () => {
  expect({ ...figures }).toEqual({
    TOASTS_VISIBLE: 3,
    TOAST_DURATION: 4000,
    TOAST_GAP: 14,
    TOAST_WIDTH: 356,
    TOAST_OFFSET: 32,
    TOAST_POSITION: 'bottom-right',
    TOAST_HOTKEY: ['altKey', 'KeyT'],
    SWIPE_DISTANCE: 20,
    SWIPE_SPEED: 0.11,
  })
})

test('R71: the installed sonner swipes a toast away at 20 px or a speed above 0.11', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const swipe = /Math\.abs\(\w+\)>=(\w+)\|\|\w+>(\.\d+)/.exec(source)
  const [, distance = '', speed] = swipe ?? []
  expect(Number(speed)).toBe(figures.SWIPE_SPEED)
  expect(Number(new RegExp(`[,\\s]${distance}=(\\d+)`).exec(source)?.[1])).toBe(
    figures.SWIPE_DISTANCE,
  )
})
