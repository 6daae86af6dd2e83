/**
 * Joins street and unit of an address (R50): `12 Sample St Unit 4B`. The page sends them joined
 * already; the street is then what precedes the unit. No other function knows this form.
 * @param address trimmed; '' stays so
 * @param unit trimmed; none if '', `null` or missing
 */
export function joinUnit(
  address: string,
  unit?: string | null,
): { readonly street: string; readonly address: string } {
  const suffix = unit ? ` Unit ${unit}` : ''
  if (address === '' || suffix === '') return { street: address, address }
  return address.endsWith(suffix)
    ? { street: address.slice(0, -suffix.length), address }
    : { street: address, address: address + suffix }
}
