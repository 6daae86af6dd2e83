import type { Copy } from '#copy/loader/copy.ts'
import { createGoogleMaps, type GoogleMaps } from './google-maps.ts'
import { createRecaptcha, type Recaptcha } from './recaptcha.ts'
import { pageHost } from './script-loader.ts'

type Words = Copy['requestForm']['thirdParty']

let maps: GoogleMaps | undefined
let recaptcha: Recaptcha | undefined

/**
 * Returns Google Maps for this document, shared by all forms, because its script may be loaded only
 * once.
 * @param key reads the setting GOOGLE_MAPS_API_KEY; rejects with the reason
 */
export function pageMaps(key: () => Promise<string>, words: Words): GoogleMaps {
  maps ??= createGoogleMaps({ key, words, host: pageHost() })
  return maps
}

/**
 * Returns reCAPTCHA for this document, shared likewise.
 * @param siteKey reads the setting recaptcha_site_key; rejects with the reason
 */
export function pageRecaptcha(siteKey: () => Promise<string>, words: Words): Recaptcha {
  recaptcha ??= createRecaptcha({ siteKey, words, host: pageHost() })
  return recaptcha
}
