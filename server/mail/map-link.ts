import { business } from '#domain/business.ts'
import { ELSEWHERE, townOf } from '#domain/town.ts'
import { withoutUnit } from '#domain/unit-address.ts'
import { townOfZip } from '#domain/zip-codes.ts'
import type { Lead } from '#server/store/store.ts'
import { oneLine } from './clean.ts'

type Place = Pick<Lead, 'address' | 'unit_number' | 'visitor_info'>

const ZIP = /\b\d{5}\b/
/** Nothing but a ZIP code, with or without its four-digit extension. */
const ZIP_ALONE = /^\s*(\d{5})(?:-\d{4})?\s*$/

/** Returns the coordinates that the visitor's device shared, as `LATITUDE,LONGITUDE` in degrees. */
export function coordinatesOf({ visitor_info }: Pick<Lead, 'visitor_info'>): string | null {
  const at = visitor_info?.geolocation
  return at ? oneLine(`${at.latitude},${at.longitude}`) : null
}

/** Builds the map link of a lead for mail, board and take page: coordinates where there are any, else the address. */
export function mapHref(lead: Place): string {
  return mapSearchHref(coordinatesOf(lead) ?? searchTextOf(lead))
}

/**
 * Builds the link of the address line. The device may be elsewhere than the
 * door, so an address that a map can find is searched for as it is.
 */
export function addressHref(lead: Place): string {
  const isFindable = townOf(lead.address) !== ELSEWHERE || ZIP.test(lead.address)
  return isFindable ? mapSearchHref(searchTextOf(lead)) : mapHref(lead)
}

export function mapSearchHref(query: string): string {
  return `https://maps.google.com/?q=${encodeURIComponent(query)}`
}

/** The address without its unit, which maps do not know; a ZIP code alone gets its town and state. */
function searchTextOf({ address, unit_number }: Place): string {
  const street = oneLine(withoutUnit(address, unit_number))
  const town = townOfZip(ZIP_ALONE.exec(street)?.[1] ?? '')
  return town === undefined ? street : `${town.name}, ${business.address.region} ${street.trim()}`
}
