import { business } from './business.ts'
import { type Palette, createPalette } from './palette.ts'

/** The site's colors: pages, drawings, pictures and mails use no other, but for a town's own material. */
export const COLORS = createPalette(business.colors)

/** One of them as styles write it. */
export const styleColor = (name: keyof Palette): string => COLORS[name].toLowerCase()
