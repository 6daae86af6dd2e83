/** Marks a button that was tapped before its script was there. */
const TAPPED = 'data-tapped'

/**
 * Keeps a tap on a button that comes before its script. Forms keep their own
 * (early-submit.ts, early-menu.ts), and links need no script.
 */
export function keepEarlyTaps(): void {
  document.addEventListener('click', ({ target }) => {
    if (document.documentElement.dataset['alive'] !== undefined) return
    if (target instanceof Element) target.closest('button[type=button]')?.setAttribute(TAPPED, '')
  })
}

/** Called once the page is alive: what was tapped before is tapped again. */
export function repeatEarlyTaps(): void {
  document.documentElement.dataset['alive'] = ''
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${TAPPED}]`)) {
    button.removeAttribute(TAPPED)
    button.click()
  }
}
