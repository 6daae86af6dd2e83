/** Figures of the toast display, in pixels and milliseconds. */
export const TOASTS_VISIBLE = 3
export const TOAST_DURATION = 4000
export const TOAST_GAP = 14
export const TOAST_WIDTH = 356
/** Distance from the lower right corner (toasts.css). */
export const TOAST_OFFSET = 32
/** Alt+T moves the focus to the toasts. */
export const TOAST_HOTKEY = { altKey: true, code: 'KeyT' }
export const SWIPE_DISTANCE = 20
/** Pixels per millisecond. */
export const SWIPE_SPEED = 0.11
