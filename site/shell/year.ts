/** The page may have been built last year: the year of the copyright is written anew. */
export function writeYear(page: ParentNode, now: Date = new Date()): void {
  const year = page.querySelector('[data-year]')
  if (year) year.textContent = String(now.getFullYear())
}
