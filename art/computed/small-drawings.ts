import { perFacts } from '#domain/business/per-facts.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { siteColors } from '#domain/color/colors.ts'
import { shapesOf, svgOf, svgOrNull } from '../drawing.ts'
import { smallDrawingId } from '../small/small-drawing-id.ts'
import { svgFile } from './svg.ts'

/** Width and height of a small drawing's box, units. */
const SIZE = 96
const COLUMNS = 6
/** Distance of the boxes, so that a box that is not quite square shows no neighbor. */
const PITCH = SIZE + 8

/** Pen shared by all small drawings: dark outlines with mitered corners. */
const pen = perFacts(
  () => `fill="none" stroke="${siteColors().ink.toLowerCase()}" stroke-width="2.4"`,
)

/**
 * Draws one file with the small drawings of all services on a grid and a view of each by
 * `smallDrawingId`, downloaded once for the ledger, the menu and the related services. Each is the
 * file named like its service, in the folder of its group's id (domain/services/services.ts); a plain
 * key if there is none.
 */
export function smallDrawings(): string {
  const services = serviceGroups().flatMap((group) =>
    servicesOf(group.id).map(({ slug }) => ({ group, slug })),
  )
  const views: string[] = []
  const drawings: string[] = []
  for (const [index, { group, slug }] of services.entries()) {
    const x = (index % COLUMNS) * PITCH
    const y = Math.floor(index / COLUMNS) * PITCH
    const drawing = svgOrNull(`small/${group.id}/${slug}`) ?? svgOf('small/key')
    views.push(
      `<view id="${smallDrawingId(group.slug, slug)}" viewBox="${x} ${y} ${SIZE} ${SIZE}"/>`,
    )
    drawings.push(`<g transform="translate(${x} ${y})">${shapesOf(drawing)}</g>`)
  }
  const rows = Math.ceil(views.length / COLUMNS)
  const box = { x: 0, y: 0, width: COLUMNS * PITCH, height: rows * PITCH }
  return svgFile(box, `${views.join('')}<g ${pen()}>${drawings.join('')}</g>`)
}
