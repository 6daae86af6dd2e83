import townMap from 'virtual:drawing/town-map'
import { CITIES, type City } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { tenth } from '../svg.ts'
import { MAP_WIDE, project } from './frame.ts'
import { HOME, MARK } from './mark.ts'
import { MAP_NAMES, type MapName, nameOnMap } from './names.ts'

/** Names on land need no class, being the most; art.css has the letters' sizes. */
const classOf = ({ kind, ground }: MapName): string | undefined =>
  [kind === 'region' && 'map-region', ground !== 'land' && `map-on-${ground}`]
    .filter(Boolean)
    .join(' ') || undefined

/** Around a mark: what can be pointed at stays where it is while the mark is lifted. */
const REACH = 'M-16-40h32v48h-32z'

/**
 * The eight towns between two rivers, each with its mark and name, in the
 * order of `CITIES`. A list beside it carries the links for whoever reads or
 * uses keys; the marks lead there too, for those who point, and list and mark
 * lift one another (town-map.css).
 */
export function TownMapFigure({ alt }: { alt: string }) {
  return (
    <div className="town-map">
      <img src={townMap} alt={alt} width="3840" height="940" loading="lazy" />
      <svg viewBox={`0 0 ${MAP_WIDE.width} ${MAP_WIDE.height}`} aria-hidden="true">
        {CITIES.map((city) => (
          <Town key={city.slug} city={city} />
        ))}
        {MAP_NAMES.filter(({ kind }) => kind === 'region').map((region) => (
          <Name key={region.text} name={region} />
        ))}
      </svg>
    </div>
  )
}

function Town({ city }: { city: City }) {
  const [x, y] = project(city)
  const name = nameOnMap(city)
  // Not on the map yet; its place among the towns stays, since list and mark find each other by it.
  if (!name) return <g />
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)})`} className={homeOf(city)}>
      <a href={cityPath(city.slug)} tabIndex={-1}>
        <path d={REACH} />
        <g>
          <path d={MARK.driver} />
          <path d={MARK.pin} />
        </g>
        <Name name={{ ...name, x: name.x - x, y: name.y - y }} />
      </a>
    </g>
  )
}

const homeOf = ({ slug }: City): string | undefined => (slug === HOME ? 'map-home' : undefined)

function Name({ name }: { name: MapName }) {
  const { text, anchor, rotate } = name
  const [x, y] = [tenth(name.x), tenth(name.y)]
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={rotate === undefined ? undefined : `rotate(${rotate} ${x} ${y})`}
      className={classOf(name)}
    >
      {text}
    </text>
  )
}
