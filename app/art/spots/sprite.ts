import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { svgFile } from '../svg.ts'
import { PEN } from './pen.ts'
import { spotId } from './spot-id.ts'
import { neutralSpot } from './neutral.ts'
import { type Spot, SPOTS, SPOT_SIZE } from './spots.ts'

const COLUMNS = 6
/** Boxes stand apart, so that no neighbour shows where a box is not quite square. */
const PITCH = SPOT_SIZE + 8

/** What is drawn, then a key for each service that nothing was drawn for yet. */
function everySpot(): readonly (readonly [path: string, draw: Spot])[] {
  const paths = SERVICE_GROUPS.flatMap((group) =>
    servicesOf(group.id).map(({ slug }) => `${group.slug}/${slug}`),
  )
  const without = paths.filter((path) => SPOTS[path] === undefined)
  return [...Object.entries(SPOTS), ...without.map((path) => [path, neutralSpot] as const)]
}

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
