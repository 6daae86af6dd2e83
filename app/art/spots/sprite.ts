import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { svgFile } from '../svg.ts'
import { PEN } from './pen.ts'
import { spotId } from './spot-id.ts'
import { neutralSpot } from './neutral.ts'
import { type Spot, SPOTS, SPOT_SIZE } from './spots.ts'

const COLUMNS = 6
/** Boxes stand apart, so that no neighbour shows where a box is not quite square. */
const PITCH = SPOT_SIZE + 8

/** One for each service of the site; a key for one that nothing was drawn for yet. */
const everySpot = (): readonly (readonly [path: string, draw: Spot])[] =>
  SERVICE_GROUPS.flatMap((group) =>
    servicesOf(group.id).map(({ slug }) => {
      const path = `${group.slug}/${slug}`
      return [path, SPOTS[path] ?? neutralSpot] as const
    }),
  )

/**
 * One file with all spots on a grid and a view of each by `spotId`. One
 * download serves the ledger, the menu and the related services.
 */
export function spotSprite(): string {
  const views: string[] = []
  const drawings: string[] = []
  for (const [index, [path, draw]] of everySpot().entries()) {
    const x = (index % COLUMNS) * PITCH
    const y = Math.floor(index / COLUMNS) * PITCH
    const [groupSlug = '', slug = ''] = path.split('/')
    views.push(
      `<view id="${spotId(groupSlug, slug)}" viewBox="${x} ${y} ${SPOT_SIZE} ${SPOT_SIZE}"/>`,
    )
    drawings.push(`<g transform="translate(${x} ${y})">${draw()}</g>`)
  }
  const rows = Math.ceil(views.length / COLUMNS)
  const box = { x: 0, y: 0, width: COLUMNS * PITCH, height: rows * PITCH }
  return svgFile(box, `${views.join('')}<g ${PEN}>${drawings.join('')}</g>`)
}
