/** Distance of each set pin below the shear line; they differ like real pins. */
export const PIN_LENGTHS_PX = [15, 10, 19, 8, 14, 11]
export const PIN_PITCH_PX = 22
export const PIN_WIDTH_PX = 14
export const SHEAR_LINE_Y_PX = 16
export const FIRST_PIN_X_PX = 8
export const PINS_HEIGHT_PX = 46

export const pinsWidth = (count: number): number => count * PIN_PITCH_PX + FIRST_PIN_X_PX

export const pinLength = (index: number): number => PIN_LENGTHS_PX[index] ?? 12

/** Renders the two halves of a pin: driver and key pin. */
export function PinHalves({ index }: { index: number }) {
  const x = FIRST_PIN_X_PX + index * PIN_PITCH_PX
  return (
    <>
      <path d={`M${x} 2h${PIN_WIDTH_PX}v14h${-PIN_WIDTH_PX}z`} />
      <path d={`M${x} 0h${PIN_WIDTH_PX}v${pinLength(index) - 5}l-4 5h${8 - PIN_WIDTH_PX}l-4-5z`} />
    </>
  )
}

/**
 * Renders one pin for each required part of the form, none of them set: the lock before the form is
 * touched, then form-key.tsx takes its place. The text beside it says the same.
 */
export function ProgressPins({ count }: { count: number }) {
  const width = pinsWidth(count)
  return (
    <svg
      viewBox={`0 0 ${width} ${PINS_HEIGHT_PX}`}
      width={width}
      height={PINS_HEIGHT_PX}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <g key={index}>
          <PinHalves index={index} />
        </g>
      ))}
      <path d={`M0 ${SHEAR_LINE_Y_PX}h${width}`} />
    </svg>
  )
}
