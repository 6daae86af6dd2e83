import { cleanLine } from '#domain/text/clean-text.ts'
import { business } from '#domain/business/business.ts'
import { locationOf, townInText, zipOf } from '#domain/places/lead-town.ts'
import { townsOfZip } from '#domain/places/zip-codes.ts'
import type { Lead } from '#server/db/tables/lead.ts'

type MapLocation = Pick<Lead, 'address' | 'street' | 'visitor_info'>

/** Matches a ZIP code alone, with or without its four-digit extension. */
const ZIP_ONLY_PATTERN = /^\s*(\d{5})(?:-\d{4})?\s*$/

/** Returns the coordinates of a lead as `LATITUDE,LONGITUDE` in degrees. */
export function coordinatesOf(lead: Pick<Lead, 'address' | 'visitor_info'>): string | null {
  const at = locationOf(lead)
  return at ? cleanLine(`${at.latitude},${at.longitude}`) : null
}

/**
 * Builds the map link of a lead for mail, board and accept page: coordinates where there are any,
 * else the address.
 */
export function mapHref(lead: MapLocation): string {
  return mapSearchHref(coordinatesOf(lead) ?? searchTextOf(lead))
}

/**
 * Builds the link of the address line. The device may be elsewhere than the job, so an address that
 * a map can find is searched for.
 */
export function addressHref(lead: MapLocation): string {
  const isFindable = townInText(lead.address) !== null || zipOf(lead.address) !== null
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
  const street = cleanLine(stored ?? address)
  const [town] = townsOfZip(ZIP_ONLY_PATTERN.exec(street)?.[1] ?? '')
  return town === undefined ? street : `${town}, ${business.address.region} ${street.trim()}`
}
