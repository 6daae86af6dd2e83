import type { Pin } from './pins.ts'

/** How long each pin is below the line when set; real pins differ too. */
const LENGTHS = [15, 10, 19, 8, 14, 11]
const PITCH = 22
const WIDTH = 14
const LINE = 16

/** A pin split at its shear line: solid and joined when set, outlined and dropped when not. */
function PinShape({ x, length, set }: { x: number; length: number; set: boolean }) {
  return (
    <g className={set ? 'pin-set' : undefined}>
      <path d={`M${x} 2h${WIDTH}v14h${-WIDTH}z`} />
      <path d={`M${x} 0h${WIDTH}v${length - 5}l-4 5h${8 - WIDTH}l-4-5z`} />
    </g>
  )
}

/** One pin for each required part of the form; the words beside it say the same. */
export function PinRow({ pins }: { pins: readonly Pin[] }) {
  const width = pins.length * PITCH + 8
  return (
    <svg viewBox={`0 0 ${width} 46`} width={width} height="46" aria-hidden="true">
      {pins.map((pin, index) => (
        <PinShape
          key={pin.name}
          x={8 + index * PITCH}
          length={LENGTHS[index] ?? 12}
          set={pin.set}
        />
      ))}
      <path d={`M0 ${LINE}h${width}`} />
    </svg>
  )
}
