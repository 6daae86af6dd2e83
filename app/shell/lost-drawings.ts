/**
 * Of a drawing that says nothing (its alternative text is empty) and is lost
 * from now on, no frame is left behind; those of the first screen may be.
 */
export function hideLostDrawings(page: Document = document): void {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden'
  }
  page.addEventListener('error', hide, { capture: true })
}
