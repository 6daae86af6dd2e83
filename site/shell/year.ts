/** Updates the year of the copyright, because the page may have been built last year. */
export function writeYear(page: ParentNode, now: Date = new Date()): void {
  const year = page.querySelector('[data-year]')
  if (year) year.textContent = String(now.getFullYear())
}
