import { drawingAddress } from '#art/drawing-address.ts'
import type { Language } from '#domain/text/language.ts'
import { mapFile, MAP_WIDE } from './frame.ts'
import { mapNames } from './names.ts'
import type { MapName } from './types.ts'

/** Most names are on land and need no class; art.css has the font sizes. */
const classOf = ({ kind, ground }: MapName): string | undefined =>
  [kind === 'region' && 'map-region', ground !== 'land' && `map-on-${ground}`]
    .filter(Boolean)
    .join(' ') || undefined

/** Renders the map of the towns. The links are in a list beside it. */
export function TownMapFigure({
  alt,
  language,
  className = '',
}: {
  alt: string
  language: Language
  className?: string
}) {
  return (
    <div role="img" aria-label={alt} className={`town-map ${className}`.trim()}>
      <img
        src={drawingAddress('town-map')}
        alt=""
        width={mapFile().width}
        height={mapFile().height}
        loading="lazy"
      />
      <svg viewBox={`0 0 ${MAP_WIDE.width} ${MAP_WIDE.height}`} aria-hidden="true">
        {mapNames().map((name) => {
          const { text, x, y, anchor, kind, rotate } = name
          const shown = (language === 'es' ? name.es : undefined) ?? text
          return (
            <text
              key={text}
              x={x}
              y={y}
              textAnchor={anchor === 'start' ? undefined : anchor}
              transform={rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`}
              className={classOf(name)}
            >
              {kind === 'distance' ? (
                <tspan fontSize=".8em" fontWeight="450">
                  {shown}
                </tspan>
              ) : (
                shown
              )}
            </text>
          )
        })}
      </svg>
    </div>
  )
}
