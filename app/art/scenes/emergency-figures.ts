import { svgFile, type ViewBox } from '../svg.ts'
import { carWithKey, personWithDog } from './figures.ts'

/** For wide screens: someone with a dog, the feet on the lower edge. */
export const EMERGENCY_PERSON: ViewBox = { x: -54, y: -98, width: 76, height: 100 }

/** For phones: the same person at the curb and the car below, the curb at y 87. */
export const EMERGENCY_CURB: ViewBox = { x: 430, y: 0, width: 210, height: 156 }

export function emergencyPerson(): string {
  return svgFile(EMERGENCY_PERSON, personWithDog())
}

export function emergencyCurb(): string {
  return svgFile(
    EMERGENCY_CURB,
    [
      `<g transform="translate(586 87)scale(.85)">${personWithDog()}</g>`,
      `<g transform="translate(446 151)scale(.676)">${carWithKey()}</g>`,
    ].join(''),
  )
}
