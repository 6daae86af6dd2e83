import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { siteColors } from '#domain/color/colors.ts'
import { project } from './frame.ts'
import { nameOnMap } from './names.ts'
import { pin } from './pin.ts'

/** The owner's town; only its mark is lit. */
export const ownerTown = perFacts(
  () => allTowns().find(({ name }) => name === business.address.city)?.slug,
)

/**
 * Draws the towns' marks as part of a drawing; on the page they are attached to the links of the
 * list (town-marks.css).
 */
export const marks = (): string =>
  allTowns()
    .filter(nameOnMap)
    .map((town) =>
      pin(project(town), town.slug === ownerTown() ? siteColors().amber : siteColors().brassLo),
    )
    .join('')
