import { createLocator } from './geolocation.ts'
import { pageMeter } from './visit.ts'

/** Where the visitor is, if that is to be known: the one of this page. */
export const locator = createLocator(() => navigator)

/** From the first touch of the form on, be it before this script. Called once. */
export function takeLocationWhenTouched(): void {
  pageMeter.onFirstFormTouch(() => void locator.takeIfGranted())
}
