import type { VisitorInfo } from '#domain/submission/input.ts'

/** Timeout and maximum age, milliseconds. */
export const LOCATION_OPTIONS = { timeout: 5000, maximumAge: 60_000 } as const

export type Geolocation = NonNullable<VisitorInfo['geolocation']>
export type LocationAnswer = 'added' | 'denied' | 'failed'

/** GeolocationPositionError.PERMISSION_DENIED (W3C Geolocation, 9.1) */
const PERMISSION_DENIED = 1

interface Position {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** The part of `navigator` that is used; either may be missing. */
export interface Locatable {
  readonly geolocation?:
    | {
        getCurrentPosition(
          found: (position: Position) => void,
          failed: (error: { readonly code: number }) => void,
          options: typeof LOCATION_OPTIONS,
        ): void
      }
    | undefined
  readonly permissions?:
    | { query(of: { name: 'geolocation' }): Promise<{ readonly state: string }> }
    | undefined
}

/** Locates the visitor with permission. A submission takes the position if it is known and never waits for it. */
export function createLocator(device: () => Locatable) {
  let fix: Geolocation | undefined

  function request(): Promise<LocationAnswer> {
    return new Promise((resolve) => {
      try {
        const { geolocation } = device()
        if (!geolocation) return resolve('failed')
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => {
            fix = { latitude, longitude }
            resolve('added')
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
    fix: (): Geolocation | undefined => fix,

    /** Requests the position; may prompt for permission. */
    request,

    /** Takes the position only if permission was granted before; never prompts. */
    async takeIfGranted(): Promise<void> {
      try {
        const { permissions } = device()
        const answer = await permissions?.query({ name: 'geolocation' })
        if (answer?.state === 'granted') await request()
      } catch {
        // The browser does not know this permission: treat as not granted.
      }
    },
  }
}
