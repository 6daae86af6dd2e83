import {
  FIRST_PIN_X_PX,
  PIN_PITCH_PX,
  PIN_WIDTH_PX,
  pinLength,
  PinHalves,
  PINS_HEIGHT_PX,
  pinsWidth,
  SHEAR_LINE_Y_PX,
} from './progress-pins.tsx'

/** Upper edge of the blade; its lower edge is that of the picture. */
const BLADE_TOP_Y_PX = 22
/** Half of a cut's flat, and its ramps' run for each pixel of depth. */
const HALF_FLAT_PX = 3
const RAMP = 0.8

/** Returns the foot of a pin on the shear line, which is the depth of its cut. */
const footOf = (index: number): number => SHEAR_LINE_Y_PX + pinLength(index)

/** Returns the key, cut to the pins; it begins left of the picture. */
function keyPath(count: number): string {
  const cuts = Array.from({ length: count }, (_, index) => {
    const middle = FIRST_PIN_X_PX + index * PIN_PITCH_PX + PIN_WIDTH_PX / 2
    const foot = footOf(index)
    const run = HALF_FLAT_PX + RAMP * (foot - BLADE_TOP_Y_PX)
    return `L${middle - run} ${BLADE_TOP_Y_PX}L${middle - HALF_FLAT_PX} ${foot}h${2 * HALF_FLAT_PX}L${middle + run} ${BLADE_TOP_Y_PX}`
  })
  const end = pinsWidth(count)
  return `M${-end} ${BLADE_TOP_Y_PX}${cuts.join('')}H${end - 3}l3 6-8 17H${-end}z`
}

export interface FormKeyProps {
  /** Number of required parts of the form. */
  readonly total: number
  /** Number of those that are valid. */
  readonly set: number
  /** Turns the key. */
  readonly isSent: boolean
}

/**
 * Renders the key that the form drives into its lock: each valid part moves it by one pin, and the
 * pins above it ride on its cuts. As in a lock they meet the line only with the whole key. A lazy
 * chunk, loaded with the first touch of the form.
 */
export default function FormKey({ total, set, isSent }: FormKeyProps) {
  const width = pinsWidth(total)
  const missing = total - set
  return (
    <svg
      viewBox={`0 0 ${width} ${PINS_HEIGHT_PX}`}
      width={width}
      height={PINS_HEIGHT_PX}
      aria-hidden="true"
    >
      <g className="form-key" data-sent={isSent || undefined}>
        <path
          d={keyPath(total)}
          style={{ transform: `translateX(${-missing * PIN_PITCH_PX}px)` }}
        />
      </g>
      {Array.from({ length: total }, (_, index) =>
        index < set ? (
          <g
            key={index}
            className="pin-set"
            style={{ transform: `translateY(${footOf(index + missing) - footOf(index)}px)` }}
          >
            <PinHalves index={index} />
          </g>
        ) : (
          <g key={index}>
            <PinHalves index={index} />
          </g>
        ),
      )}
      <path d={`M0 ${SHEAR_LINE_Y_PX}h${width}`} />
    </svg>
  )
}
