import type { VisitorInfo } from './input.ts'

/** Degrees. */
type Coordinates = NonNullable<VisitorInfo['geolocation']>

/**
 * Returns the address of a visitor who shared the location and typed none (R160):
 * `Near 40.79512, -74.02531 (±12 m)`. Five decimals are about one meter.
 * @param accuracy meters
 */
export function sharedLocationText(at: Coordinates, accuracy: number): string {
  return `Near ${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)} (±${Math.ceil(accuracy)} m)`
}

/** Reads the coordinates of such an address, also of ones that a visitor copied from a map. */
export function coordinatesInText(text: string): Coordinates | null {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d{3,}),\s*(-?\d{1,3}\.\d{3,})/.exec(text) ?? []
  return latitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) }
}
