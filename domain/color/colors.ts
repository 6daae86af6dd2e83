import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { type Palette, createPalette } from './palette.ts'

/** The site's colors. Pages, drawings, pictures and mails use no others. */
export const siteColors = perFacts(() => createPalette(business.colors))

/** Returns a color as a CSS value. */
export const styleColor = (name: keyof Palette): string => siteColors()[name].toLowerCase()
