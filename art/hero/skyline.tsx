import { TOKENS } from '../tokens.ts'
import { skyline } from './towers.ts'

/** Towers on the zero line, in the fill of what they stand in; `transform` sets them on the key. */
export function Skyline({
  places,
  transform,
}: {
  places: Parameters<typeof skyline>[0]
  transform: string
}) {
  const { outlines, windows } = skyline(places)
  return (
    <g transform={transform}>
      <path d={outlines} />
      <path d={windows} stroke={TOKENS.ink2} strokeWidth="3" strokeDasharray="5" />
    </g>
  )
}
