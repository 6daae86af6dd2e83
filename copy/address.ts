import { business } from '#domain/business/business.ts'

const { street, city, region, postalCode } = business.address

/** Address as on an envelope; shown if `business.showAddress` is set. */
export const addressLines = { street, town: `${city}, ${region} ${postalCode}` } as const
