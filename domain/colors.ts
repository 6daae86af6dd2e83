import { business } from './business.ts'
import { paletteOf } from './palette.ts'

/** The site's colors: pages, drawings, pictures and mails use no other, but for a town's own material. */
export const COLORS = paletteOf(business.colors)
