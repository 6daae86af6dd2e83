import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { fill, lineThrough, rect, svgFile } from '../svg.ts'
import { GROUND_Y, house, palisade, shop, storageOrOffice } from './street.ts'
import type { Box, XY } from '../shapes.ts'

/** The composed scene is 0 0 1440 640; roofs and cliff continue for wider screens. */
const EMERGENCY_STREET: Box = { x: -1200, y: 0, width: 3840, height: 640 }

const LEFT = EMERGENCY_STREET.x
const RIGHT = LEFT + EMERGENCY_STREET.width

/** Dark roofs left of the light, visible on screens wider than 1440: x and roof height of each. */
const ROOFS: readonly XY[] = [
  [-1200, 150],
  [-1010, 214],
  [-846, 176],
  [-668, 132],
  [-470, 206],
  [-316, 164],
  [-150, 0],
]

function roofs(): string {
  const points: XY[] = [[LEFT, GROUND_Y]]
  for (const [index, [x, height]] of ROOFS.entries()) {
    const before = ROOFS[index - 1]
    if (before) points.push([x, GROUND_Y - before[1]])
    points.push([x, GROUND_Y - height])
  }
  return lineThrough(points, true)
}

/** Draws the dark alley and sidewalk behind the house, which the lamp's light does not reach. */
const shadow = (): string =>
  rect('night', 1090, 326, 30, GROUND_Y - 326) +
  rect('ink4', 936, GROUND_Y, RIGHT - 936, 6) +
  rect('ink', 936, GROUND_Y + 6, RIGHT - 936, 40)

/**
 * Draws the street of 'Wait somewhere well lit' for screens from 640 px, at its own size with the ground
 * line at the lower edge of the text; night, lamp and light belong to the section
 * (app/pages/home/sections/emergency.css).
 */
export function emergencyStreet(drawn: DrawnFiles): string {
  return svgFile(
    EMERGENCY_STREET,
    [
      fill('ink', roofs() + (isInDefaultArea(business) ? palisade(RIGHT) : '')),
      shadow(),
      house(),
      shop(),
      storageOrOffice(),
      `<g transform="translate(936 626)">${shapesOf(drawn('scenes/parked-car.svg'))}</g>`,
    ].join(''),
  )
}
