/** Which buttons can be pressed: none whose transition is queued, and none for a moment after one. */

import { address } from './opened-page.ts'
import { readQueue } from './queue.ts'

/** Milliseconds in which a double tap must not make the next transition too. */
const PAUSE_AFTER_TRANSITION_MS = 1200

let pausedUntil = 0

/** Sets `aria-disabled`, because `disabled` would lose the focus. */
export const setDisabled = (button: Element, isDisabled: boolean): void => {
  // Not by the property, which Firefox has since 119 only.
  if (isDisabled) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
}

export function showQueue(): void {
  const queue = readQueue()
  for (const form of document.querySelectorAll<HTMLElement>('[data-step]')) {
    const isQueued = queue.some(({ id }) => id === form.dataset['step'])
    for (const button of form.querySelectorAll('button'))
      setDisabled(button, isQueued || Date.now() < pausedUntil)
  }
  const note = document.querySelector<HTMLElement>('[data-waiting]')
  if (note) note.hidden = !queue.some(({ id }) => address.endsWith(id))
}

/** Disables the buttons until a double tap is over. The caller shows the queue. */
export function pauseButtons(): void {
  pausedUntil = Date.now() + PAUSE_AFTER_TRANSITION_MS
  setTimeout(showQueue, PAUSE_AFTER_TRANSITION_MS + 50)
}
