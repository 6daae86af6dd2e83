import type { VisitorInfo } from '#domain/submission.ts'

/** Milliseconds. */
export const LOCATION_OPTIONS = { timeout: 5000, maximumAge: 60_000 } as const

export type Geolocation = NonNullable<VisitorInfo['geolocation']>
export type LocationAnswer = 'added' | 'denied' | 'failed'

/** GeolocationPositionError.PERMISSION_DENIED (W3C Geolocation, 9.1) */
const PERMISSION_DENIED = 1

interface Position {
  readonly coords: { readonly latitude: number; readonly longitude: number }
}

/** What is needed of `navigator`; either part may be missing. */
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

/**
 * Where the visitor is, if the visitor lets us know. Whatever is found
 * waits here; a submission takes what there is and never waits for it.
 */
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
        // A page in a frame without leave, or a browser that has the name but not the thing.
        resolve('failed')
      }
    })
  }

  return {
    fix: (): Geolocation | undefined => fix,

    /** Asks the visitor if need be. */
    request,

    /** Takes the location only where the visitor has agreed before; asks nothing. */
    async takeIfGranted(): Promise<void> {
      try {
        const { permissions } = device()
        const answer = await permissions?.query({ name: 'geolocation' })
        if (answer?.state === 'granted') await request()
      } catch {
        // A browser that does not know this permission: then it is not granted.
      }
    },
  }
}
