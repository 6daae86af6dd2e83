/** Updates the year of the copyright, because the page may have been built last year. */
export function writeYear(): void {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}
