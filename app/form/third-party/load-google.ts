import type { Copy } from '#copy/loader/copy.ts'
import type { Providers } from '#app/form/api/settings.ts'
import type { GoogleMaps } from './google-maps.ts'
import type { Recaptcha } from './recaptcha.ts'

/** Third-party services that the owner has chosen; `null` for self-hosted ones. */
export interface ThirdPartyServices {
  readonly maps: GoogleMaps | null
  readonly recaptcha: Recaptcha | null
}

export const NO_THIRD_PARTY: ThirdPartyServices = { maps: null, recaptcha: null }

export const loadAddressHelp = () => import('./address-help.tsx')
export const loadRecaptchaCheck = () => import('./recaptcha-check.tsx')

/**
 * Loads the chosen services with their components. Rejects if one of our chunks fails: a service
 * without its component would break the form.
 */
export async function loadChosenServices(
  { address, captcha }: Providers,
  messages: Copy['submissionForm']['thirdParty'],
): Promise<ThirdPartyServices> {
  const google = address === 'google'
  const recaptcha = captcha === 'recaptcha'
  if (!google && !recaptcha) return NO_THIRD_PARTY
  const [services] = await Promise.all([
    import('./google-scripts.ts'),
    google && loadAddressHelp(),
    recaptcha && loadRecaptchaCheck(),
  ])
  return {
    maps: google ? services.loadMaps(messages) : null,
    recaptcha: recaptcha ? services.loadRecaptcha(messages) : null,
  }
}
