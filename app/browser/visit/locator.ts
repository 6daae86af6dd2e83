import { createLocator } from './geolocation.ts'
import { pageMeter } from './visit.ts'

export const locator = createLocator()

/** Takes the location at the first touch of the form, even one before this script. Call it once. */
export function shareLocationWhenTouched(): void {
  pageMeter.onFirstFormTouch(() => void locator.readIfGranted())
}
