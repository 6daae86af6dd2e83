import type { Outside } from './load-outside.ts'

export const loadAddressHelp = () => import('./address-help.tsx')
export const loadRecaptchaCheck = () => import('./recaptcha-check.tsx')

/**
 * Fetches what the chosen services are shown with. Rejects when some of it
 * does not arrive: shown without it, a service would take the form down.
 */
export async function loadParts({ maps, recaptcha }: Outside): Promise<void> {
  await Promise.all([maps && loadAddressHelp(), recaptcha && loadRecaptchaCheck()])
}
