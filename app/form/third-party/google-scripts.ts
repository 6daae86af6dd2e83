import type { Copy } from '#copy/loader/copy.ts'
import { pageSettings } from '#app/form/api/settings.ts'
import { createGoogleMaps, type GoogleMaps } from './google-maps.ts'
import { createRecaptcha, type Recaptcha } from './recaptcha.ts'

type Messages = Copy['submissionForm']['thirdParty']

/** Services of this document, kept for a form rendered again: a script may load only once. */
let maps: GoogleMaps | undefined
let recaptcha: Recaptcha | undefined

/** Starts to load Google's maps. In a lazy chunk that is not fetched for self-hosted services. */
export function loadMaps(copy: Messages): GoogleMaps {
  const key = () => pageSettings.loadSetting('GOOGLE_MAPS_API_KEY')
  maps ??= createGoogleMaps(key, copy)
  maps.script.load()
  return maps
}

export function loadRecaptcha(copy: Messages): Recaptcha {
  const siteKey = () => pageSettings.loadSetting('recaptcha_site_key')
  recaptcha ??= createRecaptcha(siteKey, copy)
  recaptcha.script.load()
  return recaptcha
}
