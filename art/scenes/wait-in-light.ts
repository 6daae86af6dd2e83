import { type DrawnFiles, shapesOf } from '../drawn-file.ts'
import { fill, rect, svgFile } from '../svg.ts'

/** Draws a person with a dog who wait in the light of a street lamp. */
export const waitInLight = (drawn: DrawnFiles): string =>
  svgFile(
    { x: 0, y: 0, width: 480, height: 300 },
    [
      fill('amber', 'M205 92h84l104 180H101z'),
      rect('steel', 155, 92, 10, 180),
      `<g transform="translate(150 10)">${shapesOf(drawn('scenes/lamp-wide.svg'))}</g>`,
      `<g transform="translate(262 272)scale(1.2)">${shapesOf(drawn('scenes/person.svg'))}</g>`,
      rect('ink4', 0, 272, 480, 6),
    ].join(''),
  )
