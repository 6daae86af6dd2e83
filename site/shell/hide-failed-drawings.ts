/** Of a drawing that says nothing (its alternative text is empty) and is lost, before this or from now on, no frame is left behind. */
export function hideFailedDrawings(page: Document = document): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden'
  }
  // One that is still to come is not complete, and each of ours has a width of its own.
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) hide(image)
  page.addEventListener('error', ({ target }) => hide(target), { capture: true })
}
