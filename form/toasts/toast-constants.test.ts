import { expect, test } from 'vitest'
import * as figures from './toast-constants.ts'

test("the figures of the display equal the specification's", () => {
  expect({ ...figures }).toEqual({
    TOASTS_VISIBLE: 3,
    TOAST_DURATION_MS: 4000,
    TOAST_GAP_PX: 14,
    TOAST_WIDTH_PX: 356,
    TOAST_OFFSET_PX: 32,
    TOAST_HOTKEY: { altKey: true, code: 'KeyT' },
    SWIPE_DISTANCE_PX: 20,
    SWIPE_SPEED_PX_PER_MS: 0.11,
  })
})
