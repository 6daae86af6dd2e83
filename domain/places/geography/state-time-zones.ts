/** States by the time zone of most of their people, as IANA names. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}

/** States of which a part has another time zone. */
const SECOND_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'TN',
  'America/Chicago': 'FL IN KY MI',
  'America/Denver': 'AZ KS NE NV ND OR SD TX',
  'America/Los_Angeles': 'ID',
  'America/Adak': 'AK',
}

const zonesIn = (table: Readonly<Record<string, string>>, state: string): readonly string[] =>
  Object.entries(table).flatMap(([zone, states]) =>
    states.split(' ').includes(state) ? [zone] : [],
  )

/** Returns the time zones of a state (two letters), its main one first; none for an unknown one. */
export const zonesOfState = (state: string): readonly string[] => [
  ...zonesIn(MAIN_ZONES, state),
  ...zonesIn(SECOND_ZONES, state),
]

/** A day in winter and one in summer, of which only one has daylight saving time. */
const DAYS = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')] as const

/** Returns the hours of these days at the same instants, such as '7 8'. */
const clocksIn = (timeZone: string): string =>
  DAYS.map((day) => day.toLocaleString('en-US', { timeZone, hour: 'numeric' })).join(' ')

/**
 * Checks for a zone whose clocks show the time of the state, so that America/Boise is right for
 * Idaho. True for an unknown state.
 */
export function isZoneOfState(timeZone: string, state: string): boolean {
  const zones = zonesOfState(state)
  return zones.length === 0 || zones.some((zone) => clocksIn(zone) === clocksIn(timeZone))
}
