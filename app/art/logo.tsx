/** Five stakes cut by the shear line: the cliff, the lock and the skyline in one shape. */
const STAKES = [
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

const upper = ({ top }: (typeof STAKES)[number], x: number) =>
  `M${x} ${SHEAR.top}V${top + POINT}l${WIDTH / 2}-${POINT} ${WIDTH / 2} ${POINT}V${SHEAR.top}`
const lower = ({ foot }: (typeof STAKES)[number], x: number) =>
  `M${x} ${SHEAR.bottom}V${foot - POINT}l${WIDTH / 2} ${POINT} ${WIDTH / 2}-${POINT}V${SHEAR.bottom}`

/**
 * The mark in a 43 by 50 box: `currentColor` above the line, brass below.
 * @param moving true makes it the spinner: each stake's halves bob in turn
 */
export function Mark({ className, moving = false }: { className?: string; moving?: boolean }) {
  return (
    <svg
      viewBox="0 0 43 50"
      className={[className, moving && 'mark-moving'].filter(Boolean).join(' ') || undefined}
      fill="currentColor"
      aria-hidden="true"
    >
      {STAKES.map((stake, index) => {
        const x = index * (WIDTH + GAP)
        return (
          <g key={x}>
            <path d={upper(stake, x)} />
            <path d={lower(stake, x)} className="mark-foot" />
          </g>
        )
      })}
    </svg>
  )
}
