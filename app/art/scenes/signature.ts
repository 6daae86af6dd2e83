import { stroke, svgFile, type ViewBox } from '../svg.ts'

export const SIGNATURE: ViewBox = { x: 0, y: 0, width: 132, height: 36 }

/** What stands on the sample work order where a name will be signed: no one's name. */
export function signature(): string {
  const line =
    'M1.5 33C7 20 16 2.5 22 2.5c4.6 0 2.5 6 .5 13.5-2.5 9-3 17 0 17 5 0 9.5-18 16.5-18 3 0-3.5 16.5 1.5 16.5 6 0 8.5-13.5 14-13.5 4.5 0 2.5 12 7 12 7.5 0 6.5-23 12-23 4 0-2.5 24.5 3 24.5 6.5 0 9.5-15 16.5-15 4 0-2.5 15 5 15 9.5 0 15-14.5 31.5-18'
  return svgFile(SIGNATURE, stroke('ink3', 2, line, 'stroke-linecap="round"'))
}
