/** A place on the earth, in degrees: north and east are positive. */
interface Place {
  readonly latitude: number
  readonly longitude: number
}

const DEGREE = Math.PI / 180
/** The sun at dusk and dawn: the end of civil twilight, when street lamps are needed. */
const DUSK_ALTITUDE = -6 * DEGREE
/** Noon of 1 January 2000, milliseconds since the epoch. */
const EPOCH_2000 = 946_728_000_000
const DAY_MS = 86_400_000

/**
 * Returns whether it is dark at a place, between dusk and dawn. The sun's position is that of the
 * Astronomical Almanac's low-precision formulas: within a minute until 2050.
 * @param now milliseconds since the epoch
 */
export function isNight(now: number, { latitude, longitude }: Place): boolean {
  const { sin, cos } = Math
  const days = (now - EPOCH_2000) / DAY_MS
  const anomaly = (357.529 + 0.98560028 * days) * DEGREE
  const along =
    (280.459 + 0.98564736 * days + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly)) * DEGREE
  const tilt = 23.439 * DEGREE
  const declination = Math.asin(sin(tilt) * sin(along))
  const ascension = Math.atan2(cos(tilt) * sin(along), cos(along))
  const siderealTime = (280.46062 + 360.98564737 * days + longitude) * DEGREE
  const altitude = Math.asin(
    sin(latitude * DEGREE) * sin(declination) +
      cos(latitude * DEGREE) * cos(declination) * cos(siderealTime - ascension),
  )
  return altitude < DUSK_ALTITUDE
}
