/** Milliseconds after which a release is not waited for any longer. */
const LONGEST_PRESS_MS = 1_000

/** The part of the document that is used; replaced by tests. */
interface Page extends EventTarget {
  querySelector: (selector: string) => unknown
}

/**
 * Runs `act` at once, or after the release of a control that is already held down. The start of the
 * form may show further fields; that would move the button away from the finger, and the tap would
 * be lost. defer-while-pressed.ts observes later presses; this one began before it.
 * @returns a function that cancels it
 */
export function afterRelease(act: () => void, page: Page = document): () => void {
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
  // In a task of its own, because browsers dispatch the click right after the release.
  for (const name of ['pointerup', 'pointercancel'])
    page.addEventListener(name, () => setTimeout(go), { signal, capture: true })
  setTimeout(go, LONGEST_PRESS_MS)
  return () => waiting.abort()
}
