import type { business } from '#domain/business.ts'

export type OfferKey = keyof typeof business.offers
