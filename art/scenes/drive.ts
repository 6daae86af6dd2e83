import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { fill, lineThrough, rect, rectPath, svgFile } from '../svg.ts'
import type { Box, XY } from '../shapes.ts'
import { GROUND_Y, house, palisade, shop, storageOrOffice } from './street.ts'

/** Wider than any screen, cut at both ends. */
const DRIVE: Box = { x: 0, y: 0, width: 2560, height: 520 }

/** The sidewalk; the road is below it. */
const CURB_Y = 470
/** Distance of the street's buildings from their place in street.ts. */
const MOVED: XY = [412, CURB_Y - GROUND_Y]
/** Left wall of the house, where the light of the headlights ends. */
const WALL_X = 936 + MOVED[0]
const VAN: XY = [742, 506]

/** Dark roofs left of the house: x and height of each. */
const ROOFS: readonly XY[] = [
  [0, 176],
  [150, 132],
  [322, 214],
  [476, 160],
  [690, 240],
  [846, 186],
  [1016, 148],
  [1190, 210],
  [1330, 0],
]
/** A lit window here and there, under the roofs. */
const WINDOWS: readonly XY[] = [
  [72, 336],
  [398, 300],
  [426, 300],
  [742, 268],
  [900, 322],
]

function roofs(): string {
  const points: XY[] = [[0, CURB_Y]]
  for (const [index, [x, height]] of ROOFS.entries()) {
    const before = ROOFS[index - 1]
    if (before) points.push([x, CURB_Y - before[1]])
    points.push([x, CURB_Y - height])
  }
  return lineThrough(points, true)
}

/** Draws the street that the van drives into. */
export function driveStreet(): string {
  const hill = isInDefaultArea(business) ? fill('ink', palisade(DRIVE.width)) : ''
  return svgFile(
    DRIVE,
    [
      fill('ink', roofs()),
      fill('amber', WINDOWS.map(([x, y]) => rectPath(x, y, 14, 20)).join('')),
      `<g transform="translate(${MOVED.join(' ')})">${hill}${house()}${shop()}${storageOrOffice()}</g>`,
      rect('ink4', 0, CURB_Y, DRIVE.width, 6),
      rect('ink', 0, CURB_Y + 6, DRIVE.width, DRIVE.height - CURB_Y - 6),
    ].join(''),
  )
}

/** Draws the light of the headlights, and who waits in it. */
export function driveLight(drawn: DrawnFiles): string {
  const [x, y] = [VAN[0] + 308, VAN[1] - 66]
  const light = lineThrough(
    [
      [x, y],
      [WALL_X, CURB_Y - 190],
      [WALL_X, CURB_Y + 6],
      [x + 24, CURB_Y + 6],
      [x, y + 12],
    ],
    true,
  )
  return svgFile(
    DRIVE,
    [
      fill('amber', light),
      rect('amberLo', x + 24, CURB_Y, WALL_X - x - 24, 6),
      `<g transform="translate(${WALL_X - 52} ${CURB_Y})">${shapesOf(drawn('scenes/person.svg'))}</g>`,
    ].join(''),
  )
}

/** The driver, in the units of van.svg. */
const DRIVER =
  'M219-106a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM214-92q1-9 12-9q10 0 12 9zM236-97l8-3 1 3-8 4z'

/** Draws the van where it arrives. */
export function driveVan(drawn: DrawnFiles): string {
  const van = shapesOf(drawn('scenes/van.svg')) + fill('ink', DRIVER)
  return svgFile(DRIVE, `<g transform="translate(${VAN.join(' ')})">${van}</g>`)
}
