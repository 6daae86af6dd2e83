/**
 * Lays out the parts below the first screen, one per frame: all at once would block a slow phone
 * for a sixth of a second.
 *
 * Resolves when all parts are laid out.
 */
export async function revealSections(): Promise<void> {
  for (const part of document.querySelectorAll('[data-later]')) {
    // main.ts has laid out everything for a jump.
    if (document.documentElement.classList.contains('laid')) break
    part.setAttribute('data-laid', '')
    await nextFrame()
  }
}

/** Resolves once the next frame has been drawn. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
