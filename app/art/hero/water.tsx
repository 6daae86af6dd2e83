/** Dashes of one tile of river: x, row and length; one in seven is brass-lo, a lamp on the water. */
const ROWS = 6
const ROW_HEIGHT = 18
const TILE = 720

function dashes(): { steel: string; brass: string } {
  const paths = { steel: '', brass: '' }
  let seed = 41
  const next = () => (seed = (seed * 73 + 29) % 101) / 101
  let count = 0
  for (let row = 0; row < ROWS; row++) {
    let x = Math.round(next() * 60)
    while (x < TILE - 60) {
      const length = 16 + Math.round(next() * 62)
      count++
      paths[count % 7 === 0 ? 'brass' : 'steel'] += `M${x} ${9 + row * ROW_HEIGHT}h${length}`
      x += length + 14 + Math.round(next() * 90)
    }
  }
  return paths
}

const DASHES = dashes()

/** The Hudson at night: fills its box with a repeated, never stretched, tile. */
export function Water({ id, className }: { id: string; className?: string }) {
  return (
    <svg
      className={`absolute inset-0 ${className ?? ''}`}
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <pattern id={id} width={TILE} height={ROWS * ROW_HEIGHT} patternUnits="userSpaceOnUse">
        <path d={DASHES.steel} stroke="#1C365D" strokeWidth="2.5" />
        <path d={DASHES.brass} stroke="#986F2C" strokeWidth="2.5" />
      </pattern>
      <rect width="100%" height="100%" fill="#061024" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
