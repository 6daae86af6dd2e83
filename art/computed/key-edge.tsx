import { useId } from 'react'
import { EDGE, pageCode, round } from './key-profile.ts'
import { siteColors } from '#domain/color/colors.ts'

const {
  pitch: PITCH,
  step: STEP,
  height: EDGE_HEIGHT,
  shape: { flat: FLAT, slope: SLOPE },
} = EDGE
const PERIOD = PITCH * 6

/** Returns one trapezoid per cut: parts of the upper background in the lower one. */
function cutPaths(code: readonly number[]): string {
  return code
    .map((units, index) => {
      const depth = Math.round(units * STEP)
      const ramp = Math.round(depth / SLOPE)
      const x = PITCH / 2 + index * PITCH
      return depth === 0
        ? ''
        : // Whole pixels: every page's first bytes carry this.
          `M${x - FLAT - ramp} 0l${ramp} ${depth}h${2 * FLAT}l${ramp}-${depth}`
    })
    .join('')
}

/**
 * Renders the edge between an upper and a lower background, cut by the page's own key. Placed at
 * the top of the lower section and filled with the upper section's color (`currentColor`).
 * Repeated, never stretched.
 * @param isLower filled around the cuts with the lower section's color instead, over the end of a
 *   drawing
 */
export function KeyEdge({
  path,
  className,
  isLower = false,
}: {
  path: string
  className?: string
  isLower?: boolean
}) {
  // A pattern inherits its color where it is defined, so two edges on a page cannot share one.
  const id = useId()
  return (
    <svg className={className} width="100%" height={EDGE_HEIGHT} aria-hidden="true">
      <pattern id={id} width={PERIOD} height={EDGE_HEIGHT} patternUnits="userSpaceOnUse">
        <path
          d={(isLower ? `M0 0V${EDGE_HEIGHT}H${PERIOD}V0` : '') + cutPaths(pageCode(path))}
          fill="currentColor"
          fillRule={isLower ? 'evenodd' : undefined}
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

const PIN = 58
/**
 * Height of a pin's foot, which narrows from the full width to the flat of its cut with the cut's
 * slope.
 */
const FOOT_HEIGHT = (PIN / 2 - FLAT) * SLOPE
const DRIVER = 120
/** One coil of a spring, drawn upward. */
const COIL = 'l-36-18 36-18'

/**
 * Renders pins in the cuts of a dark hero: split at one shear line, springs up to the top, pointed
 * feet on the flats, low contrast because text is over them. Extends below its box by the edge's
 * height, so that the feet reach into the `KeyEdge` of the next section.
 * @param height distance from the top of the drawing to the edge's top line, px
 * @param shear distance of the shear line from the edge's top line, px
 */
export function EdgePins({ path, height, shear }: { path: string; height: number; shear: number }) {
  const id = `pins-${pageCode(path).join('')}`
  const line = height - shear
  const whole = height + EDGE_HEIGHT
  let springs = ''
  let drivers = ''
  let keyPins = ''
  for (const [index, units] of pageCode(path).entries()) {
    const x = PITCH / 2 + index * PITCH
    const depth = units * STEP
    const top = round(line - DRIVER + depth)
    springs += `M${x} ${top}l18-9${COIL.repeat(Math.ceil(top / 36))}`
    drivers += `M${x - PIN / 2} ${line - 2}V${round(top + 7)}l7-7h${PIN - 14}l7 7V${line - 2}z`
    keyPins += `M${x - PIN / 2} ${line + 2}h${PIN}V${round(height + depth - FOOT_HEIGHT)}l${FLAT - PIN / 2} ${round(FOOT_HEIGHT)}h${-2 * FLAT}l${FLAT - PIN / 2} ${round(-FOOT_HEIGHT)}z`
  }
  return (
    <svg className="edge-pins" height={whole} aria-hidden="true">
      <pattern id={id} width={PERIOD} height={whole} patternUnits="userSpaceOnUse">
        <path d={springs} fill="none" stroke={siteColors().ink2} strokeWidth="3" />
        <path d={drivers} fill={siteColors().pin} />
        <path d={keyPins} fill={siteColors().ink2} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
