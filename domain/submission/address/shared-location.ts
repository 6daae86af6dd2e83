import type { VisitorInfo } from '#domain/submission/input.ts'

/** Degrees. */
type Coordinates = NonNullable<VisitorInfo['geolocation']>

/**
 * Returns the address of a visitor who shared the location and typed none:
 * `Near 40.79512, -74.02531 (±12 m)`. Five decimals are about one meter.
 * @param accuracy meters
 */
export function sharedLocationText(at: Coordinates, accuracy: number): string {
  return `Near ${at.latitude.toFixed(5)}, ${at.longitude.toFixed(5)} (±${Math.ceil(accuracy)} m)`
}
