/** Milliseconds after which nothing is waited for any longer. */
const LONGEST_PRESS_MS = 1_000

/** What of the page is needed; handed in by tests. */
interface Page extends EventTarget {
  querySelector: (selector: string) => unknown
}

/**
 * Runs `act` at once, or after the release of a control that is held down
 * already. The form's start may show fields that its text asks for; under a
 * finger that would carry the button away, and the tap would go to nobody.
 * defer-while-pressed.ts hears presses from the start on; this one began before.
 * @returns calls it off
 */
export function onRelease(act: () => void, page: Page = document): () => void {
  if (!page.querySelector(':is(button, a, label, input, select):active')) {
    act()
    return () => {}
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const go = () => {
    if (signal.aborted) return
    waiting.abort()
    act()
  }
  // In a task of its own: browsers send the click right behind the release.
  for (const name of ['pointerup', 'pointercancel'])
    page.addEventListener(name, () => setTimeout(go), { signal, capture: true })
  setTimeout(go, LONGEST_PRESS_MS)
  return () => waiting.abort()
}
