/** Milliseconds to wait for the release of a press that began before this script. */
const LONGEST_PRESS_MS = 1_000

/** The part of the document that is used; replaced by tests. */
interface Page extends EventTarget {
  querySelector: (selector: string) => unknown
}

/**
 * Observes presses of a button or finger, including one that began before. A message or further
 * field moves everything below it; between press and release that would move the control away from
 * the pointer, and the click would be lost. The listeners last as long as the document.
 * @returns a function that runs an action at once, or after the release and the click that follows
 *   it
 */
export function createPressTracker(page: Page = document): (act: () => void) => void {
  const waiting: (() => void)[] = []
  let isPressed = page.querySelector(':is(button, a, label, input, select):active') !== null
  const release = () => {
    isPressed = false
    // In a task of its own, because browsers dispatch the click right after the release.
    setTimeout(() => waiting.splice(0).forEach((act) => act()))
  }
  if (isPressed) setTimeout(release, LONGEST_PRESS_MS)
  page.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const name of ['pointerup', 'pointercancel'])
    page.addEventListener(name, release, { capture: true })
  return (act) => {
    if (isPressed) waiting.push(act)
    else act()
  }
}

let tracker: ReturnType<typeof createPressTracker> | undefined

/** Runs an action at once, or after the press that is under way. Not while pages are rendered by the server. */
export function afterPress(act: () => void): void {
  tracker ??= createPressTracker()
  tracker(act)
}
