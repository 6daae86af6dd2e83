/** Drawings of numbers, without a script. */

interface StepBarsProps {
  readonly steps: readonly { readonly count: number; readonly hollow: number }[]
  /** The same numbers as text. */
  readonly label: string
}

/**
 * Renders one bar for each step of a period: solid, with a hollow part on top that is legible
 * without color.
 */
export function StepBars({ steps, label }: StepBarsProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  const heightOf = (count: number): number => Math.round((count / most) * 96)
  const width = steps.length * 10
  return (
    <svg
      className="bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
    >
      <path d={`M0 99h${width}`} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      {steps.map(({ count, hollow }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place in the period
        <Bar key={index} x={index * 10 + 1} height={heightOf(count)} hollow={heightOf(hollow)} />
      ))}
    </svg>
  )
}

interface BarProps {
  readonly x: number
  readonly height: number
  /** Height of the hollow part, which is included in the height. */
  readonly hollow: number
}

function Bar({ x, height, hollow }: BarProps) {
  return (
    <>
      <rect x={x} y={98 - height + hollow} width="8" height={height - hollow} fill="currentColor" />
      {hollow > 0 && (
        <rect
          x={x}
          y={98 - height}
          width="8"
          height={hollow}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  )
}

interface ShareBarProps {
  readonly count: number
  readonly most: number
}

/** Renders a share of the largest count as a line below a name. */
export function ShareBar({ count, most }: ShareBarProps) {
  return (
    <svg className="share" aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
      <path d={`M0 .5h${Math.max(1, Math.round((count / most) * 100))}`} stroke="currentColor" />
    </svg>
  )
}
