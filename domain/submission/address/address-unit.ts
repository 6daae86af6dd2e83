/** What a unit may begin with instead of a bare number; `Unit` before it would say it twice. */
const DESIGNATION =
  /^(?:#|(?:unit|unidad|apt|apto|apartment|apartamento|depto|ste|suite|oficina|fl|floor|piso|rm|room|bldg|building|basement|bsmt|rear)(?![a-zé]))/i

/**
 * Joins street and unit of an address: `12 Sample St Unit 4B`, or `12 Sample St Apt 4B` for a
 * unit that says what it is. The page sends them joined already; the street is then what precedes
 * the unit. No other function knows this form.
 * @param address trimmed; '' stays so
 * @param unit trimmed; none if '', `null` or missing
 */
export function joinUnit(
  address: string,
  unit?: string | null,
): { readonly street: string; readonly address: string } {
  if (address === '' || !unit) return { street: address, address }
  // Pages from before designations were known send both.
  const suffixes = [` Unit ${unit}`, ...(DESIGNATION.test(unit) ? [` ${unit}`] : [])]
  const joined = suffixes.find((suffix) => address.endsWith(suffix))
  return joined === undefined
    ? { street: address, address: `${address}${suffixes[suffixes.length - 1]}` }
    : { street: address.slice(0, -joined.length), address }
}
