import { bringFonts } from './fonts.ts'

/**
 * Lays out what lies below the first screen part by part, a frame for each,
 * after the fonts: all at once, and again for each font, would keep a slow
 * phone from answering for a sixth of a second. Whoever touches the page
 * gets the rest at once (start.ts).
 *
 * Resolves when all of it is laid out, or when nobody waits for it any more.
 * @param styled resolves when the full stylesheet is there or is lost
 * @param fonts brings them, once the styles are there
 */
export async function layOut(
  styled: Promise<unknown>,
  fonts: () => Promise<void> = bringFonts,
): Promise<void> {
  const root = document.documentElement
  await styled
  await fonts()
  for (const part of document.querySelectorAll('[data-later]')) {
    if (root.classList.contains('laid')) return
    part.setAttribute('data-laid', '')
    await frame()
  }
}

const frame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
