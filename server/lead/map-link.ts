import { business } from '#domain/business.ts'
import { UNKNOWN_TOWN, townOfAddress } from '#domain/town-of-address.ts'
import { townOfZip } from '#domain/zip-codes.ts'
import type { Lead } from '#server/store/store.ts'
import { toSingleLine } from './display-text.ts'

type MapLocation = Pick<Lead, 'address' | 'street' | 'visitor_info'>

const ZIP_PATTERN = /\b\d{5}\b/
/** Matches a ZIP code alone, with or without its four-digit extension. */
const ZIP_ONLY_PATTERN = /^\s*(\d{5})(?:-\d{4})?\s*$/

/** Returns the coordinates that the visitor's device shared, as `LATITUDE,LONGITUDE` in degrees. */
export function coordinatesOf({ visitor_info }: Pick<Lead, 'visitor_info'>): string | null {
  const at = visitor_info?.geolocation
  return at ? toSingleLine(`${at.latitude},${at.longitude}`) : null
}

/** Builds the map link of a lead for mail, board and accept page: coordinates where there are any, else the address. */
export function mapHref(lead: MapLocation): string {
  return mapSearchHref(coordinatesOf(lead) ?? searchTextOf(lead))
}

/**
 * Builds the link of the address line. The device may be elsewhere than the job, so an address that
 * a map can find is searched for.
 */
export function addressHref(lead: MapLocation): string {
  const isFindable = townOfAddress(lead.address) !== UNKNOWN_TOWN || ZIP_PATTERN.test(lead.address)
  return isFindable ? mapSearchHref(searchTextOf(lead)) : mapHref(lead)
}

export function mapSearchHref(query: string): string {
  return `https://maps.google.com/?q=${encodeURIComponent(query)}`
}

/**
 * Returns the address without its unit, which maps do not know; adds town and state to a ZIP code
 * alone.
 */
function searchTextOf({ address, street: stored }: MapLocation): string {
  const street = toSingleLine(stored ?? address)
  const town = townOfZip(ZIP_ONLY_PATTERN.exec(street)?.[1] ?? '')
  return town === undefined ? street : `${town.name}, ${business.address.region} ${street.trim()}`
}
