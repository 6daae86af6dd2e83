import { business } from '#domain/business/business.ts'

/** Returns the ZIP codes of a town, separated by spaces; '' for a town without any. */
export const zipCodesOf = (town: string): string => (business.zipCodes?.[town] ?? []).join(' ')

/**
 * Returns the towns of a ZIP code, the preferred one first: of towns that share a code, the one that
 * the postal service prefers comes first in business.json. Towns outside the service area are
 * included, so that staff read the town of a ZIP code that is given alone.
 * @param zip five digits
 */
export function townsOfZip(zip: string): readonly string[] {
  return Object.entries(business.zipCodes ?? {}).flatMap(([town, codes]) =>
    codes.includes(zip) ? [town] : [],
  )
}
