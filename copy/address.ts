import { business } from '#domain/business.ts'

const { street, city, region, postalCode } = business.address

/** As it stands on an envelope; shown where `business.showAddress` says so. */
export const addressLines = { street, town: `${city}, ${region} ${postalCode}` } as const
