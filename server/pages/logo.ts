import { business } from '#domain/business.ts'
import { COLORS } from '#domain/color/colors.ts'
import { type Markup, markup } from '#server/http/markup.ts'

/** The site's logo (art/logo.tsx) for pages without React: five stakes cut by the shear line. */
const STAKES = [
  [14, 44],
  [7, 40],
  [17, 46],
  [3, 38],
  [11, 42],
] as const

const upper = STAKES.map(([top], index) => `M${index * 9} 25V${top + 4}l3.5-4 3.5 4V25`).join('')
const lower = STAKES.map(([, foot], index) => `M${index * 9} 28V${foot - 4}l3.5 4 3.5-4V28`).join(
  '',
)

const pins = markup`<svg viewBox="0 0 43 50" aria-hidden="true"><path fill="${COLORS.card}" d="${upper}"/><path fill="${COLORS.brass}" d="${lower}"/></svg>`

/** The owner's own logo has one fixed address (scripts/site/brand/icons.ts). */
export const LOGO: Markup =
  business.icon === null ? pins : markup`<img src="/favicon.svg" alt="" width="30" height="30">`
