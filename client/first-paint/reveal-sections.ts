import { loadFonts } from './fonts.ts'
import { nextFrame } from './next-frame.ts'

/**
 * Lays out what lies below the first screen part by part, a frame for each,
 * after the fonts: all at once, and again for each font, would keep a slow
 * phone from answering for a sixth of a second. For whoever touches the page
 * it does not wait for the fonts.
 *
 * Resolves when all of it is laid out in its fonts.
 * @param styled resolves when the full stylesheet is there or is lost
 * @param touched resolves when somebody touches the page
 * @param fonts brings them, once the styles are there
 */
export async function revealSections(
  styled: Promise<unknown>,
  touched: Promise<unknown>,
  fonts: () => Promise<void> = loadFonts,
): Promise<void> {
  await styled
  const lettered = fonts()
  await Promise.race([lettered, touched])
  for (const part of document.querySelectorAll('[data-later]')) {
    // Somebody could not wait (start.ts).
    if (document.documentElement.classList.contains('laid')) break
    part.setAttribute('data-laid', '')
    await nextFrame()
  }
  await lettered
}
