import type { Copy } from '#copy/loader/copy.ts'
import type { Backend } from '#form/api/backend.ts'
import { loadSetting, type Providers } from '#form/api/site-query.ts'
import { createGoogleMaps, type GoogleMaps } from './google-maps.ts'
import { createRecaptcha, type Recaptcha } from './recaptcha.ts'
import { pageHost } from './script-loader.ts'

/** Third-party services that the owner has chosen; `null` for self-hosted ones. */
export interface ThirdPartyServices {
  readonly maps: GoogleMaps | null
  readonly recaptcha: Recaptcha | null
  /** Whether a text message with the arrival time is offered. */
  readonly arrivalSms: boolean
}

/** Services of this document. Kept for a form that is rendered again, because a script may load only once. */
let maps: GoogleMaps | undefined
let recaptcha: Recaptcha | undefined

/** Loads the scripts of the chosen providers. A lazy chunk that is not fetched for self-hosted ones. */
export function loadThirdParty(
  { captcha, address, arrivalSms }: Providers,
  backend: Backend,
  messages: Copy['requestForm']['thirdParty'],
): ThirdPartyServices {
  const host = pageHost()
  const key = () => loadSetting(backend, 'GOOGLE_MAPS_API_KEY')
  const siteKey = () => loadSetting(backend, 'recaptcha_site_key')
  const chosen: ThirdPartyServices = {
    maps: address === 'google' ? (maps ??= createGoogleMaps({ key, copy: messages, host })) : null,
    arrivalSms,
    recaptcha:
      captcha === 'recaptcha'
        ? (recaptcha ??= createRecaptcha({ siteKey, copy: messages, host }))
        : null,
  }
  chosen.maps?.script.load()
  chosen.recaptcha?.script.load()
  return chosen
}
