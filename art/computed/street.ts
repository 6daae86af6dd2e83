import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import { findService } from '#domain/services/services.ts'
import { shapesOf, svgOf } from '../drawing.ts'
import { svgFile } from './svg.ts'

const shapes = (name: string): string => shapesOf(svgOf(`scenes/${name}`))

/**
 * Composes the buildings of the street: the cliff and the bakery's name are of the delivered area,
 * and storage units are there if the owner opens them.
 */
const buildings = (): string =>
  [
    ...(isInDefaultArea(business) ? ['cliff'] : []),
    'walk-up',
    isInDefaultArea(business) ? 'bakery' : 'bakery-without-name',
    findService('Storage Unit Lockout') === undefined ? 'office' : 'storage-units',
  ]
    .map((name) => shapes(`street/${name}`))
    .join('')

/**
 * Draws the street of 'Wait somewhere well lit' for screens from 640 px; the composed scene is
 * 0 0 1440 640, and roofs and cliff continue for wider screens. Night, lamp and light belong to the
 * section (app/pages/home/sections/emergency.css).
 */
export const emergencyStreet = (): string =>
  svgFile(
    { x: -1200, y: 0, width: 3840, height: 640 },
    `${shapes('street/roofs-behind-lamp')}${buildings()}<g transform="translate(936 626)">${shapes('parked-car')}</g>`,
  )

/** Draws the street that the van drives into, wider than any screen. */
export const driveStreet = (): string =>
  svgFile(
    { x: 0, y: 0, width: 2560, height: 520 },
    `${shapes('street/roofs-behind-van')}<g transform="translate(412 -90)">${buildings()}</g>`,
  )
