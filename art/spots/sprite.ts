import { perFacts } from '#domain/business/per-facts.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { svgFile } from '../svg.ts'
import { tokens } from '../tokens.ts'
import { spotId } from './spot-id.ts'

/** Width and height of a spot's box, units. */
const SPOT_SIZE = 96
const COLUMNS = 6
/** Distance of the boxes, so that a box that is not quite square shows no neighbor. */
const PITCH = SPOT_SIZE + 8

/** Pen shared by all spots: dark outlines with mitered corners. */
const pen = perFacts(() => `fill="none" stroke="${tokens().ink}" stroke-width="2.4"`)

/**
 * Draws one file with the spot illustrations of all services on a grid and a view of each by
 * `spotId`, downloaded once for the ledger, the menu and the related services. A spot is the file
 * named like its service, in the folder of its group's id (domain/services/services.ts); a plain key if
 * there is none.
 */
export function spotSprite(drawn: DrawnFiles): string {
  const services = serviceGroups().flatMap((group) =>
    servicesOf(group.id).map(({ slug }) => ({ group, slug })),
  )
  const views: string[] = []
  const drawings: string[] = []
  for (const [index, { group, slug }] of services.entries()) {
    const x = (index % COLUMNS) * PITCH
    const y = Math.floor(index / COLUMNS) * PITCH
    const spot = drawn(`spots/${group.id}/${slug}.svg`) ?? drawn('spots/neutral.svg')
    views.push(
      `<view id="${spotId(group.slug, slug)}" viewBox="${x} ${y} ${SPOT_SIZE} ${SPOT_SIZE}"/>`,
    )
    drawings.push(`<g transform="translate(${x} ${y})">${shapesOf(spot)}</g>`)
  }
  const rows = Math.ceil(views.length / COLUMNS)
  const box = { x: 0, y: 0, width: COLUMNS * PITCH, height: rows * PITCH }
  return svgFile(box, `${views.join('')}<g ${pen()}>${drawings.join('')}</g>`)
}
