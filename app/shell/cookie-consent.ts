import { deviceValues, type SafeStorage } from '#app/visitor/safe-storage.ts'

/** R28, R52 */
const CONSENT_KEY = 'cookieConsent'
const ACCEPTED = 'accepted'

type ConsentStorage = Pick<SafeStorage, 'get' | 'set'>

/** True when this device has accepted before (R28). */
export function hasConsent(storage: ConsentStorage = deviceValues): boolean {
  return storage.get(CONSENT_KEY) !== null
}

/** Both buttons of the banner end here (R28). A browser that keeps nothing asks again on its next page. */
export function giveConsent(storage: ConsentStorage = deviceValues): void {
  storage.set(CONSENT_KEY, ACCEPTED)
}
