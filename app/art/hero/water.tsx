/** Dashes of one tile of river: x, row and length; one in seven is brass-lo, a lamp on the water. */
const ROWS = 6
const ROW_HEIGHT = 18
const TILE = 720

interface Dash {
  /** Distance along a line that runs through all rows, to and fro. */
  readonly from: number
  readonly to: number
}

function dashes(): { steel: readonly Dash[]; brass: string } {
  const steel: Dash[] = []
  let brass = ''
  let seed = 41
  const next = () => (seed = (seed * 73 + 29) % 101) / 101
  let count = 0
  for (let row = 0; row < ROWS; row++) {
    const turn = row * (TILE + ROW_HEIGHT)
    let x = Math.round(next() * 60)
    while (x < TILE - 60) {
      const length = 16 + Math.round(next() * 62)
      count++
      if (count % 7 === 0) brass += `M${x} ${9 + row * ROW_HEIGHT}h${length}`
      else if (row % 2 === 0) steel.push({ from: turn + x, to: turn + x + length })
      else steel.push({ from: turn + TILE - x - length, to: turn + TILE - x })
      x += length + 14 + Math.round(next() * 90)
    }
  }
  return { steel: steel.toSorted((a, b) => a.from - b.from), brass }
}

/**
 * The steel dashes as one line with a dash pattern, half as long as a path of
 * them all: the line goes through the first row, down at its end, back through
 * the second, and ends with the last dash.
 */
function zigzag(line: readonly Dash[]): { d: string; pattern: string } {
  const start = line[0]?.from ?? 0
  const end = (line.at(-1)?.to ?? 0) - (ROWS - 1) * (TILE + ROW_HEIGHT)
  const pairs = `V45H${TILE}v18H0V81H${TILE}v18`
  return {
    d: `M${start} 9H${TILE}v18H0${pairs}H${TILE - end}`,
    pattern: line
      .flatMap(({ from, to }, index) => [to - from, (line[index + 1]?.from ?? to) - to])
      .slice(0, -1)
      .join(' '),
  }
}

const { steel, brass } = dashes()
const STEEL = zigzag(steel)

/** The Hudson at night: fills its box with a repeated, never stretched, tile. */
export function Water({ id }: { id: string }) {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width={TILE} height={ROWS * ROW_HEIGHT} patternUnits="userSpaceOnUse">
        <g fill="none" strokeWidth="2.5">
          <path d={STEEL.d} stroke="#1C365D" strokeDasharray={STEEL.pattern} />
          <path d={brass} stroke="#986F2C" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill="#061024" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
