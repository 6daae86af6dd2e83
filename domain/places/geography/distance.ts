export interface Coordinates {
  /** Degrees. */
  readonly latitude: number
  /** Degrees; negative west of Greenwich. */
  readonly longitude: number
}

const EARTH_MILES = 3958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Computes the great-circle distance in miles (haversine). */
export function milesBetween(one: Coordinates, two: Coordinates): number {
  const [a, b] = [radians(one.latitude), radians(two.latitude)]
  const north = Math.sin((b - a) / 2) ** 2
  const east = Math.sin(radians(two.longitude - one.longitude) / 2) ** 2
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(north + Math.cos(a) * Math.cos(b) * east))
}
