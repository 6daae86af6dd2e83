import { globSync } from 'node:fs'
import { homedir } from 'node:os'

/** Arial, and the fonts of the same widths that systems use in its place. */
const FONTS = '{Arial,arial,LiberationSans,Arimo}*.{ttf,otf,ttc}'

/**
 * Returns whether the machine has a font with the widths of Arial, from which the fallbacks of the
 * pages' fonts are made. Phones and desktops have one; a bare server has none.
 */
export const hasArialWidths = (): boolean =>
  process.platform !== 'linux' ||
  globSync([
    `/usr/{share,local/share}/fonts/**/${FONTS}`,
    `${homedir()}/.{fonts,local/share/fonts}/**/${FONTS}`,
  ]).length > 0
