import { lineThrough, stroke } from '../svg.ts'
import type { XY } from '../shapes.ts'

/** From four marks to the names in the river: from, the bank, to. */
const LEADERS: readonly (readonly [XY, XY, XY])[] = [
  [
    [1094, 195.8],
    [1143, 186.8],
    [1158, 184],
  ],
  [
    [1071, 250.4],
    [1101, 254.6],
    [1126, 258],
  ],
  [
    [1036, 371.6],
    [1041, 372.2],
    [1086, 377],
  ],
  [
    [968, 543],
    [990, 549.6],
    [1015, 557],
  ],
]

/** Ink on land, brass on the river. */
export const leaders = (): string =>
  stroke('ink', 1.6, LEADERS.map(([from, bank]) => lineThrough([from, bank])).join('')) +
  stroke('brass', 1.6, LEADERS.map(([, bank, to]) => lineThrough([bank, to])).join(''))
