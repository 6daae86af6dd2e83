/**
 * ZIP codes of every town in Hudson County, those outside the service area included, so that staff
 * read the town of a ZIP code that is given alone. Data of the business: replace it for another
 * county, or leave it empty. Of towns that share a code, the one that the postal service prefers
 * comes first. Includes codes of post-office boxes and of single large recipients.
 * Source: United States Postal Service, "Cities by ZIP Code" (tools.usps.com/zip-code-lookup.htm).
 */
const ZIP_CODES_BY_TOWN: Readonly<Record<string, string>> = {
  Bayonne: '07002',
  Harrison: '07029',
  'East Newark': '07029',
  Hoboken: '07030',
  Kearny: '07032 07099',
  'North Bergen': '07047',
  Weehawken: '07086',
  'Union City': '07087',
  'West New York': '07093',
  Guttenberg: '07093',
  Secaucus: '07094 07096',
  'Jersey City': '07097 07302 07303 07304 07305 07306 07307 07308 07309 07310 07311 07395 07399',
}

/** Returns the ZIP codes of a town, separated by spaces; '' for a town without any. */
export const zipCodesOf = (town: string): string => ZIP_CODES_BY_TOWN[town] ?? ''

/**
 * Returns the towns of a ZIP code, the preferred one first.
 * @param zip five digits
 */
export function townsOfZip(zip: string): readonly string[] {
  return Object.entries(ZIP_CODES_BY_TOWN).flatMap(([town, codes]) =>
    codes.split(' ').includes(zip) ? [town] : [],
  )
}
