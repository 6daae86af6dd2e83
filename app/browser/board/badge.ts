/** The number on the board's icon: how many leads are open. */

/**
 * Shows the number of open leads that a page of the board carries; 0 removes it.
 * @param page the shown page, or the same page as it was polled
 */
export function showBadge({ body }: Document): void {
  const { openLeads = '' } = body.dataset
  if (openLeads !== '') set(Number(openLeads))
}

/** Removes the number, because nobody is signed in any more. */
export const clearBadge = (): void => set(0)

/** Does nothing in browsers without badges; the others refuse it unless the board is installed. */
function set(count: number): void {
  navigator.setAppBadge?.(count).catch(() => undefined)
}
