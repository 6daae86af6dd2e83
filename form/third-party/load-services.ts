import type { Copy } from '#copy/loader/copy.ts'
import type { Backend } from '#form/api/backend.ts'
import type { Providers } from '#form/api/site-query.ts'
import type { ThirdPartyServices } from './services.ts'

export const loadAddressHelp = () => import('./address-help.tsx')
export const loadRecaptchaCheck = () => import('./recaptcha-check.tsx')

/** No third party is used. */
export const NO_THIRD_PARTY: ThirdPartyServices = {
  maps: null,
  recaptcha: null,
  arrivalSms: false,
}

/**
 * Loads the chosen services with their components. Rejects if one of our chunks fails: a service
 * without its component would break the form.
 */
export async function loadChosenServices(
  providers: Providers,
  backend: Backend,
  messages: Copy['requestForm']['thirdParty'],
): Promise<ThirdPartyServices> {
  const google = providers.address === 'google'
  const recaptcha = providers.captcha === 'recaptcha'
  if (!google && !recaptcha) return { ...NO_THIRD_PARTY, arrivalSms: providers.arrivalSms }
  const [{ loadThirdParty }] = await Promise.all([
    import('./services.ts'),
    google && loadAddressHelp(),
    recaptcha && loadRecaptchaCheck(),
  ])
  return loadThirdParty(providers, backend, messages)
}
