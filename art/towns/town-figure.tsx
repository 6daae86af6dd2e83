import { TOWN_SIZE, type TownLabel, type TownMap } from './types.ts'

interface TownFigureProps {
  readonly town: TownMap
  readonly copy: { readonly mapAlt: string; readonly mapLabels: Readonly<Record<string, string>> }
}

/** Renders the town from above with labels, extending under the header and to the right edge. */
export function TownFigure({ town, copy }: TownFigureProps) {
  const { labels, shapes } = town
  return (
    <svg
      role="img"
      aria-label={copy.mapAlt}
      viewBox={`0 0 ${TOWN_SIZE.width} ${TOWN_SIZE.height}`}
      className="town-figure"
    >
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
      {Object.entries(labels).map(([key, label]) => (
        <Name key={key} {...label} text={copy.mapLabels[key] ?? ''} />
      ))}
    </svg>
  )
}

function Name({ x, y, rotate, anchor, tone, text }: TownLabel & { readonly text: string }) {
  return (
    <text
      x={x}
      y={y}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`}
      textAnchor={anchor}
      className={`town-name-${tone}`}
    >
      {text}
    </text>
  )
}
