import townMap from 'virtual:drawing/town-map'
import { MAP_NARROW, MAP_WIDE } from './frame.ts'
import { MAP_NAMES, type MapName } from './names.ts'

/** Letters on phones are this much larger than on the wide map, in the map's own units. */
const NARROW_SCALE = 1.55

const TONES: Record<MapName['ground'], string> = {
  land: 'fill-ink stroke-card',
  manila: 'fill-ink stroke-manila',
  river: 'fill-card stroke-ink',
  brass: 'fill-ink',
}

function Names({ scale }: { scale: number }) {
  return MAP_NAMES.map(({ text, x, y, anchor, ground, kind, size, rotate }) => (
    <text
      key={text}
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size * scale}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`}
      className={
        kind === 'region'
          ? `map-region ${ground === 'river' ? 'fill-steel-2' : 'fill-ink'}`
          : TONES[ground]
      }
    >
      {text}
    </text>
  ))
}

const viewBox = ({ x, y, width, height }: typeof MAP_WIDE) => `${x} ${y} ${width} ${height}`

/** The eight towns between two rivers. A list beside it carries the links. */
export function TownMapFigure({ alt, className }: { alt: string; className?: string }) {
  return (
    <div role="img" aria-label={alt} className={`town-map ${className ?? ''}`}>
      <img src={townMap} alt="" width="3840" height="940" loading="lazy" />
      <svg viewBox={viewBox(MAP_NARROW)} aria-hidden="true">
        <Names scale={NARROW_SCALE} />
      </svg>
      <svg viewBox={viewBox(MAP_WIDE)} className="map-names-wide" aria-hidden="true">
        <Names scale={1} />
      </svg>
    </div>
  )
}
