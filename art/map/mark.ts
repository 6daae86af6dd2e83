import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { tenth } from '../svg.ts'
import { TOKENS } from '../tokens.ts'
import { project } from './frame.ts'
import { nameOnMap } from './names.ts'

/** The owner's town; only its mark is lit. */
export const OWNER_TOWN = CITIES.find(({ name }) => name === business.address.city)?.slug

/** Paths of a town's mark around its position: a key pin, 12 by 25, and the driver above it. */
const MARK_PATHS = { driver: 'M-6-34H6v10H-6z', pin: 'M-6-22H6v17.4L0 3l-6-7.6z' } as const

/**
 * Draws the towns' marks as part of a drawing; on the page they are attached to the links of the
 * list (town-marks.css).
 */
export const marks = (): string =>
  CITIES.filter(nameOnMap)
    .map((city) => {
      const [x, y] = project(city)
      const metal = city.slug === OWNER_TOWN ? TOKENS.amber : TOKENS.brassLo
      return `<g transform="translate(${tenth(x)} ${tenth(y)})"><path fill="${TOKENS.ink}" d="${MARK_PATHS.driver}"/><path fill="${metal}" stroke="${TOKENS.ink}" stroke-width="1.6" d="${MARK_PATHS.pin}"/></g>`
    })
    .join('')
