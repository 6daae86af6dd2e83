import { findTown } from '#domain/places/towns.ts'
import { lineThrough, stroke } from '../svg.ts'
import type { XY } from '../shapes.ts'

/** Leaders from marks of towns to their names in the river, as three points: mark, bank, name. */
const LEADERS: readonly (readonly [slug: string, from: XY, bank: XY, to: XY])[] = [
  ['guttenberg', [1094, 195.8], [1143, 186.8], [1158, 184]],
  ['west-new-york', [1071, 250.4], [1101, 254.6], [1126, 258]],
  ['weehawken', [1036, 371.6], [1041, 372.2], [1086, 377]],
  ['hoboken', [968, 543], [990, 549.6], [1015, 557]],
]

const shown = () => LEADERS.filter(([slug]) => findTown(slug))

export const leaders = (): string =>
  stroke(
    'ink',
    1.6,
    shown()
      .map(([, from, bank]) => lineThrough([from, bank]))
      .join(''),
  ) +
  stroke(
    'brass',
    1.6,
    shown()
      .map(([, , bank, to]) => lineThrough([bank, to]))
      .join(''),
  )
