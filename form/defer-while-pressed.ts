/**
 * Defers actions while a button or finger is down. A message that appears when a field loses focus
 * moves everything below it; between press and release that would move the control away from the
 * pointer, and the click would be lost.
 * @param page target of the press events, the document
 * @param later runs a callback after the click that follows a release; a task of its own, because
 *   browsers dispatch the click right after the release
 */
export function createPressTracker(
  page: EventTarget,
  later: (act: () => void) => void = (act) => setTimeout(act),
) {
  let down = false
  let waiting: (() => void)[] = []

  const press = () => (down = true)
  const release = () => {
    down = false
    later(() => {
      const acts = waiting
      waiting = []
      for (const act of acts) act()
    })
  }
  const capture = { capture: true }
  page.addEventListener('pointerdown', press, capture)
  page.addEventListener('pointerup', release, capture)
  page.addEventListener('pointercancel', release, capture)

  return {
    /** Runs `act` at once, or after the release of a pressed button or finger. */
    run(act: () => void): void {
      if (down) waiting.push(act)
      else act()
    },
  }
}
