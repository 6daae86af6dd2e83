import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { allTowns } from '#domain/places/towns.ts'
import { leadAddress } from '#server/board/addresses.ts'
import type { OpenLeadView } from './group-leads.ts'
import {
  PIN_STEP,
  type Place,
  mapPlaces,
  placeNames,
  roomForPins,
  type Side,
  SIZE,
} from './map-layout.ts'

const MAX_PINS_PER_TOWN = 4
/** Above the larger pin of the most urgent lead. */
const ABOVE_PIN = 62

interface BoardMapProps {
  /** The most urgent first; amber are those that nobody has. */
  readonly leads: readonly OpenLeadView[]
  readonly language: Language
}

/**
 * Renders the towns with a pin for each open lead, for a screen that has room beside the list. A
 * lead without a town is left to the list.
 */
export function BoardMap({ leads, language }: BoardMapProps) {
  if (allTowns().length < 2) return null
  const byTown = Map.groupBy(leads, ({ town }) => town ?? '')
  const waits = new Map(
    [...byTown].map(([town, here]) => [
      town,
      here.find((lead) => lead.waits !== null)?.waits ?? '',
    ]),
  )
  const sides = placeNames(waits)
  return (
    <div
      className="map"
      role="group"
      aria-label={BOARD_MESSAGES[language].lead.map}
      data-live="map"
    >
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}>
        {mapPlaces().map((place) => (
          <TownOnMap
            key={place.town.name}
            place={place}
            side={sides.get(place.town.name) ?? null}
            room={roomForPins(place, sides)}
            waits={waits.get(place.town.name) ?? ''}
            leads={byTown.get(place.town.name) ?? []}
            first={leads[0]}
            language={language}
          />
        ))}
      </svg>
    </div>
  )
}

interface TownOnMapProps {
  readonly place: Place
  /** On which side the name is; `null` if there is no room for it. */
  readonly side: Side | null
  /** How many pins fit. */
  readonly room: number
  /** How long its most urgent lead has waited, in words; '' if none waits. */
  readonly waits: string
  readonly leads: readonly OpenLeadView[]
  /** The most urgent lead of all towns, whose pin is larger. */
  readonly first: OpenLeadView | undefined
  readonly language: Language
}

function TownOnMap({ place, side, room, waits, leads, first, language }: TownOnMapProps) {
  const { town, x, y } = place
  const pinX = (index: number): number => x - (side ?? 1) * index * PIN_STEP
  // The number of the others takes the place of a pin, or stands above the only one.
  const pins = leads.length <= room ? room : Math.max(1, room - 1)
  const shown = Math.min(pins, MAX_PINS_PER_TOWN)
  const rest = leads.length - shown
  return (
    <>
      <circle cx={x} cy={y} r="5" />
      {side !== null && (
        <text x={x + side * 16} y={y + 6} textAnchor={side === 1 ? undefined : 'end'}>
          {town.name}
          {waits !== '' && (
            <>
              {' '}
              <tspan>{waits}</tspan>
            </>
          )}
        </text>
      )}
      {leads.slice(0, shown).map((lead, index) => (
        <Pin
          key={lead.id}
          lead={lead}
          language={language}
          at={`translate(${pinX(index)} ${y})${lead === first && lead.waits !== null ? ' scale(1.5)' : ''}`}
        />
      ))}
      {rest > 0 && (
        <text
          x={room === 1 ? x : pinX(shown)}
          y={room === 1 ? y - ABOVE_PIN : y - 12}
          textAnchor="middle"
        >
          {`+${rest}`}
        </text>
      )}
    </>
  )
}

interface PinProps {
  readonly lead: OpenLeadView
  readonly language: Language
  readonly at: string
}

/**
 * Renders a stake of the logo; the address differs from the list's, so that a link is found by it.
 */
function Pin({ lead: { id, service, town, state, waits }, language, at }: PinProps) {
  const text = [service, town, state, waits && BOARD_MESSAGES[language].waits(waits)]
    .filter(Boolean)
    .join(', ')
  return (
    <a
      href={`${leadAddress(id)}#top`}
      aria-label={text}
      className={waits === null ? 'taken' : 'waiting'}
    >
      <title>{text}</title>
      <g transform={at}>
        <path className="area" d="M-12-46h24V2h-24z" />
        <path d="M-6-21h12v13l-6 8-6-8z M-6-24h12v-13l-6-8-6 8z" />
      </g>
    </a>
  )
}
