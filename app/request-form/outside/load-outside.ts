import type { Backend } from '#app/api/backend.ts'
import { loadProviders, loadSetting } from '#app/api/site-query.ts'
import type { Copy } from '#app/copy/copy.ts'
import type { GoogleMaps } from '#app/third-party/google-maps.ts'
import { pageMaps, pageRecaptcha } from '#app/third-party/page-services.ts'
import type { Recaptcha } from '#app/third-party/recaptcha.ts'

/** The outside services that the owner has chosen; null where ours do the work (R45). */
export interface Outside {
  readonly maps: GoogleMaps | null
  readonly recaptcha: Recaptcha | null
}

/** Asks which providers are chosen and starts to load their scripts (R43, R45). */
export async function loadOutside(
  backend: Backend,
  words: Copy['requestForm']['thirdParty'],
): Promise<Outside> {
  const { captcha, address } = await loadProviders(backend)
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
