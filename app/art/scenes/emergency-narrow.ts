import { fill, rect, stroke, svgFile, type ViewBox } from '../svg.ts'
import { carWithKey, personWithDog } from './figures.ts'

/** Above the words: up to 639 px wide, seen from its left edge. */
export const EMERGENCY_LAMP: ViewBox = { x: 0, y: 0, width: 640, height: 280 }

/** Below the words: up to 639 px wide, seen from its right edge. */
export const EMERGENCY_CURB: ViewBox = { x: 0, y: 0, width: 640, height: 156 }

/**
 * The lamp of 'Wait in the light' and the beginning of its cone, for phones.
 * Show it at its own size at the top left and let the words start over it, 128
 * px down; the amber of the cone goes on as their ground, however long they are.
 */
export function emergencyLamp(): string {
  return svgFile(
    EMERGENCY_LAMP,
    [
      rect('night', 0, 0, EMERGENCY_LAMP.width, EMERGENCY_LAMP.height),
      fill('amber', 'M50.6 69h62L640 279.4v.6H0V174.4z'),
      rect('steel', 0, 0, 8, 33),
      stroke('steel', 9.4, 'M8 7.2h20q24 0 44 10'),
      fill('steel3', 'M43.6 62L48 42c0-16 10-24 30-24s30 8 30 22l4.4 22z'),
      rect('amberHi', 43, 62, 70, 7),
    ].join(''),
  )
}

/**
 * The curb where the words end: the lit ground, someone with a dog, the car
 * below. Show it at its own size at the bottom right of the words' amber ground.
 */
export function emergencyCurb(): string {
  const { width, height } = EMERGENCY_CURB
  return svgFile(
    EMERGENCY_CURB,
    [
      rect('amber', 0, 0, width, 84),
      rect('amberLo', 0, 84, width, 16),
      rect('ink', 0, 100, width, height - 100),
      `<g transform="translate(586 87)scale(.85)">${personWithDog()}</g>`,
      `<g transform="translate(446 151)scale(.676)">${carWithKey()}</g>`,
    ].join(''),
  )
}
