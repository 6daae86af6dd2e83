/** Distance of each set pin below the shear line; they differ like real pins. */
export const PIN_LENGTHS_PX = [15, 10, 19, 8, 14, 11]
export const PIN_PITCH_PX = 22
export const PIN_WIDTH_PX = 14
const SHEAR_LINE_Y_PX = 16

/** Renders a pin split at its shear line: solid and joined if set, outlined and dropped if not. */
function PinShape({ x, length, set }: { x: number; length: number; set: boolean }) {
  return (
    <g className={set ? 'pin-set' : undefined}>
      <path d={`M${x} 2h${PIN_WIDTH_PX}v14h${-PIN_WIDTH_PX}z`} />
      <path d={`M${x} 0h${PIN_WIDTH_PX}v${length - 5}l-4 5h${8 - PIN_WIDTH_PX}l-4-5z`} />
    </g>
  )
}

/** Renders one pin for each required part of the form; the text beside it says the same. */
export function ProgressPins({
  pins,
}: {
  pins: readonly { readonly name: string; readonly set: boolean }[]
}) {
  const width = pins.length * PIN_PITCH_PX + 8
  return (
    <svg viewBox={`0 0 ${width} 46`} width={width} height="46" aria-hidden="true">
      {pins.map((pin, index) => (
        <PinShape
          key={pin.name}
          x={8 + index * PIN_PITCH_PX}
          length={PIN_LENGTHS_PX[index] ?? 12}
          set={pin.set}
        />
      ))}
      <path d={`M0 ${SHEAR_LINE_Y_PX}h${width}`} />
    </svg>
  )
}
