import type { Business } from '#domain/business/schema/schema.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'

/** The business name as delivered. */
export const DEFAULT_BUSINESS_NAME = 'Palisade Lock & Key'

/** Names of the delivered area. Pages of a business in another county name none of them. */
export const DEFAULT_AREA_NAMES = [
  'Hudson',
  'Hackensack',
  'Manhattan',
  'Bergenline',
  'Palisades',
  'North Bergen',
  'Union City',
  'West New York',
  'Guttenberg',
  'Weehawken',
  'Jersey City',
  'Hoboken',
  'Secaucus',
] as const

/** Checks for a business in the delivered area, for which drawings and some texts were made. */
export const isInDefaultArea = ({ address }: Pick<Business, 'address'>): boolean =>
  address.county === 'Hudson County' && address.region === 'NJ'

/** Checks for a town that shares the name of a delivered one, as Union City in California does. */
export const isNamesake = (
  town: Readonly<Record<'latitude' | 'longitude', number>> & { readonly name: string },
): boolean =>
  DEFAULT_AREA_NAMES.some((name) => name === town.name) &&
  milesBetween(town, { latitude: 40.77, longitude: -74.04 }) > 15

/** Delivered facts as pages write them. Under another business name each one is a leftover. */
export const DEFAULT_BUSINESS_FACTS = [
  DEFAULT_BUSINESS_NAME,
  '(201) 555-0142',
  '2015550142',
  '(201) 555-0168',
  '2015550168',
  'palisade.example',
  '34LX00000000',
  '34LX00000001',
  '100 Example Avenue',
] as const
