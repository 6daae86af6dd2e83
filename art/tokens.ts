import { perFacts } from '#domain/business/per-facts.ts'
import { siteColors } from '#domain/color/colors.ts'

/**
 * The site's colors, named as in the stylesheets (`ink2` is ink-2). Drawings use no others, except
 * for a town's own material.
 */
export const tokens = perFacts(() => siteColors())

export type Token = keyof ReturnType<typeof tokens>
