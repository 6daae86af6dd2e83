import type { Pin } from './pins.ts'

/** How long each pin is below the line when set; real pins differ too. */
const LENGTHS = [15, 10, 19, 8, 14, 11]
const PITCH = 22
const WIDTH = 14
const LINE = 16

/** A pin split at its shear line: solid and joined when set, outlined and dropped when not. */
function PinShape({ x, length, set }: { x: number; length: number; set: boolean }) {
  const foot = `M${x} 0h${WIDTH}v${length - 5}l-4 5h${8 - WIDTH}l-4-5z`
  return (
    <g>
      <path
        d={`M${x} 2h${WIDTH}v14h${-WIDTH}z`}
        className={set ? 'fill-ink stroke-ink' : 'fill-none stroke-steel'}
        strokeWidth="1.5"
      />
      <g className={`pin-foot ${set ? 'pin-foot-set' : ''}`}>
        <path
          d={foot}
          className={set ? 'fill-brass-lo stroke-brass-lo' : 'fill-none stroke-steel'}
          strokeWidth="1.5"
        />
      </g>
    </g>
  )
}

/** One pin for each required part of the form; the words beside it say the same. */
export function PinRow({ pins }: { pins: readonly Pin[] }) {
  const width = pins.length * PITCH + 8
  return (
    <svg
      viewBox={`0 0 ${width} 46`}
      width={width}
      height="46"
      className="max-xs:w-25"
      aria-hidden="true"
    >
      {pins.map((pin, index) => (
        <PinShape
          key={pin.name}
          x={8 + index * PITCH}
          length={LENGTHS[index] ?? 12}
          set={pin.set}
        />
      ))}
      <path d={`M0 ${LINE}h${width}`} className="stroke-ink-4" strokeWidth="2" />
    </svg>
  )
}
