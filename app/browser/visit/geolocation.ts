import { sharedLocationText } from '#domain/submission/address/shared-location.ts'
import type { VisitorInfo } from '#domain/submission/input.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Timeout and maximum age, milliseconds. */
const LOCATION_OPTIONS = { timeout: 5000, maximumAge: MINUTE_MS } as const

type Geolocation = NonNullable<VisitorInfo['geolocation']>
export type LocationAnswer = 'added' | 'rough' | 'denied' | 'failed'

/** A less accurate position does not replace an address. */
const MAX_ACCURACY_M = 500

/** GeolocationPositionError.PERMISSION_DENIED (W3C Geolocation, 9.1) */
const PERMISSION_DENIED = 1

/** Locates the visitor with permission. A submission takes a known position and never waits. */
export function createLocator() {
  let position: Geolocation | undefined
  let address = ''

  function request(): Promise<LocationAnswer> {
    return new Promise((resolve) => {
      try {
        const { geolocation }: Partial<Navigator> = navigator
        if (!geolocation) return resolve('failed')
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude, accuracy } }) => {
            position = { latitude, longitude }
            address = sharedLocationText(position, accuracy)
            resolve(accuracy > MAX_ACCURACY_M ? 'rough' : 'added')
          },
          ({ code }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
          LOCATION_OPTIONS,
        )
      } catch {
        // A frame without permission, or a browser with a broken implementation.
        resolve('failed')
      }
    })
  }

  return {
    position: (): Geolocation | undefined => position,

    /** Returns the position as an address; '' without one. */
    address: (): string => address,

    /** Requests the position; may prompt for permission. */
    request,

    /** Takes the position only if permission was granted before; never prompts. */
    async readIfGranted(): Promise<void> {
      try {
        const { permissions }: Partial<Navigator> = navigator
        const answer = await permissions?.query({ name: 'geolocation' })
        if (answer?.state === 'granted') await request()
      } catch {
        // The browser does not know this permission: treat as not granted.
      }
    },
  }
}
