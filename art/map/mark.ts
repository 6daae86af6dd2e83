import { business } from '#domain/business/business.ts'
import { TOWNS } from '#domain/places/towns.ts'
import { TOKENS } from '../tokens.ts'
import { project } from './frame.ts'
import { nameOnMap } from './names.ts'
import { pin } from './pin.ts'

/** The owner's town; only its mark is lit. */
export const OWNER_TOWN = TOWNS.find(({ name }) => name === business.address.city)?.slug

/**
 * Draws the towns' marks as part of a drawing; on the page they are attached to the links of the
 * list (town-marks.css).
 */
export const marks = (): string =>
  TOWNS.filter(nameOnMap)
    .map((town) => pin(project(town), town.slug === OWNER_TOWN ? TOKENS.amber : TOKENS.brassLo))
    .join('')
