import { expect, test } from 'vitest'
import * as figures from './display-figures.ts'

test("the figures of the display equal the specification's", () => {
  expect({ ...figures }).toEqual({
    TOASTS_VISIBLE: 3,
    TOAST_DURATION: 4000,
    TOAST_GAP: 14,
    TOAST_WIDTH: 356,
    TOAST_OFFSET: 32,
    TOAST_HOTKEY: { altKey: true, code: 'KeyT' },
    SWIPE_DISTANCE: 20,
    SWIPE_SPEED: 0.11,
  })
})
