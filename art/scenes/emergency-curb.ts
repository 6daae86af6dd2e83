import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { svgFile } from '../svg.ts'
import type { Box } from '../shapes.ts'

/** The curb is at y 87. */
const EMERGENCY_CURB: Box = { x: 430, y: 0, width: 210, height: 156 }

/** Draws the person of the street at the curb and the car below, for phones. */
export function emergencyCurb(drawn: DrawnFiles): string {
  return svgFile(
    EMERGENCY_CURB,
    [
      `<g transform="translate(586 87)scale(.85)">${shapesOf(drawn('scenes/person.svg'))}</g>`,
      `<g transform="translate(446 151)scale(.676)">${shapesOf(drawn('scenes/parked-car.svg'))}</g>`,
    ].join(''),
  )
}
