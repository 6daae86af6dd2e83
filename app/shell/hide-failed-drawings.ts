/** Hides decorative drawings (empty `alt`) that fail, so that no empty frame remains. */
export function hideFailedDrawings(): void {
  const hide = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement && target.alt === '') target.style.visibility = 'hidden'
  }
  // A pending image is not complete, and every image of ours has an intrinsic width.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) hide(image)
  document.addEventListener('error', ({ target }) => hide(target), { capture: true })
}
