import { CITIES } from '#domain/cities.ts'
import { fill, lineThrough, rectPath, stroke, tenth, type XY } from '../svg.ts'
import { TOKENS, type Token } from '../tokens.ts'
import { project } from './frame.ts'
import { MAP_NAMES } from './names.ts'

/** The business is here, so its pin alone is lit. */
const HOME = 'north-bergen'

/** A key pin, 12 by 25, that points at the town. */
function pin([x, y]: XY): string {
  return `M${tenth(x - 6)} ${tenth(y - 22)}h12v17.4l-6 7.6-6-7.6z`
}

function pins(token: Token, towns: readonly XY[]): string {
  return `<path fill="${TOKENS[token]}" stroke="${TOKENS.ink}" stroke-width="1.6" d="${towns.map(pin).join('')}"/>`
}

/** Leaders from four pins to the names in the river: from, the bank, to. */
const LEADERS: readonly (readonly [XY, XY, XY])[] = [
  [
    [1094, 195.8],
    [1143, 186.8],
    [1158, 184],
  ],
  [
    [1071, 250.4],
    [1101, 254.6],
    [1126, 258],
  ],
  [
    [1036, 371.6],
    [1041, 372.2],
    [1086, 377],
  ],
  [
    [968, 543],
    [990, 549.6],
    [1015, 557],
  ],
]

/** A town is on the map once its name has a place there (names.ts); until then it stands in the lists alone. */
const NAMED = new Set(MAP_NAMES.map(({ text }) => text))

/** The towns' pins with the drivers above them, and the leaders. */
export function markers(): string {
  const places = CITIES.filter(({ name }) => NAMED.has(name)).map((city) => ({
    slug: city.slug,
    at: project(city),
  }))
  const drivers = places.map(({ at: [x, y] }) => rectPath(x - 6, y - 34, 12, 10)).join('')
  const others = places.filter(({ slug }) => slug !== HOME).map(({ at }) => at)
  const home = places.filter(({ slug }) => slug === HOME).map(({ at }) => at)
  return [
    stroke('ink', 1.6, LEADERS.map(([from, bank]) => lineThrough([from, bank])).join('')),
    stroke('brass', 1.6, LEADERS.map(([, bank, to]) => lineThrough([bank, to])).join('')),
    fill('ink', drivers),
    pins('brassLo', others),
    pins('amber', home),
  ].join('')
}
