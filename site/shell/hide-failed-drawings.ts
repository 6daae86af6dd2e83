/**
 * Hides decorative drawings (with empty alternative text) that have failed or fail later, so that
 * no empty frame remains.
 */
export function hideFailedDrawings(page: Document = document): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden'
  }
  // A pending image is not complete, and every image of ours has an intrinsic width.
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) hide(image)
  page.addEventListener('error', ({ target }) => hide(target), { capture: true })
}
