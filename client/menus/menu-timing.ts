/** R22, in milliseconds: the pointer rests on an item before its menu opens. */
export const MENU_OPEN_DELAY_MS = 200
/** After a menu has closed, another opens without delay for this long. */
export const MENU_SKIP_DELAY_MS = 300
/** The pointer may leave an open menu for this long. */
export const MENU_CLOSE_DELAY_MS = 150

/** When the menus of one bar open and close. Keys name menus. */
export interface MenuTiming {
  /** The pointer has come onto an item. */
  enter(key: string): void
  /** It moves on the item or in its menu. */
  move(key: string): void
  /** It has left the item and its menu. */
  leave(): void
  /** Opens at once: a key press, a click or a tap. */
  show(key: string): void
  /**
   * Shuts at once: Escape, a click, a followed link. A pointer that rests on
   * the item does not open it again until it has left and come back.
   */
  dismiss(): void
}

export type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>
type Timer = ReturnType<Timers['setTimeout']> | undefined

/**
 * The delays of R22. At most one menu is open.
 * @param onChange is told which menu is open from now on, or null
 */
export function createMenuTiming(
  onChange: (open: string | null) => void,
  timers: Timers = globalThis,
): MenuTiming {
  let open: string | null = null
  /** Opens when its delay has passed. */
  let awaited: string | null = null
  /** Shut on purpose under a resting pointer. */
  let dismissed: string | null = null
  /** True while a menu is open and shortly after: the next one needs no delay. */
  let warm = false
  let opening: Timer
  let closing: Timer
  let cooling: Timer

  function change(next: string | null): void {
    timers.clearTimeout(opening)
    timers.clearTimeout(closing)
    awaited = null
    if (next === open) return
    timers.clearTimeout(cooling)
    if (next === null) cooling = timers.setTimeout(() => (warm = false), MENU_SKIP_DELAY_MS)
    warm = true
    open = next
    onChange(open)
  }

  function move(key: string): void {
    if (key === dismissed || key === awaited) return
    timers.clearTimeout(closing)
    if (key === open) return
    if (warm) return change(key)
    timers.clearTimeout(opening)
    awaited = key
    opening = timers.setTimeout(() => change(key), MENU_OPEN_DELAY_MS)
  }

  return {
    move,
    enter(key) {
      dismissed = null
      move(key)
    },
    leave() {
      dismissed = null
      awaited = null
      timers.clearTimeout(opening)
      timers.clearTimeout(closing)
      if (open !== null) closing = timers.setTimeout(() => change(null), MENU_CLOSE_DELAY_MS)
    },
    show: change,
    dismiss() {
      dismissed = open ?? awaited
      change(null)
    },
  }
}
