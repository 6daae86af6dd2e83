import type { business } from '#domain/business.ts'
import type { GroupId } from '#domain/services.ts'

export type OfferKey = keyof typeof business.offers

/** Starting prices that a category's page states. */
export const OFFERS_BY_GROUP: Readonly<Record<GroupId, readonly OfferKey[]>> = {
  emergency: ['emergencyLockout'],
  residential: ['emergencyLockout', 'lockInstallation'],
  commercial: ['emergencyLockout', 'lockInstallation'],
  automotive: ['emergencyLockout'],
}

export const ALL_OFFERS: readonly OfferKey[] = ['emergencyLockout', 'lockInstallation']
