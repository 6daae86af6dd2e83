import type { Backend } from '#form/api/backend.ts'
import { loadSetting, type Providers } from '#form/api/site-query.ts'
import type { Copy } from '#copy/loader/copy.ts'
import type { GoogleMaps } from '#form/third-party/google-maps.ts'
import { pageMaps, pageRecaptcha } from '#form/third-party/page-services.ts'
import type { Recaptcha } from '#form/third-party/recaptcha.ts'

/** Third-party services that the owner has chosen; `null` for self-hosted ones. */
export interface ThirdPartyServices {
  readonly maps: GoogleMaps | null
  readonly recaptcha: Recaptcha | null
}

/** Loads the scripts of the chosen providers. A lazy chunk that is not fetched for self-hosted ones. */
export function loadThirdParty(
  { captcha, address }: Providers,
  backend: Backend,
  words: Copy['requestForm']['thirdParty'],
): ThirdPartyServices {
  const maps =
    address === 'google' ? pageMaps(() => loadSetting(backend, 'GOOGLE_MAPS_API_KEY'), words) : null
  const recaptcha =
    captcha === 'recaptcha'
      ? pageRecaptcha(() => loadSetting(backend, 'recaptcha_site_key'), words)
      : null
  maps?.script.load()
  recaptcha?.script.load()
  return { maps, recaptcha }
}
