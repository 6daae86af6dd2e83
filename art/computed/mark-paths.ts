/** Five pins of a lock, each cut by the shear line: cliff, lock and skyline in one shape. */
const PINS = [
  { top: 14, foot: 44 },
  { top: 7, foot: 40 },
  { top: 17, foot: 46 },
  { top: 3, foot: 38 },
  { top: 11, foot: 42 },
] as const
const WIDTH = 7
const GAP = 2
const POINT = 4
const SHEAR = { top: 25, bottom: 28 }

const upper = ({ top }: (typeof PINS)[number], x: number) =>
  `M${x} ${SHEAR.top}V${top + POINT}l${WIDTH / 2}-${POINT} ${WIDTH / 2} ${POINT}V${SHEAR.top}`
const lower = ({ foot }: (typeof PINS)[number], x: number) =>
  `M${x} ${SHEAR.bottom}V${foot - POINT}l${WIDTH / 2} ${POINT} ${WIDTH / 2}-${POINT}V${SHEAR.bottom}`

/** The halves of the five pins, from left to right, in a 43 by 50 box. */
export const MARK_PATHS: readonly { readonly upper: string; readonly lower: string }[] = PINS.map(
  (pin, index) => {
    const x = index * (WIDTH + GAP)
    return { upper: upper(pin, x), lower: lower(pin, x) }
  },
)
