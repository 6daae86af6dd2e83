/** Milliseconds that the pointer rests on an item before its menu opens. */
const MENU_OPEN_DELAY_MS = 200
/** Milliseconds after a menu has closed during which another opens without delay. */
const MENU_SKIP_DELAY_MS = 300
/** Milliseconds until an open menu closes after the pointer has left. */
const MENU_CLOSE_DELAY_MS = 150

type Timer = ReturnType<typeof setTimeout> | undefined

/**
 * Opens and closes the menus of one bar with the delays of the specification. Keys name menus; at most one is
 * open.
 * @param onChange receives the key of the open menu, or `null`
 */
export function createMenuTiming(onChange: (open: string | null) => void) {
  let open: string | null = null
  /** Key of the menu that opens when its delay has passed. */
  let pendingKey: string | null = null
  /** Key of the menu that was dismissed while the pointer rests on its item. */
  let dismissedKey: string | null = null
  /**
   * True while a menu is open and for MENU_SKIP_DELAY_MS after: the next one opens without delay.
   */
  let skipsDelay = false
  let openTimer: Timer
  let closeTimer: Timer
  let skipDelayTimer: Timer

  function change(next: string | null): void {
    clearTimeout(openTimer)
    clearTimeout(closeTimer)
    pendingKey = null
    if (next === open) return
    clearTimeout(skipDelayTimer)
    if (next === null) skipDelayTimer = setTimeout(() => (skipsDelay = false), MENU_SKIP_DELAY_MS)
    skipsDelay = true
    open = next
    onChange(open)
  }

  function move(key: string): void {
    if (key === dismissedKey || key === pendingKey) return
    clearTimeout(closeTimer)
    if (key === open) return
    if (skipsDelay) return change(key)
    clearTimeout(openTimer)
    pendingKey = key
    openTimer = setTimeout(() => change(key), MENU_OPEN_DELAY_MS)
  }

  return {
    move,
    enter(key: string): void {
      dismissedKey = null
      move(key)
    },
    leave(): void {
      dismissedKey = null
      pendingKey = null
      clearTimeout(openTimer)
      clearTimeout(closeTimer)
      if (open !== null) closeTimer = setTimeout(() => change(null), MENU_CLOSE_DELAY_MS)
    },
    /** Opens at once, for a key press, a click or a tap. */
    show: (key: string): void => change(key),
    /**
     * Closes at once, for Escape, a click or a followed link. A pointer that rests on the item does
     * not open it again until it has left and returned.
     */
    dismiss(): void {
      dismissedKey = open ?? pendingKey
      change(null)
    },
  }
}

export type MenuTiming = ReturnType<typeof createMenuTiming>
