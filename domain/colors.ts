import { business } from './business.ts'
import { type Palette, paletteOf } from './palette.ts'

/** The site's colors: pages, drawings, pictures and mails use no other, but for a town's own material. */
export const COLORS = paletteOf(business.colors)

/** One of them as styles write it. */
export const styleColor = (name: keyof Palette): string => COLORS[name].toLowerCase()
