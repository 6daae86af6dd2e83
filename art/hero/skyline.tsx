import { tokens } from '../tokens.ts'
import { skyline } from './towers.ts'

/** Renders towers on the zero line in the current fill; `transform` positions them on the key. */
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
      <path d={windows} stroke={tokens().ink2} strokeWidth="3" strokeDasharray="5" />
    </g>
  )
}
