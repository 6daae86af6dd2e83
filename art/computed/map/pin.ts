import { tenth } from '../svg.ts'
import { siteColors } from '#domain/color/colors.ts'
import type { XY } from '../shapes.ts'

/** Paths of a town's mark around its position: a key pin, 12 by 25, and the driver above it. */
const PIN_PATHS = { driver: 'M-6-34H6v10H-6z', pin: 'M-6-22H6v17.4L0 3l-6-7.6z' } as const

/** Draws a town's mark, whose tip is at the position. */
export const pin = ([x, y]: XY, metal: string): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})"><path fill="${siteColors().ink}" d="${PIN_PATHS.driver}"/><path fill="${metal}" stroke="${siteColors().ink}" stroke-width="1.6" d="${PIN_PATHS.pin}"/></g>`
