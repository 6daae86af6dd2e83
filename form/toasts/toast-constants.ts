/** Figures of the toast display, in pixels and milliseconds; its sizes are in toasts.css. */
export const TOASTS_VISIBLE = 3
export const TOAST_DURATION_MS = 4000
/** Alt+T moves the focus to the toasts. */
export const TOAST_HOTKEY = { altKey: true, code: 'KeyT' }
export const SWIPE_DISTANCE_PX = 20
/** Pixels per millisecond. */
export const SWIPE_SPEED_PX_PER_MS = 0.11
