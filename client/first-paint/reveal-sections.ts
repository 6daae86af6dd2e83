import { loadFonts, nextFrame } from './fonts.ts'

/**
 * Lays out the parts below the first screen, one per frame, after the fonts: all at once, and again
 * for each font, would block a slow phone for a sixth of a second. After a touch it does not wait
 * for the fonts.
 *
 * Resolves when all parts are laid out in their fonts.
 * @param styled resolves when the full stylesheet has loaded or failed
 * @param touched resolves at the visitor's first input
 * @param fonts loads the fonts after the styles
 */
export async function revealSections(
  styled: Promise<unknown>,
  touched: Promise<unknown>,
  fonts: () => Promise<void> = loadFonts,
): Promise<void> {
  await styled
  const fontsLoaded = fonts()
  await Promise.race([fontsLoaded, touched])
  for (const part of document.querySelectorAll('[data-later]')) {
    // load-scripts.ts has laid out everything for a jump.
    if (document.documentElement.classList.contains('laid')) break
    part.setAttribute('data-laid', '')
    await nextFrame()
  }
  await fontsLoaded
}
