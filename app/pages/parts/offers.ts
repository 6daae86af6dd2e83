import type { business } from '#domain/business.ts'

export type OfferKey = keyof typeof business.offers

/** The offer that a page is about, if it is about one (R7): each lockout, and each lock that is fitted new. */
export function offerOf(path: string): OfferKey | undefined {
  if (path.startsWith('/services/emergency-locksmith')) return 'emergencyLockout'
  if (path.endsWith('/lock-replacement') || path.endsWith('/residential-locksmith'))
    return 'lockInstallation'
  return undefined
}
