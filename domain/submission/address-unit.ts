/** The unit at the end of an address (R50): `12 Sample St Unit 4B`. */

const unitSuffix = (unit: string): string => ` Unit ${unit}`

/**
 * The address with its unit, as it is sent and stored; appended only once.
 * @param address trimmed; '' stays so
 * @param unit trimmed; '' or null for none
 */
export function withUnit(address: string, unit: string | null): string {
  if (address === '' || unit === null || unit === '') return address
  return address.endsWith(unitSuffix(unit)) ? address : address + unitSuffix(unit)
}

/** The street alone, for a map, which knows no units; an address that does not end with its unit stays whole. */
export function withoutUnit(address: string, unit: string | null): string {
  return unit !== null && address.endsWith(unitSuffix(unit))
    ? address.slice(0, -unitSuffix(unit).length)
    : address
}
